import {
  type Grid,
  graphGrid,
  latticeGrid,
  maskedGrid,
  maskedLattice,
  maskFrom,
  OUTSIDE,
  outlineLattice,
  SHAPES,
  type ShapeEntry,
} from '@meikyuu/grid'

/** A grid and what to call it in a report. */
export type NamedGrid = readonly [name: string, grid: Grid]

/** Every shape of the table in small, odd, even, narrow and middling sizes. */
export function shapeGrids(): NamedGrid[] {
  const grids: NamedGrid[] = []
  for (const [name, entry] of Object.entries<ShapeEntry>(SHAPES)) {
    if (entry.size === 'WxH')
      for (const [w, h] of [
        [2, 2],
        [2, 7],
        [7, 2],
        [3, 4],
        [6, 5],
        [9, 10],
      ] as const)
        grids.push([`${name}:${w}x${h}`, entry.make({ w, h })])
    else
      for (const size of [2, 3, 4, 5, 8, 13])
        if (!isTooSmall(name, size)) grids.push([`${name}:${size}`, entry.make({ size })])
  }
  return grids
}

/** Sizes of at least 2 that keep fewer than two cells. */
export function isTooSmall(shape: string, size: number): boolean {
  return (shape === 'cross' && size === 2) || (shape === 'leaf' && size <= 3)
}

/** Grids that no shape of the table makes. */
function otherGrids(): NamedGrid[] {
  const disc = (x: number, y: number): boolean => Math.abs(x - 4) + Math.abs(y - 4) < 4.2
  return [
    ['mask on squares', maskedGrid('square', maskFrom('square', 9, 8, disc)).grid],
    ['lattice of 2x2', latticeGrid(2, 2)],
    ['lattice of 7x5', latticeGrid(7, 5)],
    ['lattice of 2x9', latticeGrid(2, 9)],
    ['lattice of a heart', outlineLattice('heart', 13)],
    ['lattice of a mask', maskedLattice(maskFrom('square', 9, 8, disc)).grid],
    ['mask on hexagons', maskedGrid('hex', maskFrom('hex', 9, 8, disc)).grid],
    ['mask on triangles', maskedGrid('triangle', maskFrom('triangle', 15, 8, disc)).grid],
    [
      'one row',
      maskedGrid(
        'square',
        maskFrom('square', 5, 1, () => true),
      ).grid,
    ],
    [
      'two cells with two sides',
      graphGrid(
        [
          [1, 1],
          [0, 0],
        ],
        {
          centres: [
            [0, 0],
            [1, 0],
          ],
        },
      ),
    ],
    [
      'a tetrahedron in space',
      graphGrid(
        [
          [1, 2, 3],
          [0, 3, 2],
          [3, 0, 1],
          [1, 2, 0],
        ],
        {
          centres: [
            [1, 1, 1],
            [1, -1, -1],
            [-1, 1, -1],
            [-1, -1, 1],
          ],
        },
      ),
    ],
    [
      'a path without centres',
      graphGrid([
        [OUTSIDE, 1],
        [0, 2],
        [1, OUTSIDE],
      ]),
    ],
  ]
}

/** All of them. */
export function allGrids(): NamedGrid[] {
  return [...shapeGrids(), ...otherGrids()]
}

/** The number of cells that can be reached from cell 0. */
export function reachedFromFirst({ first, across }: Grid): number {
  const seen = new Set([0])
  for (const cell of seen)
    for (let side = first[cell]!; side < first[cell + 1]!; side++)
      if (across[side] !== OUTSIDE) seen.add(across[side]!)
  return seen.size
}
