import { graphOf, type MazeBody, newInts, OUTSIDE } from '@meikyuu/grid'

/** How many steps each cell is from one, through passages; -1 where none lead there. */
export interface StepsFrom {
  readonly steps: Int32Array
  /** The most of them. */
  readonly farthest: number
}

/** Breadth first, one look a side. */
export function stepsFrom({ grid, passages }: MazeBody, from: number): StepsFrom {
  const { first, across, cells } = graphOf(grid)
  const { open } = passages
  const steps = newInts(cells).fill(-1)
  const queue = newInts(cells)
  let end = 1
  queue[0] = from
  steps[from] = 0
  for (let at = 0; at < end; at++) {
    const cell = queue[at]!
    for (let side = first[cell]!; side < first[cell + 1]!; side++) {
      const other = across[side]!
      if (other === OUTSIDE || open[side] === 0 || steps[other] !== -1) continue
      steps[other] = steps[cell]! + 1
      queue[end++] = other
    }
  }
  return { steps, farthest: steps[queue[end - 1]!]! }
}
