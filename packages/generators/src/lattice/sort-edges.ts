import { borrowInts, giveBackInts } from '@meikyuu/grid'

/** Bits of a weight. */
const BITS = 30

/** The most buckets, as a power of two: their ends stay in the nearest cache. */
const MOST_BUCKETS = 13

/**
 * Puts edges in order of weight into other arrays, equal ones as they stood. For
 * a tile's worth of weights spread over all their range: into as many buckets as
 * there are edges by the upper bits, then past each other where they stand wrong.
 */
export function sortEdges(
  edges: Int32Array,
  weights: Int32Array,
  length: number,
  toEdges: Int32Array,
  toWeights: Int32Array,
): void {
  const buckets = Math.min(MOST_BUCKETS, 32 - Math.clz32(length))
  const ends = borrowInts(1 << buckets).fill(0, 0, 1 << buckets)
  spread(edges, weights, length | 0, toEdges, toWeights, ends, 1 << buckets, (BITS - buckets) | 0)
  settle(toEdges, toWeights, length | 0)
  giveBackInts(ends)
}

function spread(
  edges: Int32Array,
  weights: Int32Array,
  length: number,
  toEdges: Int32Array,
  toWeights: Int32Array,
  ends: Int32Array,
  buckets: number,
  shift: number,
): void {
  for (let i = 0; i < length; i++) {
    const bucket = weights[i]! >> shift
    ends[bucket] = (ends[bucket]! + 1) | 0
  }
  let end = 0
  for (let bucket = 0; bucket < buckets; bucket++) {
    const begin = end
    end = (end + ends[bucket]!) | 0
    ends[bucket] = begin
  }
  for (let i = 0; i < length; i++) {
    const weight = weights[i]!
    const bucket = weight >> shift
    const place = ends[bucket]!
    ends[bucket] = (place + 1) | 0
    toWeights[place] = weight
    toEdges[place] = edges[i]!
  }
}

function settle(edges: Int32Array, weights: Int32Array, length: number): void {
  for (let i = 1; i < length; i++) {
    const weight = weights[i]!
    if (weight >= weights[i - 1]!) continue
    const edge = edges[i]!
    let j = i
    do {
      weights[j] = weights[j - 1]!
      edges[j] = edges[j - 1]!
      j = (j - 1) | 0
    } while (j > 0 && weights[j - 1]! > weight)
    weights[j] = weight
    edges[j] = edge
  }
}
