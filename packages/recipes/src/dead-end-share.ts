import type { DivisionCut, GrowingTreeMix } from '@meikyuu/generators'
import { ln } from '@meikyuu/grid'

/** Fields of a recipe on which the share of dead ends depends. */
export interface TexturedFields {
  readonly algorithm?: string
  readonly bias?: { readonly coin?: number }
  readonly cut?: DivisionCut
  readonly mix?: GrowingTreeMix
}

/**
 * Measured on lattices of 64x64 to 4000x4000 squares, and rounded down: by big boards it
 * is the same for all seeds, to a thousandth. Of uniform mazes it is 8/π² (1 - 2/π).
 */
const MEASURED: Readonly<Record<string, number>> = {
  backtracker: 0.098,
  division: 0.265,
  eller: 0.288,
  growing: 0.328,
  hunt: 0.092,
  kruskal: 0.302,
  'kruskal-hash': 0.302,
  prim: 0.32,
  wilson: 0.29,
}

/** What is worked out is taken times this: chance may make them a little fewer. */
const SAFE = 0.98

/** Of rooms that are cut where chance has it. */
const PROPORTIONAL = 0.23

/**
 * How many of the cells of a big lattice are dead ends at least, those on its border
 * left out. 0 for what has not been measured: other generators, and mixes, whose lists
 * take more memory than those of dead ends ever do.
 */
export function deadEndShare({ algorithm = '', bias, cut, mix }: TexturedFields): number {
  const coin = (bias?.coin ?? 50) / 100
  if (algorithm === 'binary-tree') return ofBinaryTree(coin)
  if (algorithm === 'sidewinder') return ofSidewinder(coin)
  if (algorithm === 'division' && cut === 'proportional') return PROPORTIONAL
  if (mix !== undefined && !isNewestAlone(mix)) return 0
  return MEASURED[mix === undefined ? algorithm : 'backtracker'] ?? 0
}

function isNewestAlone({ oldest = 0, random = 0, middle = 0 }: GrowingTreeMix): boolean {
  return oldest + random + middle === 0
}

/** A cell is a dead end where neither of the two cells that might have led to it did. */
function ofBinaryTree(coin: number): number {
  return SAFE * coin * (1 - coin)
}

/**
 * A run of one cell is a dead end unless the row below comes up to it, which it does to a
 * share of `1 - coin` of the cells. Of a longer run both ends are, unless they are where
 * it leads up either: of so many cells one is. A run has `n` cells with the
 * chance `(1 - coin) coin^(n - 1)`, and there are `1 - coin` runs a cell.
 */
function ofSidewinder(coin: number): number {
  if (coin === 0 || coin === 1) return 0
  const out = 1 - coin
  const longer = coin - out * (-ln(out) / coin - 1)
  return SAFE * out * coin * (out + 2 * longer)
}
