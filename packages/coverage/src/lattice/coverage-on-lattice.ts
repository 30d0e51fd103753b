import { borrowBytes, giveBackBytes, giveBackInts, type LatticeGrid, positionOf } from '@meikyuu/grid'
import { checkRoute } from '../check-route.js'
import type { MazeCoverage } from '../coverage-of.js'
import { LatticeCoverage } from './lattice-coverage.js'

/**
 * `coverageOf` on a lattice: a byte a position for cells that come again, and four a cell of the route, of
 * which a copy is checked; up to eight where its length is not known beforehand, see {@link checkRoute}.
 */
export function coverageOnLattice(grid: LatticeGrid, route: ArrayLike<number> | null): MazeCoverage {
  const { cells, length } = checkRoute(route, grid.cells)
  const met = borrowBytes(grid.positions)
  met.fill(0, 0, grid.positions)
  const coverage = new LatticeCoverage(grid)
  coverage.add(cells, turnIntoPositions(grid, cells, length, met))
  giveBackBytes(met)
  giveBackInts(cells)
  return coverage.result()
}

/** Leaves the positions of the cells of a list where these stood, each once. Returns how many there are. */
function turnIntoPositions(grid: LatticeGrid, list: Int32Array, length: number, met: Uint8Array): number {
  let count = 0
  for (let i = 0; i < length; i++) {
    const position = positionOf(grid, list[i]!)
    list[count] = position
    count += 1 - met[position]!
    met[position] = 1
  }
  return count
}
