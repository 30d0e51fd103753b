import { cellAcross, type Grid, graphOf, OUTSIDE, type Passages, twinOf } from '@meikyuu/grid'
import { distancesFrom, UNREACHED } from '@meikyuu/solver'

/**
 * What keeps passages from being a spanning tree of a grid, open the same from
 * both sides: a sentence a fault, none where they are one.
 */
export function treeFaults(grid: Grid, passages: Passages): string[] {
  const faults: string[] = []
  for (let side = 0; side < graphOf(grid).sides; side++) {
    const open = passages.open[side]
    if (open !== 0 && open !== 1) faults.push(`side ${side} holds ${open}`)
    if (open !== 1) continue
    if (cellAcross(grid, side) === OUTSIDE) faults.push(`side ${side} is open to the outside`)
    else if (!passages.isOpen(twinOf(grid, side))) faults.push(`side ${side} is open one way`)
  }
  if (passages.count !== grid.cells - 1) faults.push(`${passages.count} passages for ${grid.cells} cells`)
  const lost = distancesFrom({ grid, passages }, 0).filter((distance) => distance === UNREACHED).length
  if (lost > 0) faults.push(`${lost} cells that no way leads to`)
  return faults
}
