#include <stdlib.h>
#include <string.h>

#include "kernels.h"

/* The root of a piece, halving the way to it. A root holds the piece's size below zero. */
static inline uint32_t root_of(int32_t *pieces, uint32_t at) {
  while (pieces[at] >= 0) {
    uint32_t above = (uint32_t)pieces[at];
    if (pieces[above] < 0) return above;
    pieces[at] = pieces[above];
    at = (uint32_t)pieces[above];
  }
  return at;
}

/* Edges in the order of their lower cells, east before south, shuffled. */
void carve_kruskal(Board *board, Stream *stream) {
  uint32_t *edges = need_memory((size_t)board->cells * 2 * sizeof(uint32_t));
  int32_t *pieces = need_memory(board->positions * sizeof(int32_t));
  uint32_t length = 0;
  for (uint32_t row = 1; row <= board->height; row++)
    for (uint32_t column = 0; column < board->width; column++) {
      uint32_t at = (uint32_t)(row * board->stride + column);
      if (column + 1 < board->width) edges[length++] = at << 1;
      if (row < board->height) edges[length++] = at << 1 | 1;
    }
  shuffle(edges, length, stream);
  memset(pieces, 0xff, board->positions * sizeof(int32_t));
  uint64_t left = board->cells - 1;
  for (uint32_t i = 0; left > 0; i++) {
    uint32_t at = edges[i] >> 1;
    int is_south = edges[i] & 1;
    uint32_t other = at + (is_south ? (uint32_t)board->stride : 1);
    uint32_t a = root_of(pieces, at), b = root_of(pieces, other);
    if (a == b) continue;
    if (pieces[a] > pieces[b]) {
      uint32_t bigger = b;
      b = a;
      a = bigger;
    }
    pieces[a] += pieces[b];
    pieces[b] = (int32_t)a;
    board->bytes[at] |= is_south ? SOUTH : EAST;
    board->bytes[other] |= is_south ? NORTH : WEST;
    left--;
  }
  free(pieces);
  free(edges);
}
