/*
 * What the bench holds the library against: the same mazes by the same draws, and the same ways
 * through them. Without arguments it lists what it can do; else it does one thing, again and again
 * with one seed after another, and tells what a turn took as a line of JSON:
 *
 *   reference WORK WIDTH SEED WARM COUNTED LONGEST BLOCK LAP
 *
 * for a board of WIDTH by WIDTH. Turns count once one has been taken and WARM seconds have passed, in
 * whole laps of seeds of about LAP cells, until they have taken COUNTED seconds, or LONGEST within a
 * lap. Turns that are shorter than BLOCK seconds are timed several at once.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "gauges.h"

typedef struct {
  const char *name;
  Carve *carve;
  /* Null where carving is the work; else the work is to solve, or both where `both` is set. */
  Solve *solve;
  int both;
} Work;

static const Work works[] = {
    {"carve backtracker", carve_backtracker, NULL, 0},
    {"carve binary-tree", carve_binary_tree, NULL, 0},
    {"carve division", carve_division, NULL, 0},
    {"carve eller", carve_eller, NULL, 0},
    {"carve hunt", carve_hunt, NULL, 0},
    {"carve kruskal", carve_kruskal, NULL, 0},
    {"carve kruskal-hash", carve_kruskal_hash, NULL, 0},
    {"carve prim", carve_prim, NULL, 0},
    {"carve sidewinder", carve_sidewinder, NULL, 0},
    {"carve wilson", carve_wilson, NULL, 0},
    {"solve breadth-first", carve_backtracker, solve_breadth_first, 0},
    {"solve dead-end-filling", carve_backtracker, solve_dead_end_filling, 0},
    {"figure way", carve_backtracker, solve_breadth_first, 0},
    {"figure distances", carve_backtracker, all_distances, 0},
    {"both backtracker", carve_backtracker, solve_breadth_first, 1},
    {"both eller", carve_eller, solve_breadth_first, 1},
};

enum { WORKS = sizeof works / sizeof *works };

/* So many cells of mazes are solved by turns, but no more mazes than these: as in src/scale/our-works.ts. */
enum { SHELF_CELLS = 200000, SHELF_MAZES = 200 };

typedef struct {
  uint32_t width, seed;
} Task;

/* Seconds: until turns count, that they count, at most, and the least that is timed at once; the cells of a lap. */
typedef struct {
  double warm, counted, longest, block, lap;
} Pace;

/* Into the memory of the maze before, all closed, as src/scale/our-works.ts does. */
static void carve_into(Board *board, const Work *work, Task task) {
  memset(board->bytes, 0, board->positions);
  Stream stream = stream_for(task.seed, board->cells);
  work->carve(board, &stream);
}

static Board carved(const Work *work, Task task) {
  Board board = new_board(task.width, task.width);
  carve_into(&board, work, task);
  return board;
}

/* Mazes to be solved, by turns: a processor would learn the branches of a single small one by heart. */
typedef struct {
  Board *boards;
  unsigned count;
} Shelf;

static Shelf new_shelf(const Work *work, Task task) {
  if (work->solve == NULL || work->both) return (Shelf){NULL, 0};
  uint64_t cells = (uint64_t)task.width * task.width;
  Shelf shelf = {NULL, (unsigned)((SHELF_CELLS + cells - 1) / cells)};
  if (shelf.count > SHELF_MAZES) shelf.count = SHELF_MAZES;
  shelf.boards = need_memory(shelf.count * sizeof(Board));
  for (unsigned i = 0; i < shelf.count; i++, task.seed++) shelf.boards[i] = carved(work, task);
  return shelf;
}

static void free_shelf(Shelf *shelf) {
  for (unsigned i = 0; i < shelf->count; i++) free_board(&shelf->boards[i]);
  free(shelf->boards);
}

/* What turns are taken on: a board to carve, or mazes to solve. */
typedef struct {
  const Work *work;
  Task task;
  Board board;
  Shelf shelf;
} Bench;

/* `hash` is NULL for turns that are timed. */
static void turn(Bench *bench, uint32_t place, uint32_t *hash) {
  const Work *work = bench->work;
  Found found = {NULL, 0};
  Board *board = &bench->board;
  if (bench->shelf.count == 0)
    carve_into(board, work, (Task){bench->task.width, bench->task.seed + place});
  else
    board = &bench->shelf.boards[place % bench->shelf.count];
  if (work->solve != NULL) found = work->solve(board);
  if (hash != NULL) *hash = work->solve == NULL ? hash_of_board(board) : hash_of_found(&found);
  free(found.cells);
}

static double seconds_of(Bench *bench, uint32_t place, unsigned turns) {
  double begun = cpu_seconds();
  for (unsigned i = 0; i < turns; i++) turn(bench, place + i, NULL);
  return cpu_seconds() - begun;
}

static int is_enough(double seconds, unsigned place, Pace pace) {
  return seconds >= pace.counted && (place == 0 || seconds >= pace.longest);
}

static void measure(const Work *work, Task task, Pace pace) {
  double base = peak_bytes();
  double cells = (double)task.width * task.width;
  uint32_t hash;
  Bench bench = {work, task, {0}, new_shelf(work, task)};
  if (bench.shelf.count == 0) bench.board = new_board(task.width, task.width);
  double seconds = seconds_of(&bench, 0, 1);
  double bytes = peak_bytes() - base;
  unsigned turns = 1;
  double last = seconds;
  for (double spent = seconds; spent < pace.warm; spent += last) last = seconds_of(&bench, turns++, 1);
  unsigned block = last < pace.block ? (unsigned)(pace.block / (last > 1e-6 ? last : 1e-6)) + 1 : 1;
  unsigned lap = pace.lap > cells ? (unsigned)((pace.lap + cells - 1) / cells) : 1;
  seconds = 0;
  turns = 0;
  do {
    unsigned place = turns % lap;
    unsigned count = block < lap - place ? block : lap - place;
    seconds += seconds_of(&bench, place, count);
    turns += count;
  } while (!is_enough(seconds, turns % lap, pace));
  turn(&bench, 0, &hash);
  printf("{\"nsPerCell\":%.6g,\"bytes\":%.0f,\"hash\":\"%08x\"}\n", seconds * 1e9 / turns / cells, bytes, hash);
  if (bench.shelf.count == 0) free_board(&bench.board);
  free_shelf(&bench.shelf);
}

int main(int count, char **arguments) {
  if (count == 1) {
    for (int i = 0; i < WORKS; i++) puts(works[i].name);
    return 0;
  }
  if (count != 9) {
    fputs("usage: reference WORK WIDTH SEED WARM COUNTED LONGEST BLOCK LAP\n", stderr);
    return 2;
  }
  Task task = {(uint32_t)strtoul(arguments[2], NULL, 10), (uint32_t)strtoul(arguments[3], NULL, 10)};
  /* Twice a position is kept in 32 bits. */
  if (task.width < 2 || task.width > 46000) {
    fputs("the width must be 2 to 46000\n", stderr);
    return 2;
  }
  make_picked();
  for (int i = 0; i < WORKS; i++)
    if (strcmp(works[i].name, arguments[1]) == 0) {
      Pace pace = {atof(arguments[4]), atof(arguments[5]), atof(arguments[6]), atof(arguments[7]), atof(arguments[8])};
      measure(&works[i], task, pace);
      return 0;
    }
  fprintf(stderr, "there is no work %s\n", arguments[1]);
  return 2;
}
