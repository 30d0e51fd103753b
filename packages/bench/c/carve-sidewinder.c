#include <string.h>

#include "kernels.h"

enum { ROOM = 1024 };

/* A line's draws, made many at once. A cell takes two at most; those left over are never used. */
typedef struct {
  uint32_t words[ROOM];
  unsigned used;
  Stream stream;
} Draws;

static void refill(Draws *draws) {
  unsigned left = ROOM - draws->used;
  memmove(draws->words, draws->words + draws->used, left * sizeof(uint32_t));
  Stream stream = draws->stream;
  for (unsigned i = left; i < ROOM; i++) draws->words[i] = wide_bits(&stream);
  draws->stream = stream;
  draws->used = 0;
}

/* Runs to the east, closed out to the north; no branch on a coin, which no processor foresees. */
static void carve_row(uint8_t *cells, int64_t stride, uint32_t width, Draws *draws) {
  uint32_t run = 0;
  for (uint32_t i = 0; i + 1 < width;) {
    if (draws->used > ROOM - 2) refill(draws);
    unsigned used = draws->used;
    for (; i + 1 < width && used <= ROOM - 2; i++) {
      uint32_t ends = 0 - (draws->words[used] >> 31);
      uint32_t length = i + 1 - run;
      uint32_t chosen = run + (uint32_t)((uint64_t)draws->words[used + 1] * length >> 32);
      cells[i] |= EAST & ~ends;
      cells[i + 1] |= WEST & ~ends;
      cells[chosen] |= NORTH & ends;
      cells[chosen - stride] |= SOUTH & ends;
      run += length & ends;
      used += 1 + (ends & 1);
    }
    draws->used = used;
  }
  if (draws->used == ROOM) refill(draws);
  uint32_t chosen = run + (uint32_t)((uint64_t)draws->words[draws->used] * (width - run) >> 32);
  cells[chosen] |= NORTH;
  cells[chosen - stride] |= SOUTH;
}

void carve_sidewinder(Board *board, Stream *stream) {
  RowKey key = row_key(stream);
  uint32_t width = board->width;
  uint8_t *first = board->bytes + board->stride;
  for (uint32_t i = 0; i + 1 < width; i++) {
    first[i] |= EAST;
    first[i + 1] |= WEST;
  }
  Draws draws;
  for (uint32_t row = 1; row < board->height; row++) {
    draws.used = ROOM;
    draws.stream = row_stream(key, row);
    carve_row(first + row * board->stride, board->stride, width, &draws);
  }
}
