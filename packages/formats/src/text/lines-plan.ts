import { newBytes } from '@meikyuu/grid'
import { badText } from './bad-text.js'
import { checkCellLimit } from './check-cell-limit.js'
import { GLYPHS } from './line-glyphs.js'
import { type LineLattice, lineLattice } from './line-lattice.js'
import { lineRaster } from './line-raster.js'
import { markOutside } from './mark-outside.js'
import { missingWalls } from './missing-walls.js'
import type { TextReading } from './text-options.js'
import type { PlanMark, TextPlan } from './text-plan.js'
import { positionIn, type TextRaster } from './text-raster.js'

/**
 * A drawing of lines as a plan: what `textOf` draws, in box characters or in
 * ASCII, and the like.
 *
 * @throws MazeError `BAD_TEXT` where it cannot be read, `TOO_BIG` for too many cells.
 */
export function linesPlan(raster: TextRaster, reading: TextReading): TextPlan {
  const glyphs = lineRaster(raster, reading)
  const lattice = lineLattice(raster, glyphs, reading.cellWidth)
  const { down, across } = lattice
  const rows = down.cells.length
  const columns = across.cells.length
  checkCellLimit(rows * columns, reading.maxCells)
  const plan: TextPlan = {
    raster,
    rows,
    columns,
    down,
    across,
    present: newBytes(rows * columns).fill(1),
    above: wallsAbove(raster, glyphs, lattice),
    before: wallsBefore(raster, glyphs, lattice),
    corners: corners(raster, glyphs, lattice),
    inked: trails(raster, glyphs, lattice),
    marks: marksOf(raster, glyphs, lattice),
    findings: missingWalls(raster, lattice),
  }
  for (const { place } of plan.marks) if (place >= 0) plan.inked[place] = 1
  markOutside(plan)
  return plan
}

function glyphAt({ rows, columns }: TextRaster, glyphs: Uint8Array, y: number, x: number): number {
  return y < 0 || y >= rows || x < 0 || x >= columns ? GLYPHS.blank : glyphs[y * columns + x]!
}

/** Walls between lines of cells: all of their characters, or none. */
function wallsAbove(
  raster: TextRaster,
  glyphs: Uint8Array,
  { down, across, period }: LineLattice,
): Uint8Array {
  const columns = across.cells.length
  const above = newBytes(down.walls.length * columns)
  for (const [row, y] of down.walls.entries())
    for (let column = 0; column < columns; column++) {
      const drawn = y < 0 ? 1 : wallFrom(raster, glyphs, y, across.walls[column]! + 1, period - 1)
      above[row * columns + column] = drawn
    }
  return above
}

function wallFrom(raster: TextRaster, glyphs: Uint8Array, y: number, from: number, length: number): number {
  const isWall = glyphAt(raster, glyphs, y, from) === GLYPHS.across
  for (let x = from + 1; x < from + length; x++)
    if ((glyphAt(raster, glyphs, y, x) === GLYPHS.across) !== isWall)
      throw badText(
        raster,
        y,
        x,
        isWall ? 'a wall that goes on to the next corner' : 'a gap as wide as a cell',
      )
  return isWall ? 1 : 0
}

function wallsBefore(raster: TextRaster, glyphs: Uint8Array, { down, across }: LineLattice): Uint8Array {
  const before = newBytes(down.cells.length * across.walls.length)
  let i = 0
  for (const y of down.cells)
    for (const x of across.walls) before[i++] = glyphAt(raster, glyphs, y, x) === GLYPHS.down ? 1 : 0
  return before
}

/** Corners at which anything is drawn; those of an outer wall that is not drawn too. */
function corners(raster: TextRaster, glyphs: Uint8Array, { down, across }: LineLattice): Uint8Array {
  const drawn = newBytes(down.walls.length * across.walls.length)
  let i = 0
  for (const y of down.walls)
    for (const x of across.walls) {
      const glyph = glyphAt(raster, glyphs, y, x)
      drawn[i++] = y < 0 || (glyph >= GLYPHS.across && glyph <= GLYPHS.corner) ? 1 : 0
    }
  return drawn
}

function trails(raster: TextRaster, glyphs: Uint8Array, { down, across, period }: LineLattice): Uint8Array {
  const marks = newBytes(down.cells.length * across.cells.length)
  let i = 0
  for (const y of down.cells)
    for (const start of across.walls.subarray(0, across.cells.length)) {
      for (let x = start + 1; x < start + period; x++)
        if (glyphAt(raster, glyphs, y, x) === GLYPHS.trail) marks[i] = 1
      i++
    }
  return marks
}

/** Letters, in cells; of one in a gap, the cell after it that there is: below, or to the right. */
function marksOf(
  raster: TextRaster,
  glyphs: Uint8Array,
  { down, across, period, top }: LineLattice,
): PlanMark[] {
  const marks: PlanMark[] = []
  for (let i = 0; i < glyphs.length; i++) {
    const glyph = glyphs[i]!
    if (glyph < GLYPHS.start) continue
    const y = Math.floor(i / raster.columns)
    const x = i % raster.columns
    const row = Math.min(Math.floor((y - top) / 2), down.cells.length - 1)
    const column = Math.min(Math.floor(x / period), across.cells.length - 1)
    const isOnCorner = (y - top) % 2 === 0 && x % period === 0
    marks.push({
      kind: glyph === GLYPHS.start ? 'start' : glyph === GLYPHS.goal ? 'goal' : 'key',
      place: isOnCorner ? -1 : row * across.cells.length + column,
      ...positionIn(raster, y, x),
    })
  }
  return marks
}
