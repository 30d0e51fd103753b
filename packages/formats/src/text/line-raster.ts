import { newBytes } from '@meikyuu/grid'
import { badText } from './bad-text.js'
import { GLYPHS, type Glyph, lineGlyphs } from './line-glyphs.js'
import type { TextReading } from './text-options.js'
import type { TextRaster } from './text-raster.js'

/**
 * What each character of a drawing of lines is: a number of GLYPHS.
 *
 * @throws MazeError `BAD_TEXT` at the first character that means nothing.
 */
export function lineRaster(raster: TextRaster, reading: TextReading): Uint8Array {
  const meanings = meaningsOf(raster, reading)
  const glyphs = newBytes(raster.codes.length)
  for (let i = 0; i < glyphs.length; i++) {
    const glyph = meanings.get(raster.codes[i]!)
    if (glyph === undefined)
      throw badText(
        raster,
        Math.floor(i / raster.columns),
        i % raster.columns,
        'a piece of a wall, a space, or a mark (the options start, goal, key and trail name others)',
      )
    glyphs[i] = glyph
  }
  return glyphs
}

/** Marks as told go before walls, walls before what is usual for a way. */
function meaningsOf({ codes }: TextRaster, { start, goal, key, trail }: TextReading): Map<number, Glyph> {
  const meanings = new Map<number, Glyph>()
  for (const code of trail) meanings.set(code, GLYPHS.trail)
  for (const [code, glyph] of lineGlyphs(codes)) meanings.set(code, glyph)
  for (const code of key) meanings.set(code, GLYPHS.key)
  for (const code of goal) meanings.set(code, GLYPHS.goal)
  for (const code of start) meanings.set(code, GLYPHS.start)
  for (const blank of [0, 0x20, 0x3000]) meanings.set(blank, GLYPHS.blank)
  return meanings
}
