/** Weights of edges are whole numbers below this: 30 bits, so that what stands for no edge at all fits in 32 too. */
export const EDGE_WEIGHTS: number = 2 ** 30

/**
 * The weight of an edge in a maze whose key has the halves `high` and `low`: a
 * hash of the edge's lower cell and of that cell's slot for it, to be kept in
 * step wherever weights are made.
 *
 * The cell, the slot times 0x9E3779B9 (the golden ratio) and the low half of the key are added;
 * then come the two rounds of a hash that Chris Wellons's search for hash
 * functions brought up (2018; these factors are TheIronBorn's), with the high
 * half between them. The upper 30 bits are the weight.
 */
export function edgeWeight(high: number, low: number, cell: number, slot: number): number {
  let x = (cell + Math.imul(slot, 0x9e3779b9) + low) | 0
  x = Math.imul(x ^ (x >>> 16), 0x21f0aaad) ^ high
  x = Math.imul(x ^ (x >>> 15), 0xd35a2d97)
  return (x ^ (x >>> 15)) >>> 2
}
