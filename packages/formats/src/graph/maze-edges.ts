import { graphOf, type MazeBody } from '@meikyuu/grid'

/** Two cells side by side. */
export interface MazeEdge {
  /** The lower one. */
  readonly from: number
  /** The higher one. */
  readonly to: number
  /** Whether a wall parts them; else a passage joins them. */
  readonly wall: boolean
}

/** The pairs of cells that a passage joins, or with `walls` all that lie side by side, in the order of sides. */
export function* mazeEdges({ grid, passages }: MazeBody, walls: boolean): Generator<MazeEdge> {
  const { cells, first, across } = graphOf(grid)
  const { open } = passages
  for (let from = 0; from < cells; from++)
    for (let side = first[from]!; side < first[from + 1]!; side++) {
      const to = across[side]!
      const wall = open[side] === 0
      if (to > from && (walls || !wall)) yield { from, to, wall }
    }
}
