#include <stdlib.h>

#include "kernels.h"

/* Bits 0 to 3 are the open sides, 4 and 5 the side last left by. */
enum { IN_TREE = 0x40, EDGE = 0x80, NONE = 0xf0 };

static inline unsigned inner_sides(const uint8_t *cell, int64_t stride) {
  return (cell[-stride] != NONE ? NORTH : 0) | (cell[1] != NONE ? EAST : 0) |
         (cell[stride] != NONE ? SOUTH : 0) | (cell[-1] != NONE ? WEST : 0);
}

static void mark_edges(Board *board) {
  int64_t stride = board->stride;
  uint8_t *top = board->bytes + stride;
  uint8_t *bottom = board->bytes + stride * board->height;
  for (uint32_t column = 0; column < board->width; column++) top[column] = bottom[column] = EDGE;
  for (uint8_t *row = top; row <= bottom; row += stride) row[0] = row[board->width - 1] = EDGE;
}

static void walk(uint8_t *start, int64_t stride, const int64_t steps[4], Stream *given) {
  Stream stream = *given;
  for (uint8_t *here = start; !(*here & IN_TREE);) {
    uint32_t bits = bits_of(&stream);
    unsigned side = bits >> 30;
    if (*here & EDGE) side = picked[inner_sides(here, stride) * 12 + twelfth_of(bits)];
    *here = (uint8_t)((*here & EDGE) | side << 4);
    here += steps[side];
  }
  *given = stream;
}

static void join(uint8_t *start, const int64_t steps[4]) {
  for (uint8_t *here = start; !(*here & IN_TREE);) {
    unsigned side = *here >> 4 & 3;
    *here |= (uint8_t)(IN_TREE | 1u << side);
    here += steps[side];
    *here |= (uint8_t)(1u << (side ^ 2));
  }
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
  board->bytes[position_of(board, below(stream, cells))] |= IN_TREE;
  shuffle(order, cells, stream);
  for (uint32_t from = 0; from < cells; from += AT_ONCE) {
    uint32_t to = bring_forward(board->bytes, order, from, cells - from < AT_ONCE ? cells : from + AT_ONCE);
    for (uint32_t i = from; i < to; i++) {
      uint8_t *start = board->bytes + order[i];
      if (*start & IN_TREE) continue;
      walk(start, board->stride, steps, stream);
      join(start, steps);
    }
  }
  free(order);
  keep_open(board);
}
