/** How many cells ring `ring` has, where the ring inside it has `inner`: twice as many where they would grow too wide. */
function nextCount(ring: number, inner: number): number {
  return inner * Math.max(1, Math.floor((1420 * ring + 113 * inner) / (226 * inner)))
}

/** The cells of each of `rings` rings, from the middle. */
export function ringCounts(rings: number): number[] {
  const counts = [1]
  for (let ring = 1; ring < rings; ring++) counts.push(nextCount(ring, counts[ring - 1]!))
  return counts
}

/**
 * How many cells `rings` rings have in all, in about log2(rings) steps: a count
 * stays until the first ring for which it is at least doubled.
 */
export function cellsInRings(rings: number): number {
  let count = 1
  let cells = rings >= 1 ? 1 : 0
  let ring = 1
  while (ring < rings) {
    count = nextCount(ring, count)
    // 1420 ring + 113 count >= 2 * 226 count, solved for ring.
    const next = Math.min(rings, Math.max(ring + 1, Math.ceil((339 * count) / 1420)))
    cells += (next - ring) * count
    ring = next
  }
  return cells
}
