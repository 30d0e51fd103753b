#include <stdlib.h>

#include "kernels.h"

/* Bits below this: a chance of 0.35. */
static const uint32_t DOWN = 1503238554u;

/* Sets of a row never cross each other, so each is a ring of its columns from the left. */
typedef struct {
  uint32_t before, after;
} Ring;

static void link(Ring *row, uint32_t left) {
  uint32_t right = left + 1;
  uint32_t last = row[right].before, next = row[left].after;
  row[last].after = next;
  row[next].before = last;
  row[left].after = right;
  row[right].before = left;
}

static void go_down(uint8_t *cells, int64_t stride, const Ring *row, Ring *next, uint32_t first, Stream *stream) {
  uint32_t count = 0, column = first;
  do {
    count++;
    column = row[column].after;
  } while (column != first);
  uint32_t must = below(stream, count);
  uint32_t down = UINT32_MAX, up = 0;
  for (uint32_t i = 0; i < count; i++, column = row[column].after) {
    if (i != must && bits_of(stream) >= DOWN) {
      next[column].before = next[column].after = column;
      continue;
    }
    cells[column] |= SOUTH;
    cells[stride + column] |= NORTH;
    if (down == UINT32_MAX) down = column;
    else {
      next[up].after = column;
      next[column].before = up;
    }
    up = column;
  }
  next[up].after = down;
  next[down].before = up;
}

void carve_eller(Board *board, Stream *given) {
  Stream stream = *given;
  uint32_t width = board->width;
  Ring *row = need_memory(width * sizeof(Ring));
  Ring *next = need_memory(width * sizeof(Ring));
  for (uint32_t column = 0; column < width; column++) row[column].before = row[column].after = column;
  for (uint32_t y = 0; y < board->height; y++) {
    uint8_t *cells = board->bytes + board->stride * (y + 1);
    int is_last = y + 1 == board->height;
    for (uint32_t left = 0; left + 1 < width; left++) {
      if (row[left].after == left + 1 || (!is_last && bits_of(&stream) >= 1u << 31)) continue;
      link(row, left);
      cells[left] |= EAST;
      cells[left + 1] |= WEST;
    }
    if (is_last) break;
    for (uint32_t first = 0; first < width; first++)
      if (row[first].before >= first) go_down(cells, board->stride, row, next, first, &stream);
    Ring *spare = row;
    row = next;
    next = spare;
  }
  free(row);
  free(next);
  *given = stream;
}
