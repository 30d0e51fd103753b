import { cellAcross, graphOf, type Maze, twinOf } from '@meikyuu/grid'
import type { MazeTexture } from '../src/maze-texture.js'

type Passable = Pick<Maze, 'grid' | 'passages'>

const COSINE = Math.cos((25 * Math.PI) / 180)

/** The unit step out of a side. */
function heading({ grid }: Passable, cell: number, side: number): number[] {
  const from = grid.centres.at(cell)
  const step = grid.centres.at(cellAcross(grid, side)).map((x, axis) => x - from[axis]!)
  const length = Math.sqrt(step.reduce((sum, x) => sum + x * x, 0))
  return step.map((x) => x / length)
}

/** The open side that a walk coming in by a side goes straight on by. */
function onward(maze: Passable, cell: number, side: number): number | undefined {
  const best = (of: number) => {
    const [x, ...rest] = heading(maze, cell, of)
    const straightness = (other: number) => {
      const [u, ...others] = heading(maze, cell, other)
      return -(x! * u! + rest.reduce((sum, v, i) => sum + v * others[i]!, 0))
    }
    const others = maze.passages
      .openSides(cell)
      .filter((other) => other !== of && straightness(other) >= COSINE)
    return others.find((other) => others.every((rival) => straightness(rival) <= straightness(other)))
  }
  const on = best(side)
  return on !== undefined && best(on) === side ? on : undefined
}

/** The lengths of all runs, each followed both ways from every one of its passages. */
function runLengths(maze: Passable): number[] {
  const { grid, passages } = maze
  const { first, cells } = graphOf(grid)
  const cellOf = (side: number) => cellAcross(grid, twinOf(grid, side))
  const runs = new Set<string>()
  for (let cell = 0; cell < cells; cell++)
    for (let from = first[cell]!; from < first[cell + 1]!; from++) {
      if (!passages.isOpen(from)) continue
      const members = new Set<number>()
      for (const begin of [from, twinOf(grid, from)])
        for (let side: number | undefined = begin; side !== undefined; ) {
          const passage = Math.min(side, twinOf(grid, side))
          if (members.has(passage) && side !== begin) break
          members.add(passage)
          side = onward(maze, cellOf(twinOf(grid, side)), twinOf(grid, side))
        }
      runs.add([...members].sort((a, b) => a - b).join())
    }
  return [...runs].map((members) => members.split(',').length)
}

/** The texture, but for its bias and its longest way, each figure straight from its definition. */
export function textureByHand(maze: Passable): Omit<MazeTexture, 'bias' | `longestWay${string}`> {
  const { grid, passages } = maze
  const { cells } = grid
  const all = Array.from({ length: cells }, (_, cell) => cell)
  const share = (is: (cell: number) => boolean) => all.filter(is).length / cells
  const degree = (cell: number) => passages.openSides(cell).length
  const isStraight = (cell: number) => onward(maze, cell, passages.openSides(cell)[0]!) !== undefined
  const pieceOf = all.slice()
  for (let changed = true; changed; ) {
    changed = false
    for (const cell of all)
      for (const side of passages.openSides(cell)) {
        const other = cellAcross(grid, side)
        if (pieceOf[other]! >= pieceOf[cell]!) continue
        pieceOf[cell] = pieceOf[other]!
        changed = true
      }
  }
  const pieces = new Set(pieceOf).size
  const lengths = runLengths(maze)
  const total = lengths.reduce((a, b) => a + b, 0)
  return {
    cells,
    passages: total,
    pieces,
    cycleRank: total - cells + pieces,
    shares: {
      isolated: share((cell) => degree(cell) === 0),
      deadEnds: share((cell) => degree(cell) === 1),
      straights: share((cell) => degree(cell) === 2 && isStraight(cell)),
      turns: share((cell) => degree(cell) === 2 && !isStraight(cell)),
      tees: share((cell) => degree(cell) === 3),
      crosses: share((cell) => degree(cell) >= 4),
    },
    river: share((cell) => degree(cell) === 2),
    runs: {
      count: lengths.length,
      mean: lengths.length === 0 ? 0 : total / lengths.length,
      longest: Math.max(0, ...lengths),
    },
  }
}
