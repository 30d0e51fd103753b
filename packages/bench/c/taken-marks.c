#include "taken-marks.h"

#include <string.h>

void make_mark_tables(MarkTables *tables, const Board *board) {
  int64_t steps[4];
  steps_of(board, steps);
  for (int byte = 0; byte < 256; byte++) {
    tables->free_sides[byte] = 0;
    tables->back[byte] = 0;
    for (int side = 0; side < 4; side++) {
      int mark = byte >> 2 * side & 3;
      if (mark == 0) tables->free_sides[byte] |= (uint8_t)(1 << side);
      if (mark == 2) tables->back[byte] = steps[side];
    }
  }
}

void take_outside(Board *board) {
  int64_t stride = board->stride;
  uint8_t *top = board->bytes + stride;
  uint8_t *bottom = board->bytes + stride * board->height;
  for (uint32_t column = 0; column < board->width; column++) {
    top[column] |= 1 << 0;
    bottom[column] |= 1 << 4;
  }
  for (uint8_t *row = top; row <= bottom; row += stride) {
    row[0] |= 1 << 6;
    row[board->width - 1] |= 1 << 2;
  }
}

void open_marks(Board *board) {
  for (size_t i = 0; i < board->positions; i += 8) {
    uint64_t marks;
    memcpy(&marks, board->bytes + i, 8);
    marks = marks >> 1 & 0x5555555555555555u;
    marks = (marks | marks >> 1) & 0x3333333333333333u;
    marks = (marks | marks >> 2) & 0x0f0f0f0f0f0f0f0fu;
    memcpy(board->bytes + i, &marks, 8);
  }
}
