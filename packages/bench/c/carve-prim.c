#include <stdio.h>
#include <stdlib.h>

#include "kernels.h"

/* In the maze; outside. A free cell is 0. */
enum { IN_MAZE = 0x10, NONE = 0x20 };

/* A frontier edge: the position of its far cell, and the side that leads to it. */
typedef struct {
  uint32_t cell, side;
} Edge;

/* Written in any case and kept where the cell is free. */
static inline size_t append(Edge *frontier, size_t length, const uint8_t *bytes, int64_t at, unsigned side) {
  frontier[length] = (Edge){(uint32_t)at, side};
  return length + (bytes[at] == 0);
}

static inline size_t append_all(Edge *frontier, size_t length, const uint8_t *bytes, int64_t stride, int64_t at) {
  length = append(frontier, length, bytes, at - stride, 0);
  length = append(frontier, length, bytes, at + 1, 1);
  length = append(frontier, length, bytes, at + stride, 2);
  return append(frontier, length, bytes, at - 1, 3);
}

void carve_prim(Board *board, Stream *given) {
  Stream stream = *given;
  int64_t steps[4];
  int64_t stride = board->stride;
  uint8_t *bytes = board->bytes;
  steps_of(board, steps);
  mark_outside(board, NONE);
  size_t room = 4096;
  Edge *frontier = need_memory(room * sizeof(Edge));
  int64_t here = position_of(board, below(&stream, (uint32_t)board->cells));
  bytes[here] = IN_MAZE;
  size_t length = append_all(frontier, 0, bytes, stride, here);
  while (length > 0) {
    size_t place = below(&stream, (uint32_t)length);
    Edge edge = frontier[place];
    frontier[place] = frontier[--length];
    here = edge.cell;
    if (bytes[here] != 0) continue;
    bytes[here] = (uint8_t)(IN_MAZE | 1u << (edge.side ^ 2));
    bytes[here - steps[edge.side]] |= (uint8_t)(1u << edge.side);
    if (length + 4 > room) {
      room *= 2;
      frontier = realloc(frontier, room * sizeof(Edge));
      if (frontier == NULL) {
        fprintf(stderr, "no memory for a frontier of %zu edges\n", room);
        exit(3);
      }
    }
    length = append_all(frontier, length, bytes, stride, here);
  }
  free(frontier);
  keep_open(board);
  *given = stream;
}
