import { SHAPES, type ShapeEntry } from 'meikyuu'

/** No board is written longer. */
const LONGEST = 100

/** So many boards are remembered at most: some shapes in some sizes, of which a batch is usually made. */
const MOST_BOARDS = 256

/** Codes that are longer are not remembered by: a piece of a text keeps all of it in memory. */
const LONGEST_REMEMBERED = 500

const cellsOfBoards = new Map<string, number>()

/** About how many cells the maze of a code has; 0 where the code says nothing of the kind. Reads its beginning only. */
export function cellsEstimated(code: string): number {
  const board = boardOf(code)
  const known = cellsOfBoards.get(board)
  if (known !== undefined) return known
  const [name = '', size = ''] = board.split(':')
  const cells = cellsOn(name, size)
  if (code.length > LONGEST_REMEMBERED) return cells
  if (cellsOfBoards.size === MOST_BOARDS) cellsOfBoards.clear()
  cellsOfBoards.set(board, cells)
  return cells
}

/** A code up to its second colon: shape and size. */
function boardOf(code: string): string {
  const start = code.slice(0, LONGEST)
  const end = start.indexOf(':', start.indexOf(':') + 1)
  return end < 0 ? start : start.slice(0, end)
}

function cellsOn(name: string, size: string): number {
  if (!Object.hasOwn(SHAPES, name)) return 0
  const shape = SHAPES[name as keyof typeof SHAPES] as ShapeEntry
  const [w = 0, h = 0] = size.split('x', 2).map(Number)
  const cells = shape.size === 'N' ? shape.cellsLaidOut({ size: w }) : shape.cellsLaidOut({ w, h })
  return cells > 0 ? cells : 0
}
