/* Everything that this program can do to a board. */
#ifndef KERNELS_H
#define KERNELS_H

#include "board.h"
#include "stream.h"

/* Generators: a board of zeros in, open sides out, one byte a position. */
typedef void Carve(Board *board, Stream *stream);
Carve carve_backtracker, carve_binary_tree, carve_division, carve_eller, carve_hunt, carve_kruskal,
    carve_kruskal_hash, carve_prim, carve_sidewinder, carve_wilson;

/* What was found: 32-bit numbers, to be freed. */
typedef struct {
  uint32_t *cells;
  size_t length;
} Found;

/* From the first cell to the last, or the distance of every cell from the first. The board is as before afterwards. */
typedef Found Solve(Board *board);
Solve solve_breadth_first, solve_dead_end_filling, all_distances;

/* The way back from a position by the sides in `back`, bits 4 and 5, to the first cell. */
Found way_back(const Board *board, int64_t from, size_t steps);

#endif
