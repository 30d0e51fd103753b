import { MazeError } from '../errors.js'
import type { GraphGrid } from '../grid.js'
import { unknownName } from '../nearest-name.js'
import { hexCells } from '../shapes/hex-cells.js'
import { squareCells } from '../shapes/square-cells.js'
import { triangleCells } from '../shapes/triangle-cells.js'

/** The shapes that a mask can be laid on. */
export type MaskShape = 'square' | 'hex' | 'triangle'

const CELLS = {
  square: squareCells,
  hex: hexCells,
  triangle: triangleCells,
} as const satisfies Record<MaskShape, (width: number, height: number) => GraphGrid>

/** The whole grid that a mask of this size is laid on. */
export function maskCells(shape: MaskShape, width: number, height: number): GraphGrid {
  if (typeof shape === 'string' && Object.hasOwn(CELLS, shape)) return CELLS[shape](width, height)
  throw new MazeError('NO_SUCH_SHAPE', unknownName(shape, Object.keys(CELLS)))
}
