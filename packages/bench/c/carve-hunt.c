#include "kernels.h"
#include "taken-marks.h"

/* The marks of sides by which a walk came or went. */
enum { WALKED = 0xaa };

static inline unsigned maze_sides(const uint8_t *cell, int64_t stride) {
  return (cell[-stride] & WALKED ? NORTH : 0) | (cell[1] & WALKED ? EAST : 0) |
         (cell[stride] & WALKED ? SOUTH : 0) | (cell[-1] & WALKED ? WEST : 0);
}

/*
 * The lowest free cell is beside the maze if one lies above it or to its left, for that one is lower
 * and so taken: true of all but the first cell of the board. Until that one is in the maze, `lowest`
 * is no more than the lowest free cell beside it; from then on, than the lowest free cell.
 */
void carve_hunt(Board *board, Stream *given) {
  Stream stream = *given;
  MarkTables tables;
  int64_t steps[4];
  int64_t stride = board->stride;
  make_mark_tables(&tables, board);
  steps_of(board, steps);
  take_outside(board);
  uint8_t *corner = board->bytes + stride;
  uint8_t *here = board->bytes + position_of(board, below(&stream, (uint32_t)board->cells));
  uint8_t *lowest = here;
  int has_corner = here == corner;
  int64_t left = (int64_t)board->cells - 1;
  take(here, stride);
  for (;;) {
    for (;;) {
      if (!has_corner) {
        uint8_t *beside = here - (here - corner < stride ? 1 : stride);
        if (beside < lowest) lowest = beside;
        has_corner = here == corner;
      }
      unsigned marks = *here;
      unsigned free_sides = tables.free_sides[marks];
      if (free_sides == 0) break;
      unsigned side = picked[free_sides * 12 + twelfth_of(bits_of(&stream))];
      uint8_t *next = here + steps[side];
      take(next, stride);
      *here = (uint8_t)(marks | 3u << 2 * side);
      *next ^= (uint8_t)(3u << 2 * (side ^ 2));
      here = next;
      left--;
    }
    if (left == 0) break;
    unsigned sides = 0;
    if (lowest < corner) lowest = corner;
    for (;; lowest++) {
      if (*lowest & WALKED || (lowest - board->bytes) % stride == board->width) continue;
      sides = maze_sides(lowest, stride);
      if (sides != 0) break;
    }
    unsigned back = picked[sides * 12 + twelfth_of(bits_of(&stream))];
    here = lowest;
    take(here, stride);
    here[steps[back]] |= (uint8_t)(3u << 2 * (back ^ 2));
    *here ^= (uint8_t)(3u << 2 * back);
    left--;
  }
  open_marks(board);
  *given = stream;
}
