import { type Grid, OUTSIDE, type Passages, twinOf } from '@meikyuu/grid'

/** What keeps passages from being a spanning tree of their grid, each open the same from both cells. */
export function spanningFaults(grid: Grid, { open }: Passages): string[] {
  const faults: string[] = []
  let ends = 0
  for (let side = 0; side < grid.sides; side++) {
    if (open[side] === 0) continue
    ends++
    if (open[side] !== 1) faults.push(`side ${side} is neither open nor closed`)
    if (grid.across[side] === OUTSIDE) faults.push(`side ${side} leads outside`)
    else if (open[twinOf(grid, side)] !== 1) faults.push(`side ${side} is open one way`)
  }
  if (ends !== 2 * (grid.cells - 1)) faults.push(`${ends / 2} passages for ${grid.cells} cells`)
  const reached = reachedFrom0(grid, open)
  if (reached !== grid.cells) faults.push(`${reached} of ${grid.cells} cells reached`)
  return faults
}

function reachedFrom0({ cells, first, across }: Grid, open: Uint8Array): number {
  const queue = [0]
  const seen = new Uint8Array(cells)
  seen[0] = 1
  for (let i = 0; i < queue.length; i++)
    for (let side = first[queue[i]!]!; side < first[queue[i]! + 1]!; side++) {
      const other = across[side]!
      if (open[side] === 0 || other === OUTSIDE || seen[other] === 1) continue
      seen[other] = 1
      queue.push(other)
    }
  return queue.length
}
