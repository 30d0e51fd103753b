#include <stdlib.h>

#include "kernels.h"

/* Bits 4 and 5 are the side last left by, 0 to 3 the open sides, or outside the tree the sides that lead nowhere. */
enum { IN_TREE = 0x40, NONE = 0x80 };

static void mark_edges(Board *board) {
  int64_t stride = board->stride;
  uint8_t *top = board->bytes + stride;
  uint8_t *bottom = board->bytes + stride * board->height;
  for (uint32_t column = 0; column < board->width; column++) top[column] |= NORTH, bottom[column] |= SOUTH;
  for (uint8_t *row = top; row <= bottom; row += stride) row[0] |= WEST, row[board->width - 1] |= EAST;
}

static void walk(uint8_t *start, const int64_t steps[4], Stream *given) {
  Stream stream = *given;
  for (uint8_t *here = start; !(*here & IN_TREE);) {
    uint32_t bits = bits_of(&stream);
    unsigned side = bits >> 30;
    unsigned outer = *here & 15;
    if (outer != 0) side = picked[(15 ^ outer) * 12 + twelfth_of(bits)];
    *here = (uint8_t)(outer | side << 4);
    here += steps[side];
  }
  *given = stream;
}

static void join(uint8_t *start, const int64_t steps[4]) {
  uint8_t *here = start;
  unsigned back = 0;
  while (!(*here & IN_TREE)) {
    unsigned side = *here >> 4;
    *here = (uint8_t)(IN_TREE | back | 1u << side);
    here += steps[side];
    back = 1u << (side ^ 2);
  }
  *here |= (uint8_t)back;
}

/* So many cells of the order are looked at before walks start from them. */
enum { AT_ONCE = 256 };

/* Brings cells that are not in the tree yet to the front of theirs, without a branch. Returns where they end. */
static uint32_t bring_forward(const uint8_t *bytes, uint32_t *order, uint32_t from, uint32_t to) {
  uint32_t end = from;
  for (uint32_t i = from; i < to; i++) {
    uint32_t start = order[i];
    order[end] = start;
    end += 1 - (bytes[start] >> 6 & 1);
  }
  return end;
}

void carve_wilson(Board *board, Stream *stream) {
  int64_t steps[4];
  steps_of(board, steps);
  mark_outside(board, NONE);
  mark_edges(board);
  uint32_t cells = (uint32_t)board->cells;
  uint32_t *order = need_memory(cells * sizeof(uint32_t));
  uint32_t length = 0;
  for (uint32_t row = 1; row <= board->height; row++)
    for (uint32_t column = 0; column < board->width; column++)
      order[length++] = (uint32_t)(row * board->stride + column);
  board->bytes[position_of(board, below(stream, cells))] = IN_TREE;
  shuffle(order, cells, stream);
  for (uint32_t from = 0; from < cells; from += AT_ONCE) {
    uint32_t to = bring_forward(board->bytes, order, from, cells - from < AT_ONCE ? cells : from + AT_ONCE);
    for (uint32_t i = from; i < to; i++) {
      uint8_t *start = board->bytes + order[i];
      if (*start & IN_TREE) continue;
      walk(start, steps, stream);
      join(start, steps);
    }
  }
  free(order);
  keep_open(board);
}
