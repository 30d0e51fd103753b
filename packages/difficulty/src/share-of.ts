import { ln } from '@meikyuu/grid'
import { TERM_CEILINGS } from './difficulty-constants.js'

/** Counts below this have their logarithms at hand: nearly all that mazes of some hundred cells come to. */
const AT_HAND = 256

const LOGARITHMS: Float64Array = /* @__PURE__ */ logarithms()

const CEILINGS: Readonly<Record<keyof typeof TERM_CEILINGS, number>> = /* @__PURE__ */ logarithmsOfCeilings()

/**
 * A count as a share of its term's ceiling, by logarithms: the first few count
 * most, and doubling always adds about as much. 0 for none, 1 from the ceiling on.
 */
export function shareOf(count: number, term: keyof typeof TERM_CEILINGS): number {
  return Math.min(1, lnAfter(count) / CEILINGS[term])
}

/** The logarithm of one more than a count. */
function lnAfter(count: number): number {
  return count < AT_HAND ? LOGARITHMS[count]! : ln(1 + count)
}

function logarithms(): Float64Array {
  const table = new Float64Array(AT_HAND)
  for (let count = 0; count < AT_HAND; count++) table[count] = ln(1 + count)
  return table
}

function logarithmsOfCeilings() {
  const { forks, traps, waste, depth, turns } = TERM_CEILINGS
  return {
    forks: ln(1 + forks),
    traps: ln(1 + traps),
    waste: ln(1 + waste),
    depth: ln(1 + depth),
    turns: ln(1 + turns),
  }
}
