import { centreOf } from './centre-of.js'
import type { CellLabel } from './overlays.js'
import { type Label, type LabelLayer, LETTER_MIDDLE } from './picture.js'
import type { PicturePlan } from './picture-plan.js'
import type { Placing } from './placed-pen.js'
import { roomIn } from './room-in.js'

/** Half the width of a letter, in font sizes: a digit of DejaVu Sans is 0.636 wide. */
const HALF_LETTER = 0.318

/** The share of a cell's room that a text may reach into. */
const SHARE = 0.8

/** The most that a letter may be high, in cells. */
const HIGHEST = 0.5

/** The least that a letter may be high, in units of the picture. */
const LEAST_SIZE = 0.01

/** Texts in the middle of their cells. */
export function cellTexts(
  plan: PicturePlan,
  { scale, x, y }: Placing,
  text: Pick<LabelLayer, 'name' | 'colour' | 'opacity' | 'size'>,
  labels: Iterable<CellLabel>,
): LabelLayer {
  const { grid } = plan.maze
  return {
    ...text,
    kind: 'labels',
    anchor: 'middle',
    labels: placed(labels, (cell) => {
      const [cx, cy] = centreOf(grid, cell)
      return [cx * scale + x, cy * scale + y]
    }),
  }
}

/** Each cell's number, where no start, goal or key stands. */
export function numberLayer(plan: PicturePlan, placing: Placing): LabelLayer {
  const { maze, colours, shows } = plan
  const { cells } = maze.grid
  const marked = new Set<number | null>(shows.keys ? maze.keys : [])
  if (shows.start) marked.add(maze.start)
  if (shows.goal) marked.add(maze.goal)
  const every = {
    *[Symbol.iterator]() {
      for (let cell = 0; cell < cells; cell++) if (!marked.has(cell)) yield { cell, text: String(cell) }
    },
  }
  const size = sizeIn(plan, every)
  return cellTexts(plan, placing, { name: 'numbers', colour: colours.text, opacity: 1, size }, every)
}

/** The size of letters, in units of the picture, at which the longest of the texts fits into the smallest of their cells. */
export function sizeIn({ maze, cellSize }: PicturePlan, labels: Iterable<CellLabel>): number {
  let room = Infinity
  let longest = 1
  for (const { cell, text } of labels) {
    room = Math.min(room, roomIn(maze.grid, cell))
    longest = Math.max(longest, text.length)
  }
  const across = HALF_LETTER * longest
  const size = (room * SHARE) / Math.sqrt(across * across + LETTER_MIDDLE * LETTER_MIDDLE)
  return Math.max(LEAST_SIZE, Math.min(size, HIGHEST) * cellSize)
}

function placed(labels: Iterable<CellLabel>, at: (cell: number) => [x: number, y: number]): Iterable<Label> {
  return {
    *[Symbol.iterator]() {
      for (const { cell, text } of labels) {
        const [x, y] = at(cell)
        yield { x, y, text }
      }
    },
  }
}
