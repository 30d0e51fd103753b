import { MazeError } from '@meikyuu/grid'
import { positionIn, type TextRaster } from './text-raster.js'

/** The error of a character that cannot be read. `got` is what stands there, unless it is said. */
export function badText(
  raster: TextRaster,
  row: number,
  column: number,
  expected: string,
  got: string = nameOf(raster.codes[row * raster.columns + column] ?? 0),
): MazeError<'BAD_TEXT'> {
  return new MazeError('BAD_TEXT', { ...positionIn(raster, row, column), expected, got })
}

function nameOf(code: number): string {
  if (code === 0) return 'the end of the line'
  if (code === 9) return 'a tab, whose width nobody knows'
  return JSON.stringify(String.fromCodePoint(code))
}
