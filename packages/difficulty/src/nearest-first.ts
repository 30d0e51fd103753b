import { MazeError, shown } from '@meikyuu/grid'
import type { MazeSense } from './maze-geometry.js'

/**
 * Sorts cells in place, nearest the goal first; exact ties by the lower cell.
 *
 * @throws MazeError `BAD_ARGUMENT` where a distance is not a number.
 */
export function nearestFirst(cells: number[], sense: MazeSense): void {
  const distances = new Map<number, number>()
  for (const cell of cells) distances.set(cell, distanceOf(sense, cell))
  cells.sort((a, b) => {
    const far = distances.get(a)!
    const near = distances.get(b)!
    return far === near ? a - b : far < near ? -1 : 1
  })
}

/**
 * How far a cell is, as told.
 *
 * @throws MazeError `BAD_ARGUMENT` where that is not a number.
 */
export function distanceOf(sense: MazeSense, cell: number): number {
  const distance = sense.distance(cell)
  if (typeof distance === 'number' && !Number.isNaN(distance)) return distance
  throw new MazeError('BAD_ARGUMENT', {
    name: `the distance of cell ${cell}`,
    expected: 'a number',
    got: shown(distance),
  })
}
