import type { GraphGrid } from '@meikyuu/grid'
import { CountedSides } from './counted-sides.js'
import type { FreeSides } from './free-sides.js'
import { MaskedSides } from './masked-sides.js'

/** The most sides that fit the bits of a whole number. */
const WORD = 32

/** All cells free. A bit a side where every cell has at most 32, else trees of counts. */
export function allFree(graph: GraphGrid): FreeSides {
  return graph.maxSides <= WORD ? new MaskedSides(graph) : new CountedSides(graph)
}
