/** The most that a ratio to the reference in C should be, at every size. */
export const TARGETS: Readonly<Record<string, number>> = {
  'carve backtracker': 1.3,
  'carve eller': 1.5,
  'figure distances': 1.5,
  'solve breadth-first': 1.5,
  'solve dead-end-filling': 1.5,
  'carve kruskal': 1.5,
  'carve kruskal-hash': 1.5,
  'carve hunt': 1.7,
  'carve wilson': 1.7,
  'carve sidewinder': 1.7,
  'carve division': 2,
  'carve prim': 2.5,
  'carve binary-tree': 2.5,
}

/** The most that the general engine should take, as a multiple of the lattice, by cells. */
export const GENERAL_TARGETS: Readonly<Record<number, number>> = { 1e4: 1.4, 1e6: 2.3 }

/** How many times as long the fastest library from npm should take at least, doing the same at a million cells. */
export const PEER_TARGET = 8

/** How many times as fast two cores should score a batch of over {@link LONG_BATCH} seconds. */
export const JOBS_TARGET = 1.8

/** By the clock, with one job. */
export const LONG_BATCH = 2

/** Nanoseconds a cell, at most, to build and score mazes of all shapes in batches. */
export const BATCH_TARGET = 200
