#include <stdlib.h>

#include "kernels.h"

/* Bits 4 and 5 of a byte: the side back; bit 6: reached. */
enum { REACHED = 0x40 };

/* A ring that grows: the cells at two distances are all that ever wait. */
typedef struct {
  uint32_t *cells;
  size_t mask, head, tail;
} Queue;

static void widen(Queue *queue) {
  size_t room = queue->mask + 1;
  uint32_t *cells = need_memory(room * 2 * sizeof(uint32_t));
  for (size_t i = 0; i < room; i++) cells[i] = queue->cells[(queue->head + i) & queue->mask];
  free(queue->cells);
  *queue = (Queue){cells, room * 2 - 1, 0, room};
}

static inline void add(Queue *queue, int64_t at) {
  queue->cells[queue->tail++ & queue->mask] = (uint32_t)at;
  if (queue->tail - queue->head > queue->mask) widen(queue);
}

Found way_back(const Board *board, int64_t from, size_t steps) {
  int64_t step[4];
  steps_of(board, step);
  Found way = {need_memory((steps + 1) * sizeof(uint32_t)), steps + 1};
  for (size_t i = steps + 1; i-- > 0; from += step[board->bytes[from] >> 4 & 3])
    way.cells[i] = cell_at(board, from);
  return way;
}

Found solve_breadth_first(Board *board) {
  int64_t step[4];
  uint8_t *bytes = board->bytes;
  int64_t start = position_of(board, 0), goal = position_of(board, board->cells - 1);
  Queue queue = {need_memory(1024 * sizeof(uint32_t)), 1023, 0, 0};
  steps_of(board, step);
  bytes[start] |= REACHED;
  add(&queue, start);
  while (!(bytes[goal] & REACHED) && queue.head != queue.tail) {
    int64_t at = queue.cells[queue.head++ & queue.mask];
    for (unsigned open = bytes[at] & 15; open != 0; open &= open - 1) {
      unsigned side = (unsigned)__builtin_ctz(open);
      int64_t next = at + step[side];
      if (bytes[next] & REACHED) continue;
      bytes[next] |= (uint8_t)(REACHED | (side ^ 2) << 4);
      add(&queue, next);
    }
  }
  free(queue.cells);
  size_t steps = 0;
  for (int64_t at = goal; at != start; at += step[bytes[at] >> 4 & 3]) steps++;
  Found way = way_back(board, goal, steps);
  keep_open(board);
  return way;
}

Found all_distances(Board *board) {
  int64_t step[4];
  uint8_t *bytes = board->bytes;
  Found found = {need_memory(board->cells * sizeof(uint32_t)), board->cells};
  int64_t start = position_of(board, 0);
  Queue queue = {need_memory(1024 * sizeof(uint32_t)), 1023, 0, 0};
  steps_of(board, step);
  bytes[start] |= REACHED;
  add(&queue, start);
  for (uint32_t distance = 0; queue.head != queue.tail; distance++)
    for (size_t level = queue.tail - queue.head; level > 0; level--) {
      int64_t at = queue.cells[queue.head++ & queue.mask];
      found.cells[cell_at(board, at)] = distance;
      for (unsigned open = bytes[at] & 15; open != 0; open &= open - 1) {
        int64_t next = at + step[__builtin_ctz(open)];
        if (bytes[next] & REACHED) continue;
        bytes[next] |= REACHED;
        add(&queue, next);
      }
    }
  free(queue.cells);
  keep_open(board);
  return found;
}
