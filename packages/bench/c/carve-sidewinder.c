#include <string.h>

#include "kernels.h"

enum { BLOCK = 32, MOST_BLOCKS = 32 };

/*
 * Draws, behind the last of those before; and of each block of them which would end a run, the first in the
 * highest bit.
 */
typedef struct {
  uint32_t words[1 + MOST_BLOCKS * BLOCK], coins[1 + MOST_BLOCKS];
} Draws;

static void draw(Stream *given, unsigned blocks, Draws *draws) {
  Stream stream = *given;
  uint32_t *word = draws->words + 1;
  for (unsigned block = 1; block <= blocks; block++) {
    uint32_t ends = 0;
    for (unsigned i = 0; i < BLOCK; i++) {
      *word = wide_bits(&stream);
      ends = ends << 1 | *word++ >> 31;
    }
    draws->coins[block] = ends;
  }
  *given = stream;
}

/* The run from the first of these cells to before the end is closed out to the north by the one that is picked. */
static inline void close_out(uint8_t *cells, int64_t stride, uint32_t run, uint32_t end, uint32_t pick) {
  uint32_t chosen = run + (uint32_t)((uint64_t)pick * (end - run) >> 32);
  cells[run] = EAST;
  cells[end - 1] &= ~EAST;
  cells[chosen] |= NORTH;
  cells[chosen - stride] |= SOUTH;
}

/* Runs to the east. Each ends where its pick stands among the draws, and `shift` further. */
static void carve_row(uint8_t *cells, int64_t stride, uint32_t width, Stream stream, Draws *draws) {
  memset(cells, EAST | WEST, width);
  uint32_t run = 0, shift = 0u - 1;
  for (;;) {
    uint32_t left = width - run;
    unsigned blocks = (left + left / 2) / BLOCK + 1;
    if (blocks > MOST_BLOCKS) blocks = MOST_BLOCKS;
    draw(&stream, blocks, draws);
    for (unsigned block = 1; block <= blocks; block++) {
      /* The first draw of these is the last of the block before, for the last must have its pick at hand. */
      uint32_t first = (block - 1) * BLOCK;
      uint32_t ends = draws->coins[block - 1] << 31 | draws->coins[block] >> 1;
      /* The draw after the end of a run is its pick, and no coin. */
      if (run - shift - 1 == first) ends &= 0x7fffffffu;
      while (ends != 0) {
        unsigned bit = (unsigned)__builtin_clz(ends);
        ends &= 0x3fffffffu >> bit;
        uint32_t at = first + 1 + bit, end = at + shift;
        if (end >= width) goto over;
        close_out(cells, stride, run, end, draws->words[at]);
        shift--;
        run = end;
      }
    }
  over:;
    /* The last cell ends its run without a coin. */
    uint32_t last = width - 1 - shift;
    if (last <= blocks * BLOCK) {
      close_out(cells, stride, run, width, draws->words[last]);
      return;
    }
    shift += blocks * BLOCK;
    draws->words[0] = draws->words[blocks * BLOCK];
    draws->coins[0] = draws->coins[blocks];
  }
}

void carve_sidewinder(Board *board, Stream *stream) {
  Draws draws = {0};
  RowKey key = row_key(stream);
  uint32_t width = board->width;
  uint8_t *first = board->bytes + board->stride;
  for (uint32_t i = 0; i + 1 < width; i++) {
    first[i] |= EAST;
    first[i + 1] |= WEST;
  }
  for (uint32_t row = 1; row < board->height; row++)
    carve_row(first + row * board->stride, board->stride, width, row_stream(key, row), &draws);
}
