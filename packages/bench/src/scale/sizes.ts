import type { Maker } from './makers.js'

/** Widths of squares by the cells that they stand for: of 10^3 and so on, the nearest. */
export const SIZES: ReadonlyMap<number, number> = new Map([
  [1e3, 32],
  [1e4, 100],
  [1e5, 316],
  [1e6, 1000],
  [1e7, 3162],
  [1e8, 10_000],
  [1e9, 31_623],
])

/** The sizes of a usual run. */
export const USUAL_SIZES = [1e3, 1e4, 1e5, 1e6, 1e7, 1e8] as const

/** The size that has to be asked for. */
export const HUGE_SIZE = 1e9

/** Where works that nobody else does are tried, unless all is asked for. */
const SIZES_ALONE: readonly number[] = [1e4, 1e6]

/** The most cells of a graph that is made: forty bytes of arrays each, before anything is carved. */
const GRAPH_CELLS = 1e7

/** Memory is told on more cells than these: on fewer, what the compiler holds is most of it. */
export const MEMORY_CELLS = 5e6

/** On more cells than these a graph is many times what the compiler holds. */
export const GRAPH_OUTWEIGHS = 5e5

/** Works that take longer a cell the bigger the board, and so are not tried on more cells than these. */
const MOST_CELLS: Readonly<Record<string, number>> = {
  'carve aldous-broder': 1e6,
  'carve houston': 1e6,
  'carve origin-shift': 1e4,
}

/** Whether a maker tries a work at a size at all. */
export function isTried(maker: Maker, work: string, size: number): boolean {
  return size <= (maker === 'graph' ? GRAPH_CELLS : Infinity) && size <= (MOST_CELLS[work] ?? Infinity)
}

/** Whether a usual run has a work at a size: those that the reference or a library from npm does at all. */
export function isUsual(makers: readonly Maker[], size: number): boolean {
  return SIZES_ALONE.includes(size) || makers.some((maker) => maker !== 'lattice' && maker !== 'graph')
}
