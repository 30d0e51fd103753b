#include <string.h>

#include "kernels.h"

enum { ROOM = 1024 };

/* Ends of runs: the first cell after each, and the draw for the cell that closes it out. */
typedef struct {
  uint32_t ends[ROOM], picks[ROOM];
} Runs;

/* A line's next cell and stream. */
typedef struct {
  uint32_t next;
  Stream stream;
} Line;

/*
 * Draws for cells until the line ends or the room for runs does. A cell takes one draw, or two where its
 * run ends there; every draw does what either would, with no branch on a coin, which no processor foresees.
 */
static unsigned end_runs(Line *line, uint32_t width, Runs *runs) {
  Stream stream = line->stream;
  uint32_t next = line->next, last = width - 1, ended = 0;
  unsigned count = 0;
  for (;;) {
    while ((next < last && count < ROOM - 2) || ended) {
      uint32_t word = wide_bits(&stream);
      runs->ends[count] = next;
      runs->picks[count] = word;
      count += ended;
      next += 1 - ended;
      ended = (ended ^ 1) & word >> 31;
    }
    if (next != last) break;
    /* The last cell ends its run without a coin. */
    next = width;
    ended = 1;
  }
  line->stream = stream;
  line->next = next;
  return count;
}

/* Runs to the east, closed out to the north. */
static void carve_row(uint8_t *cells, int64_t stride, uint32_t width, Line line) {
  Runs runs;
  memset(cells, EAST | WEST, width);
  for (uint32_t run = 0; run < width;) {
    unsigned count = end_runs(&line, width, &runs);
    for (unsigned i = 0; i < count; i++) {
      uint32_t end = runs.ends[i], length = end - run;
      uint32_t chosen = run + (uint32_t)((uint64_t)runs.picks[i] * length >> 32);
      cells[run] = length > 1 ? EAST : 0;
      cells[end - 1] = length > 1 ? WEST : 0;
      cells[chosen] |= NORTH;
      cells[chosen - stride] |= SOUTH;
      run = end;
    }
  }
}

void carve_sidewinder(Board *board, Stream *stream) {
  RowKey key = row_key(stream);
  uint32_t width = board->width;
  uint8_t *first = board->bytes + board->stride;
  for (uint32_t i = 0; i + 1 < width; i++) {
    first[i] |= EAST;
    first[i + 1] |= WEST;
  }
  for (uint32_t row = 1; row < board->height; row++)
    carve_row(first + row * board->stride, board->stride, width, (Line){0, row_stream(key, row)});
}
