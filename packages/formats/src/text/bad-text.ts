import { MazeError } from '@meikyuu/grid'
import { nameOfCode } from './name-of-code.js'
import { positionIn, type TextRaster } from './text-raster.js'

/** The error of a character that cannot be read. `got` is what stands there, unless it is said. */
export function badText(
  raster: TextRaster,
  row: number,
  column: number,
  expected: string,
  got: string = standsAt(raster.codes[row * raster.columns + column] ?? 0),
): MazeError<'BAD_TEXT'> {
  return new MazeError('BAD_TEXT', { ...positionIn(raster, row, column), expected, got })
}

function standsAt(code: number): string {
  return code === 0 ? 'the end of the line' : nameOfCode(code)
}
