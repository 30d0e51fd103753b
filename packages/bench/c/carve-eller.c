#include <stdlib.h>
#include <string.h>

#include "kernels.h"

/* Bits below this: a chance of 0.35. */
static const uint32_t DOWN = 1503238554u;

/*
 * What is kept of a row's columns. `sets` has of each its set, by the first column of it; and before a
 * row is joined, the first of the columns that the same set came down by. `sizes` has of a set's first
 * column how many columns it has, and then where in the list its next goes; 0 before a row. `list` has
 * columns, set by set in the order of their first.
 */
typedef struct {
  uint32_t *sets, *sizes, *list;
} Row;

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

/*
 * `all` in the last row: every two neighbours that are apart are joined, without a draw. Sets never
 * cross. So of two that become one, that which begins later has just begun or has come to its end.
 */
static void join_neighbours(uint8_t *cells, uint32_t width, const Row *row, Draws *draws, int all) {
  uint32_t *restrict sets = row->sets, *restrict sizes = row->sizes;
  const uint32_t *restrict words = draws->words;
  size_t used = draws->used;
  uint32_t set = 0, size = 1;
  sizes[0] = 1;
  for (uint32_t column = 1; column < width; column++) {
    uint32_t other = sets[sets[column]];
    uint32_t apart = other != set;
    uint32_t joins = 0 - (apart & ((all ? 0 : words[used] >> 31) ^ 1));
    used += all ? 0 : apart;
    /* Two sets become one, or all is written as it was. */
    uint32_t lower = other < set ? other : set, upper = set ^ other ^ lower;
    sets[upper] = upper ^ ((upper ^ lower) & joins);
    size = sizes[other] + (size & joins) + 1;
    set = other ^ ((other ^ lower) & joins);
    sets[column] = set;
    sizes[set] = size;
    cells[column - 1] |= EAST & joins;
    cells[column] |= WEST & joins;
  }
  draws->used = used;
}

static void list_columns(uint32_t width, const Row *row) {
  uint32_t *restrict sets = row->sets, *restrict sizes = row->sizes, *restrict list = row->list;
  uint32_t begun = 0;
  for (uint32_t column = 0; column < width; column++) {
    uint32_t set = sets[sets[column]], size = sizes[column];
    sets[column] = set;
    sizes[column] = begun;
    begun += size & (0 - (uint32_t)(set == column));
    list[sizes[set]++] = column;
  }
}

/* A word for each set's column that must go, and one for each other, in the order of the list. */
static void go_down(uint8_t *cells, int64_t stride, uint32_t width, const Row *row, Draws *draws) {
  uint32_t *restrict sets = row->sets, *restrict sizes = row->sizes;
  const uint32_t *restrict list = row->list, *restrict words = draws->words + draws->used;
  uint32_t end = 0, must = 0, first = width;
  for (uint32_t place = 0; place < width; place++) {
    uint32_t column = list[place];
    uint32_t begins = 0 - (uint32_t)(place == end);
    end ^= (end ^ sizes[column]) & begins;
    sizes[column] = 0;
    uint32_t picked = place + (uint32_t)((uint64_t)words[place] * (end - place) >> 32);
    must ^= (must ^ picked) & begins;
    /* Of the columns that go, the first; no column as yet is more than any. */
    first |= begins;
    /* Up to the column that must go, the set's first word is one too many. */
    uint32_t here = words[place], next = words[place + 1];
    uint32_t coin = place < must ? next : here;
    uint32_t goes = 0 - (uint32_t)((place == must) | (coin < DOWN));
    uint32_t lower = first < column ? first : column;
    first ^= (first ^ lower) & goes;
    sets[column] = column ^ ((column ^ first) & goes);
    cells[column] |= SOUTH & goes;
    cells[stride + column] = NORTH & goes;
  }
  draws->used += width;
}

void carve_eller(Board *board, Stream *given) {
  Stream stream = *given;
  uint32_t width = board->width;
  size_t most = 2 * (size_t)width + 2, columns = width * sizeof(uint32_t);
  Row row = {need_memory(columns), need_memory(columns), need_memory(columns)};
  Draws draws = {need_memory((most + 1024) * sizeof(uint32_t)), most + 1024, most + 1024};
  for (uint32_t column = 0; column < width; column++) row.sets[column] = column;
  for (uint32_t y = 0; y < board->height; y++) {
    uint8_t *cells = board->bytes + board->stride * (y + 1);
    int is_last = y + 1 == board->height;
    refill(&draws, &stream, most);
    join_neighbours(cells, width, &row, &draws, is_last);
    if (is_last) break;
    list_columns(width, &row);
    go_down(cells, board->stride, width, &row, &draws);
  }
  free(draws.words);
  free(row.sets);
  free(row.sizes);
  free(row.list);
  *given = stream;
}
