#include "kernels.h"

/* Towards the north-east: each cell opens its north or its east side. */
void carve_binary_tree(Board *board, Stream *stream) {
  RowKey key = row_key(stream);
  int64_t stride = board->stride;
  uint32_t last = board->width - 1;
  uint8_t *cells = board->bytes + stride;
  for (uint32_t i = 0; i < last; i++) {
    cells[i] |= EAST;
    cells[i + 1] |= WEST;
  }
  for (uint32_t row = 1; row < board->height; row++) {
    Stream coins = row_stream(key, row);
    cells += stride;
    uint8_t came = 0;
    for (uint32_t i = 0; i < last; i++) {
      uint8_t north = (uint8_t)(wide_bits(&coins) >> 31);
      uint8_t east = north ^ 1;
      cells[i] |= (uint8_t)(north * NORTH | east * EAST | came);
      cells[i - stride] |= (uint8_t)(north * SOUTH);
      came = (uint8_t)(east * WEST);
    }
    cells[last] |= NORTH | came;
    cells[last - stride] |= SOUTH;
  }
}
