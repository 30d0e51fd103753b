#include <stdlib.h>
#include <string.h>

#include "kernels.h"

/* Bits below this: a chance of 0.35. */
static const uint32_t DOWN = 1503238554u;

/* Sets of a row never cross each other, so each is a ring of its columns from the left. */
typedef struct {
  uint32_t before, after;
} Ring;

/* Draws made in bulk, so that taking one is no branch. The stream is not read again after the last row. */
typedef struct {
  uint32_t *words;
  size_t room, used;
} Draws;

static void refill(Draws *draws, Stream *given, size_t least) {
  size_t left = draws->room - draws->used;
  if (left >= least) return;
  Stream stream = *given;
  memmove(draws->words, draws->words + draws->used, left * sizeof(uint32_t));
  for (size_t i = left; i < draws->room; i++) draws->words[i] = bits_of(&stream);
  draws->used = 0;
  *given = stream;
}

/* `all` in the last row: every two neighbours that are apart are joined, without a draw. */
static void join_neighbours(uint8_t *cells, uint32_t width, Ring *row, Draws *draws, int all) {
  size_t used = draws->used;
  for (uint32_t left = 0, right = 1; right < width; left = right++) {
    uint32_t next = row[left].after, last = row[right].before;
    uint32_t apart = next != right;
    uint32_t joins = 0 - (apart & ((all ? 0 : draws->words[used] >> 31) ^ 1));
    used += all ? 0 : apart;
    /* Two rings become one, or all is written as it was. */
    row[last].after = right ^ ((right ^ next) & joins);
    row[next].before = left ^ ((left ^ last) & joins);
    row[left].after = next ^ ((next ^ right) & joins);
    row[right].before = last ^ ((last ^ left) & joins);
    cells[left] |= EAST & joins;
    cells[right] |= WEST & joins;
  }
  draws->used = used;
}

/* Of the columns that go down a ring is made; the others are rings by themselves. `width` stands for none yet. */
static void go_down(uint8_t *cells, int64_t stride, uint32_t width, const Ring *row, Ring *next, uint32_t first,
                    Draws *draws) {
  uint32_t count = 0, column = first;
  do {
    count++;
    column = row[column].after;
  } while (column != first);
  size_t used = draws->used;
  uint32_t must = (uint32_t)((uint64_t)draws->words[used++] * count >> 32);
  uint32_t last = width;
  for (uint32_t i = 0; i < count; i++, column = row[column].after) {
    uint32_t goes = 0 - (uint32_t)((i == must) | (draws->words[used] < DOWN));
    used += i != must;
    uint32_t linked = column ^ ((column ^ last) & goes);
    next[linked].after = column;
    next[column].before = linked;
    last ^= (last ^ column) & goes;
    cells[column] |= SOUTH & goes;
    cells[stride + column] = NORTH & goes;
  }
  next[last].after = next[width].after;
  next[next[width].after].before = last;
  draws->used = used;
}

void carve_eller(Board *board, Stream *given) {
  Stream stream = *given;
  uint32_t width = board->width;
  size_t most = 2 * (size_t)width + 2;
  Ring *row = need_memory((width + 1) * sizeof(Ring));
  Ring *next = need_memory((width + 1) * sizeof(Ring));
  Draws draws = {need_memory((most + 1024) * sizeof(uint32_t)), most + 1024, most + 1024};
  for (uint32_t column = 0; column < width; column++) row[column].before = row[column].after = column;
  for (uint32_t y = 0; y < board->height; y++) {
    uint8_t *cells = board->bytes + board->stride * (y + 1);
    int is_last = y + 1 == board->height;
    refill(&draws, &stream, most);
    join_neighbours(cells, width, row, &draws, is_last);
    if (is_last) break;
    for (uint32_t first = 0; first < width; first++)
      if (row[first].before >= first) go_down(cells, board->stride, width, row, next, first, &draws);
    Ring *spare = row;
    row = next;
    next = spare;
  }
  free(draws.words);
  free(row);
  free(next);
  *given = stream;
}
