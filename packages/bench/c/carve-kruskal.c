#include <stdlib.h>
#include <string.h>

#include "kernels.h"

/* Up to here pieces are in memory near by, where a step is cheaper than a branch that nobody foresees. */
enum { NEAR_POSITIONS = 1 << 19 };

/*
 * The root of a piece, halving the way to it. A root holds the piece's size below zero. Most are one step away or
 * two: where `near` is set, two are always taken, with no branch; from a root they lead to itself.
 */
static inline uint32_t root_of(int32_t *pieces, uint32_t from, int near) {
  uint32_t at = from;
  if (near) {
    int32_t parent = pieces[from], is_root = parent >> 31;
    int32_t first = ((int32_t)from & is_root) | (parent & ~is_root);
    int32_t above = pieces[first], is_top = above >> 31;
    at = (uint32_t)((first & is_top) | (above & ~is_top));
    pieces[from] = (parent & is_root) | ((int32_t)at & ~is_root);
  }
  while (pieces[at] >= 0) {
    uint32_t above = (uint32_t)pieces[at];
    if (pieces[above] < 0) return above;
    pieces[at] = pieces[above];
    at = (uint32_t)pieces[above];
  }
  return at;
}

static inline void join(Board *board, const uint32_t *edges, int32_t *pieces, int near) {
  uint64_t left = board->cells - 1;
  for (uint32_t i = 0; left > 0; i++) {
    uint32_t at = edges[i] >> 1;
    int is_south = edges[i] & 1;
    uint32_t other = at + (is_south ? (uint32_t)board->stride : 1);
    uint32_t a = root_of(pieces, at, near), b = root_of(pieces, other, near);
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
  if (board->positions <= NEAR_POSITIONS)
    join(board, edges, pieces, 1);
  else
    join(board, edges, pieces, 0);
  free(pieces);
  free(edges);
}
