/* A square board, a byte a position: one position of padding after each row, a row of it above and below. */
#ifndef BOARD_H
#define BOARD_H

#include <stddef.h>
#include <stdint.h>

enum { NORTH = 1, EAST = 2, SOUTH = 4, WEST = 8 };

typedef struct {
  uint32_t width, height;
  int64_t stride;
  size_t positions;
  uint64_t cells;
  uint8_t *bytes;
} Board;

/* All bytes 0; free_board gives it back. */
Board new_board(uint32_t width, uint32_t height);
void free_board(Board *board);

/* Memory, or the end of the program with a word about it. */
void *need_memory(size_t bytes);

static inline int64_t position_of(const Board *board, uint64_t cell) {
  return (int64_t)(cell / board->width + 1) * board->stride + (int64_t)(cell % board->width);
}

static inline uint32_t cell_at(const Board *board, int64_t position) {
  int64_t row = position / board->stride;
  return (uint32_t)(position - board->stride - (row - 1));
}

/* Writes `mark` wherever no cell is. */
void mark_outside(Board *board, uint8_t mark);

/* Leaves only the lower four bits, the open sides. */
void keep_open(Board *board);

/* The side picked of a set of sides by a twelfth, in side order; and how far each side leads. */
extern uint8_t picked[16 * 12];
void make_picked(void);
static inline void steps_of(const Board *board, int64_t steps[4]) {
  steps[0] = -board->stride;
  steps[1] = 1;
  steps[2] = board->stride;
  steps[3] = -1;
}

#endif
