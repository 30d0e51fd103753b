/*
 * Two bits a side: 0 the cell across is free, 1 it is taken or there is none, 2 the walk came in
 * from it, 3 the walk went on to it. So a byte of a cell tells its free sides and its way back.
 */
#ifndef TAKEN_MARKS_H
#define TAKEN_MARKS_H

#include "board.h"

typedef struct {
  uint8_t free_sides[256];
  int64_t back[256];
} MarkTables;

void make_mark_tables(MarkTables *tables, const Board *board);

/* Marks the border as taken at the cells along it. */
void take_outside(Board *board);

/* Turns marks into open sides. */
void open_marks(Board *board);

static inline void take(uint8_t *cell, int64_t stride) {
  cell[-stride] |= 1 << 4;
  cell[1] |= 1 << 6;
  cell[stride] |= 1 << 0;
  cell[-1] |= 1 << 2;
}

#endif
