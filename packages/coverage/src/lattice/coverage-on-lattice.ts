import {
  borrowBytes,
  borrowInts,
  giveBackBytes,
  giveBackInts,
  type LatticeGrid,
  positionOf,
} from '@meikyuu/grid'
import { checkRoute } from '../check-route.js'
import type { MazeCoverage } from '../coverage-of.js'
import { LatticeCoverage } from './lattice-coverage.js'

/** `coverageOf` on a lattice: a byte a position for cells that come again, and four a cell of the route. */
export function coverageOnLattice(grid: LatticeGrid, route: ArrayLike<number> | null): MazeCoverage {
  const { cells, length } = checkRoute(route, grid.cells)
  const met = borrowBytes(grid.positions)
  met.fill(0, 0, grid.positions)
  const list = borrowInts(length)
  let count = 0
  for (let i = 0; i < length; i++) {
    const position = positionOf(grid, cells[i]!)
    list[count] = position
    count += 1 - met[position]!
    met[position] = 1
  }
  const coverage = new LatticeCoverage(grid)
  coverage.add(list, count)
  giveBackInts(list)
  giveBackBytes(met)
  giveBackInts(cells)
  return coverage.result()
}
