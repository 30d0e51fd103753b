/**
 * The most that a ratio to the reference in C should be, at each size that a
 * run has. Every work is held to the same work in C, which makes the same maze
 * or finds the same way, so that `kruskal` and `kruskal-hash` each have a twin
 * of their own: "the best of C" is read as the best that C does for that maze.
 */
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

/** Works that make different mazes of a kind: told against the fastest of them in C too, without a target. */
export const KRUSKALS = ['carve kruskal', 'carve kruskal-hash'] as const

/**
 * The most that the general engine should take, as a multiple of the lattice,
 * by cells. Generators are held to it, which carve in a word a cell; what reads
 * the arrays of a graph has many times the memory of a lattice before it, and
 * is told without a verdict.
 */
export const GENERAL_TARGETS: Readonly<Record<number, number>> = { 1e4: 1.4, 1e6: 2.3 }

/** How many times as long the fastest library from npm should take at least, doing the same at a million cells. */
export const PEER_TARGET = 8

/** How many times as fast two cores should score a batch of over {@link LONG_BATCH} seconds. */
export const JOBS_TARGET = 1.8

/** By the clock, with one job. */
export const LONG_BATCH = 2

/** Nanoseconds a cell, at most, to build and score mazes of all shapes in batches. */
export const BATCH_TARGET = 200
