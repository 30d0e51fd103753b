import { SHAPES, type ShapeEntry } from 'meikyuu'

/** No code is longer. */
const LONGEST = 500

/** About how many cells the maze of a code has; 0 where the code says nothing of the kind. Reads its beginning only. */
export function cellsEstimated(code: string): number {
  const [name = '', size = ''] = code.slice(0, LONGEST).split(':', 2)
  if (!Object.hasOwn(SHAPES, name)) return 0
  const shape = SHAPES[name as keyof typeof SHAPES] as ShapeEntry
  const [w = 0, h = 0] = size.split('x', 2).map(Number)
  const cells = shape.size === 'N' ? shape.cellsLaidOut({ size: w }) : shape.cellsLaidOut({ w, h })
  return cells > 0 ? cells : 0
}
