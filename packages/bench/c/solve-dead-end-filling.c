#include <stdlib.h>
#include <string.h>

#include "kernels.h"

/* The upper four bits are the open sides that lead to cells not filled. */
static void double_open(Board *board) {
  for (size_t i = 0; i < board->positions; i++) board->bytes[i] |= (uint8_t)(board->bytes[i] << 4);
}

static inline int is_dead_end(unsigned left) { return left != 0 && (left & (left - 1)) == 0; }

/* Each dead end is followed to where it is none. */
Found solve_dead_end_filling(Board *board) {
  int64_t step[4];
  uint8_t *bytes = board->bytes;
  int64_t start = position_of(board, 0), goal = position_of(board, board->cells - 1);
  steps_of(board, step);
  double_open(board);
  for (uint32_t row = 1; row <= board->height; row++) {
    int64_t from = row * board->stride;
    for (int64_t cell = from; cell < from + board->width; cell++) {
      int64_t at = cell;
      unsigned left = bytes[at] >> 4u;
      while (is_dead_end(left) && at != start && at != goal) {
        unsigned side = (unsigned)__builtin_ctz(left);
        bytes[at] &= 15;
        at += step[side];
        bytes[at] &= (uint8_t)~(16u << (side ^ 2));
        left = bytes[at] >> 4u;
      }
    }
  }
  size_t length = 1, room = 1024;
  uint32_t *cells = need_memory(room * sizeof(uint32_t));
  unsigned came = 4;
  cells[0] = 0;
  for (int64_t at = start; at != goal;) {
    unsigned open = bytes[at] >> 4u;
    if (came < 4) open &= ~(1u << came);
    unsigned side = (unsigned)__builtin_ctz(open);
    at += step[side];
    came = side ^ 2;
    if (length == room) {
      uint32_t *longer = need_memory(room * 2 * sizeof(uint32_t));
      memcpy(longer, cells, room * sizeof(uint32_t));
      free(cells);
      cells = longer;
      room *= 2;
    }
    cells[length++] = cell_at(board, at);
  }
  keep_open(board);
  return (Found){cells, length};
}
