import { cellOfSide, type Maze, sideName } from '@meikyuu/grid'

/** What is to be said of some cells: what they are, and which doors they have. */
export interface CellMark {
  /** `start`, `goal`, `key 1`, `key 2`; several in one cell are joined by commas. */
  readonly mark: string
  /** The first of these without its number: what decides on the cell's looks. */
  readonly kind: 'start' | 'goal' | 'key'
  /** The name of the side to come in by. */
  readonly entrance?: string
  /** The name of the side to leave by. */
  readonly exit?: string
}

/** The marks of a maze by cell. */
export function cellMarks(maze: Maze): ReadonlyMap<number, CellMark> {
  const marks = new Map<number, CellMark>()
  if (maze.start === null) return marks
  const add = (cell: number, kind: CellMark['kind'], text: string = kind): void => {
    const before = marks.get(cell)
    marks.set(
      cell,
      before === undefined ? { mark: text, kind } : { ...before, mark: `${before.mark}, ${text}` },
    )
  }
  add(maze.start, 'start')
  add(maze.goal, 'goal')
  maze.keys.forEach((cell, i) => {
    add(cell, 'key', `key ${i + 1}`)
  })
  for (const door of ['entrance', 'exit'] as const) {
    const side = maze[door]
    if (side === null) continue
    const cell = cellOfSide(maze.grid, side)
    marks.set(cell, { ...marks.get(cell)!, [door]: sideName(maze.grid, side) })
  }
  return marks
}
