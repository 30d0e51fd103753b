#include <stdlib.h>
#include <string.h>

#include "kernels.h"

/* Rows and columns of a tile; with a row and a column for what leads in, a power of two. */
enum { SIZE = 127, SHIFT = 7, PITCH = 1 << SHIFT, PLACES = PITCH * (SIZE + 2), MOST = 2 * SIZE * SIZE + 1 };

/* Weights have 30 bits: heavier than any is where there is no edge. */
enum { NO_EDGE = 1 << 30, BUCKETS = 13 };

/* Bits of a byte while edges are looked at: heaviest around a corner. */
enum { HEAVY_EAST = 0x20, HEAVY_SOUTH = 0x40 };

/* An edge is twice its place in the tile, and 1 where it leads south. A piece's root holds its lightest
   way out of the tile, less NO_EDGE and 1; other places what they hang on. */
typedef struct {
  uint32_t left, top, columns, rows, length;
  int32_t east[PLACES], south[PLACES], pieces[PLACES];
  int32_t edges[MOST], weights[MOST], listed[MOST], listed_weights[MOST];
  int32_t ends[1 << BUCKETS];
  int32_t numbers[PLACES], joined[PLACES];
} Tile;

/* Between tiles: edges as twice the position and 1 where they lead south, and the pieces they lie between. */
typedef struct {
  uint64_t edge;
  int32_t weight, one, other;
} Seam;

typedef struct {
  Seam *list;
  size_t length;
  int32_t count, *right, *bottom;
} Seams;

static inline int32_t weight_of(RowKey key, uint32_t cell, uint32_t slot) {
  uint32_t x = cell + slot * 0x9e3779b9u + key.low;
  x = (x ^ x >> 16) * 0x21f0aaadu ^ key.high;
  x = (x ^ x >> 15) * 0xd35a2d97u;
  return (int32_t)((x ^ x >> 15) >> 2);
}

static inline int32_t root_of(int32_t *pieces, int32_t at) {
  while (pieces[at] >= 0) {
    int32_t above = pieces[at];
    if (pieces[above] < 0) return above;
    pieces[at] = pieces[above];
    at = pieces[above];
  }
  return at;
}

static void fill(int32_t *from, int32_t what, size_t length) {
  for (size_t i = 0; i < length; i++) from[i] = what;
}

static void weigh(const Board *board, RowKey key, Tile *tile) {
  fill(tile->south, NO_EDGE, tile->columns + 1);
  for (uint32_t row = tile->top == 0 ? 1 : 0; row <= tile->rows; row++) {
    int32_t *east = tile->east + row * PITCH, *south = tile->south + row * PITCH;
    uint32_t y = tile->top + row - 1;
    uint32_t cell = y * board->width + tile->left - 1;
    for (uint32_t i = 0; i <= tile->columns; i++) {
      east[i] = weight_of(key, cell + i, 1);
      south[i] = weight_of(key, cell + i, 2);
    }
    if (tile->left == 0) east[0] = NO_EDGE;
    if (tile->left + tile->columns == board->width) east[tile->columns] = NO_EDGE;
    if (y == board->height - 1) fill(south, NO_EDGE, tile->columns + 1);
  }
}

static uint8_t *bytes_at(const Board *board, const Tile *tile, uint32_t row) {
  return board->bytes + (int64_t)(tile->top + row + 1) * board->stride + tile->left;
}

/* The lightest edge of a cell is in the tree. */
static void open_lightest(const Board *board, Tile *tile, const int64_t steps[4]) {
  static const int32_t across[4] = {-PITCH, 1, PITCH, -1};
  const int32_t *east = tile->east, *south = tile->south;
  int32_t *pieces = tile->pieces;
  for (uint32_t row = 0; row < tile->rows; row++) {
    int32_t from = (int32_t)((row + 1) * PITCH + 1);
    uint8_t *byte = bytes_at(board, tile, row);
    for (int32_t here = from; here < from + (int32_t)tile->columns; here++, byte++) {
      int32_t least = south[here - PITCH];
      int side = 0;
      side = east[here - 1] < least ? 3 : side;
      least = east[here - 1] < least ? east[here - 1] : least;
      side = east[here] < least ? 1 : side;
      least = east[here] < least ? east[here] : least;
      side = south[here] < least ? 2 : side;
      *byte |= (uint8_t)(1 << side);
      byte[steps[side]] |= (uint8_t)(1 << (side ^ 2));
      int32_t next = here + across[side];
      pieces[next] = pieces[next] == here ? -1 : pieces[next];
      pieces[here] = next;
    }
  }
}

/* Whoever hangs on something outside the tile is a root in it; and roots know their lightest way out. */
static void tell_ways_out(Tile *tile) {
  int32_t top = PITCH + 1, bottom = (int32_t)(tile->rows * PITCH + 1), *pieces = tile->pieces;
  int32_t columns = (int32_t)tile->columns;
  for (int32_t column = 0; column < columns; column++) {
    if (pieces[top + column] == top + column - PITCH) pieces[top + column] = -1;
    if (pieces[bottom + column] == bottom + column + PITCH) pieces[bottom + column] = -1;
  }
  for (int32_t left = top; left <= bottom; left += PITCH) {
    if (pieces[left] == left - 1) pieces[left] = -1;
    if (pieces[left + columns - 1] == left + columns) pieces[left + columns - 1] = -1;
  }
  for (int32_t i = 0; i < 2 * (columns + (int32_t)tile->rows); i++) {
    int32_t place, weight;
    if (i < 2 * columns) {
      place = (i < columns ? top : bottom - columns) + i;
      weight = tile->south[i < columns ? place - PITCH : place];
    } else {
      int32_t row = (i - 2 * columns) >> 1;
      place = top + row * PITCH + (i & 1) * (columns - 1);
      weight = tile->east[(i & 1) ? place : place - 1];
    }
    int32_t root = root_of(pieces, place);
    if (weight - NO_EDGE - 1 < pieces[root]) pieces[root] = weight - NO_EDGE - 1;
  }
}

/* The heaviest edge around a corner between four cells is not in the tree. */
static void mark_heaviest(const Board *board, Tile *tile) {
  const int64_t step[4] = {0, 0, 1, board->stride};
  static const uint8_t mark[4] = {HEAVY_EAST, HEAVY_SOUTH, HEAVY_SOUTH, HEAVY_EAST};
  const int32_t *east = tile->east, *south = tile->south;
  for (uint32_t row = 0; row + 1 < tile->rows; row++) {
    int32_t from = (int32_t)((row + 1) * PITCH + 1);
    uint8_t *byte = bytes_at(board, tile, row);
    for (int32_t here = from; here + 1 < from + (int32_t)tile->columns; here++, byte++) {
      int32_t most = east[here];
      int which = 0;
      which = south[here] >= most ? 1 : which;
      most = south[here] >= most ? south[here] : most;
      which = south[here + 1] >= most ? 2 : which;
      most = south[here + 1] >= most ? south[here + 1] : most;
      which = east[here + PITCH] >= most ? 3 : which;
      byte[step[which]] |= mark[which];
    }
  }
}

static void list_unsettled(const Board *board, Tile *tile) {
  uint32_t length = 0;
  for (uint32_t row = 0; row < tile->rows; row++) {
    int32_t from = (int32_t)((row + 1) * PITCH + 1), last = from + (int32_t)tile->columns - 1;
    int is_above = row + 1 < tile->rows;
    uint8_t *byte = bytes_at(board, tile, row);
    for (int32_t here = from; here <= last; here++, byte++) {
      unsigned unsettled = ~(*byte | *byte >> 4);
      *byte &= 15;
      tile->listed[length] = here << 1;
      tile->listed_weights[length] = tile->east[here];
      length += unsettled >> 1 & (here < last);
      tile->listed[length] = here << 1 | 1;
      tile->listed_weights[length] = tile->south[here];
      length += unsettled >> 2 & (unsigned)is_above;
    }
  }
  tile->length = length;
}

static void sort(Tile *tile) {
  uint32_t length = tile->length;
  int bits = 0;
  while (bits < BUCKETS && length >> bits) bits++;
  int32_t *ends = tile->ends, *weights = tile->weights, *edges = tile->edges;
  memset(ends, 0, sizeof(int32_t) << bits);
  for (uint32_t i = 0; i < length; i++) ends[tile->listed_weights[i] >> (30 - bits)]++;
  int32_t end = 0;
  for (int bucket = 0; bucket < 1 << bits; bucket++) {
    int32_t begin = end;
    end += ends[bucket];
    ends[bucket] = begin;
  }
  for (uint32_t i = 0; i < length; i++) {
    int32_t place = ends[tile->listed_weights[i] >> (30 - bits)]++;
    weights[place] = tile->listed_weights[i];
    edges[place] = tile->listed[i];
  }
  for (uint32_t i = 1; i < length; i++) {
    int32_t weight = weights[i], edge = edges[i];
    if (weight >= weights[i - 1]) continue;
    uint32_t j = i;
    for (; j > 0 && weights[j - 1] > weight; j--) {
      weights[j] = weights[j - 1];
      edges[j] = edges[j - 1];
    }
    weights[j] = weight;
    edges[j] = edge;
  }
}

/* An edge that is lighter than every way out of one of its pieces is in the tree; others are left over. */
static void join_lighter(const Board *board, Tile *tile) {
  int32_t *pieces = tile->pieces;
  uint32_t left = 0;
  for (uint32_t i = 0; i < tile->length; i++) {
    int32_t edge = tile->edges[i], place = edge >> 1, is_south = edge & 1;
    int32_t a = root_of(pieces, place), b = root_of(pieces, place + (is_south ? PITCH : 1));
    if (a == b) continue;
    int32_t told = tile->weights[i] - NO_EDGE - 1;
    if (told >= pieces[a] && told >= pieces[b]) {
      tile->edges[left] = edge;
      tile->weights[left++] = tile->weights[i];
      continue;
    }
    if (pieces[a] < pieces[b])
      pieces[b] = a;
    else
      pieces[a] = b;
    uint8_t *byte = bytes_at(board, tile, (uint32_t)(place >> SHIFT) - 1) + (place & (PITCH - 1)) - 1;
    *byte |= is_south ? SOUTH : EAST;
    byte[is_south ? board->stride : 1] |= is_south ? NORTH : WEST;
  }
  tile->length = left;
}

static int32_t number_of(Tile *tile, Seams *seams, int32_t place) {
  int32_t *number = tile->numbers + root_of(tile->pieces, place);
  if (*number < 0) *number = seams->count++;
  return *number;
}

static void push(const Board *board, const Tile *tile, Seams *seams, int32_t edge, Seam seam) {
  int64_t row = tile->top + (edge >> 1 >> SHIFT);
  seam.edge = (uint64_t)(row * board->stride + tile->left + (edge >> 1 & (PITCH - 1)) - 1) << 1 | (edge & 1);
  seams->list[seams->length++] = seam;
}

static void add_seams(const Board *board, Tile *tile, Seams *seams) {
  int32_t first = seams->count, top = PITCH + 1, bottom = (int32_t)(tile->rows * PITCH + 1);
  /* As many as its rows reach: a small board has one tile, and does not fill it. */
  size_t used = (size_t)(tile->rows + 2) * PITCH;
  memset(tile->numbers, 0xff, used * sizeof *tile->numbers);
  memset(tile->joined, 0xff, used * sizeof *tile->joined);
  for (uint32_t i = 0; i < tile->length; i++) {
    int32_t edge = tile->edges[i];
    int32_t one = number_of(tile, seams, edge >> 1);
    int32_t other = number_of(tile, seams, (edge >> 1) + (edge & 1 ? PITCH : 1));
    int32_t a = root_of(tile->joined, one - first), b = root_of(tile->joined, other - first);
    if (a == b) continue;
    tile->joined[a] = b;
    push(board, tile, seams, edge, (Seam){0, tile->weights[i], one, other});
  }
  for (uint32_t row = 0; row < tile->rows; row++) {
    int32_t place = top + (int32_t)row * PITCH, last = place + (int32_t)tile->columns - 1;
    if (tile->left > 0)
      push(board, tile, seams, (place - 1) << 1,
           (Seam){0, tile->east[place - 1], seams->right[row], number_of(tile, seams, place)});
    if (tile->left + tile->columns < board->width) seams->right[row] = number_of(tile, seams, last);
  }
  for (uint32_t column = 0; column < tile->columns; column++) {
    int32_t place = top + (int32_t)column;
    if (tile->top > 0)
      push(board, tile, seams, (place - PITCH) << 1 | 1,
           (Seam){0, tile->south[place - PITCH], seams->bottom[tile->left + column], number_of(tile, seams, place)});
    if (tile->top + tile->rows < board->height)
      seams->bottom[tile->left + column] = number_of(tile, seams, bottom + (int32_t)column);
  }
}

/* By digits of eleven bits, three passes; then equal weights in the order of edges. */
static Seam *sorted_seams(Seams *seams) {
  enum { BITS = 11, DIGITS = 1 << BITS };
  Seam *from = seams->list, *to = need_memory((seams->length + 1) * sizeof(Seam));
  for (int shift = 0; shift < 3 * BITS; shift += BITS) {
    size_t ends[DIGITS] = {0}, end = 0;
    for (size_t i = 0; i < seams->length; i++) ends[from[i].weight >> shift & (DIGITS - 1)]++;
    for (int digit = 0; digit < DIGITS; digit++) {
      size_t begin = end;
      end += ends[digit];
      ends[digit] = begin;
    }
    for (size_t i = 0; i < seams->length; i++) to[ends[from[i].weight >> shift & (DIGITS - 1)]++] = from[i];
    Seam *swapped = from;
    from = to;
    to = swapped;
  }
  free(to);
  for (size_t i = 1; i < seams->length; i++) {
    Seam seam = from[i];
    size_t j = i;
    for (; j > 0 && from[j - 1].weight == seam.weight && from[j - 1].edge > seam.edge; j--) from[j] = from[j - 1];
    from[j] = seam;
  }
  return from;
}

static void join_seams(const Board *board, Seams *seams) {
  Seam *list = sorted_seams(seams);
  int32_t *pieces = need_memory(((size_t)seams->count + 1) * sizeof(int32_t));
  fill(pieces, -1, (size_t)seams->count);
  int32_t left = seams->count - 1;
  for (size_t i = 0; left > 0; i++) {
    int32_t a = root_of(pieces, list[i].one), b = root_of(pieces, list[i].other);
    if (a == b) continue;
    if (pieces[a] > pieces[b]) {
      int32_t bigger = b;
      b = a;
      a = bigger;
    }
    pieces[a] += pieces[b];
    pieces[b] = a;
    int is_south = list[i].edge & 1;
    uint8_t *byte = board->bytes + (list[i].edge >> 1);
    *byte |= is_south ? SOUTH : EAST;
    byte[is_south ? board->stride : 1] |= is_south ? NORTH : WEST;
    left--;
  }
  free(pieces);
  free(list);
}

void carve_kruskal_hash(Board *board, Stream *stream) {
  RowKey key = row_key(stream);
  Tile *tile = need_memory(sizeof *tile);
  size_t across = (size_t)((board->width - 1) / SIZE) * board->height + (size_t)((board->height - 1) / SIZE) * board->width;
  Seams seams = {need_memory((3 * across + 1) * sizeof(Seam)), 0, 0, need_memory(SIZE * sizeof(int32_t)),
                 need_memory(board->width * sizeof(int32_t))};
  int64_t steps[4];
  steps_of(board, steps);
  for (tile->top = 0; tile->top < board->height; tile->top += SIZE)
    for (tile->left = 0; tile->left < board->width; tile->left += SIZE) {
      tile->rows = board->height - tile->top < SIZE ? board->height - tile->top : SIZE;
      tile->columns = board->width - tile->left < SIZE ? board->width - tile->left : SIZE;
      weigh(board, key, tile);
      open_lightest(board, tile, steps);
      tell_ways_out(tile);
      mark_heaviest(board, tile);
      list_unsettled(board, tile);
      sort(tile);
      join_lighter(board, tile);
      add_seams(board, tile, &seams);
    }
  join_seams(board, &seams);
  free(seams.bottom);
  free(seams.right);
  free(tile);
}
