#include "kernels.h"
#include "taken-marks.h"

void carve_backtracker(Board *board, Stream *given) {
  Stream stream = *given;
  MarkTables tables;
  int64_t steps[4];
  int64_t stride = board->stride;
  make_mark_tables(&tables, board);
  steps_of(board, steps);
  take_outside(board);
  uint8_t *here = board->bytes + position_of(board, below(&stream, (uint32_t)board->cells));
  take(here, stride);
  for (;;) {
    unsigned marks = *here;
    unsigned free_sides = tables.free_sides[marks];
    if (free_sides == 0) {
      int64_t step = tables.back[marks];
      if (step == 0) break;
      here += step;
      continue;
    }
    unsigned side = picked[free_sides * 12 + twelfth_of(bits_of(&stream))];
    uint8_t *next = here + steps[side];
    take(next, stride);
    *here = (uint8_t)(marks | 3u << 2 * side);
    *next ^= (uint8_t)(3u << 2 * (side ^ 2));
    here = next;
  }
  open_marks(board);
  *given = stream;
}
