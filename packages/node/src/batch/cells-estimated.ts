import { SHAPES, type ShapeEntry } from 'meikyuu'

/** No board is written longer. */
const LONGEST = 100

// The board asked for last: those of a batch are often all the same.
let lastBoard = ''
let lastCells = 0

/** About how many cells the maze of a code has; 0 where the code says nothing of the kind. Reads its beginning only. */
export function cellsEstimated(code: string): number {
  if (lastBoard !== '' && code.startsWith(lastBoard)) return lastCells
  const [name = '', size = ''] = code.slice(0, LONGEST).split(':', 2)
  lastBoard = `${name}:${size}:`
  lastCells = cellsOn(name, size)
  return lastCells
}

function cellsOn(name: string, size: string): number {
  if (!Object.hasOwn(SHAPES, name)) return 0
  const shape = SHAPES[name as keyof typeof SHAPES] as ShapeEntry
  const [w = 0, h = 0] = size.split('x', 2).map(Number)
  const cells = shape.size === 'N' ? shape.cellsLaidOut({ size: w }) : shape.cellsLaidOut({ w, h })
  return cells > 0 ? cells : 0
}
