import { type MazeError, newBytes } from '@meikyuu/grid'
import { badText } from './bad-text.js'
import { GLYPHS } from './line-glyphs.js'
import type { PlanAxis } from './text-plan.js'
import type { TextRaster } from './text-raster.js'

/** Where the cells of a drawing of lines stand. */
export interface LineLattice {
  readonly down: PlanAxis
  readonly across: PlanAxis
  /** Columns from one wall to the next. */
  readonly period: number
  /** The row of the uppermost walls; -1 where they are not drawn. */
  readonly top: number
}

/**
 * Finds the rows and columns of a drawing of lines: rows of walls and of cells
 * take turns, and corners and walls stand at equal distances.
 *
 * @throws MazeError `BAD_TEXT` at the first character that is out of turn.
 */
export function lineLattice(raster: TextRaster, glyphs: Uint8Array, cellWidth: number | null): LineLattice {
  const top = topRow(raster, glyphs)
  checkTurns(raster, glyphs, top)
  const period = cellWidth === null ? foundPeriod(raster, glyphs) : cellWidth + 1
  if (cellWidth !== null) checkPeriod(raster, glyphs, period)
  const rows = Math.floor((raster.rows - top) / 2)
  const columns = Math.ceil((raster.columns - 1) / period)
  if (rows < 1 || columns < 1)
    throw badText(
      raster,
      0,
      0,
      'walls around at least one cell',
      `${raster.rows} by ${raster.columns} characters`,
    )
  const drawnRow = (y: number): number => (y < raster.rows ? y : -1)
  return {
    top,
    period,
    down: {
      walls: Int32Array.from({ length: rows + 1 }, (_, i) => drawnRow(top + i * 2)),
      cells: Int32Array.from({ length: rows }, (_, i) => top + i * 2 + 1),
    },
    across: {
      walls: Int32Array.from({ length: columns + 1 }, (_, i) => i * period),
      cells: Int32Array.from({ length: columns }, (_, i) => i * period + (period >> 1)),
    },
  }
}

/** What a row is by its walls: 1 a row of walls, 2 one of cells, 0 either. */
function kindOf({ columns }: TextRaster, glyphs: Uint8Array, row: number): number {
  let kind = 0
  for (let i = row * columns; i < (row + 1) * columns; i++) {
    if (glyphs[i] === GLYPHS.across || glyphs[i] === GLYPHS.corner) return 1
    if (glyphs[i] === GLYPHS.down) kind = 2
  }
  return kind
}

/** 0, or -1 where the first row is one of cells. */
function topRow(raster: TextRaster, glyphs: Uint8Array): number {
  for (let row = 0; row < raster.rows; row++)
    if (kindOf(raster, glyphs, row) === 1) return row % 2 === 0 ? 0 : -1
  return 0
}

function checkTurns(raster: TextRaster, glyphs: Uint8Array, top: number): void {
  for (let row = 0; row < raster.rows; row++) {
    if ((row - top) % 2 === 0) continue
    for (let column = 0; column < raster.columns; column++) {
      const glyph = glyphs[row * raster.columns + column]
      if (glyph === GLYPHS.across || glyph === GLYPHS.corner)
        throw badText(raster, row, column, 'cells, and walls between them, under a row of walls')
    }
  }
}

/** Whether a glyph stands at a corner's column for sure. */
function isFixed(glyph: number | undefined): boolean {
  return glyph === GLYPHS.down || glyph === GLYPHS.corner
}

/**
 * The distance that divides those of all corners and walls. In a maze without
 * loops it is that of the cells; where a passage is missing at every second
 * corner, marks that stand in the middle of narrower cells say so.
 */
function foundPeriod(raster: TextRaster, glyphs: Uint8Array): number {
  let period = 0
  for (let row = 0; row < raster.rows; row++)
    for (let column = 0; column < raster.columns; column++)
      if (isFixed(glyphs[row * raster.columns + column])) {
        const divisor = commonDivisor(period, column)
        if (divisor === 1) throw outOfTurn(raster, row, column, period)
        period = divisor
      }
  if (period === 0) throw badText(raster, 0, 0, 'corners and walls in more than one column', 'none')
  return narrowed(raster, glyphs, period)
}

function outOfTurn(raster: TextRaster, row: number, column: number, period: number): MazeError {
  const expected =
    period < 2 ? 'walls with room for a cell between them' : `corners and walls every ${period} columns`
  return badText(raster, row, column, expected)
}

function checkPeriod(raster: TextRaster, glyphs: Uint8Array, period: number): void {
  for (let row = 0; row < raster.rows; row++)
    for (let column = 0; column < raster.columns; column++)
      if (column % period !== 0 && isFixed(glyphs[row * raster.columns + column]))
        throw outOfTurn(raster, row, column, period)
}

/** The greatest distance that divides the given one and has every mark in the middle of a cell, if there is any. */
function narrowed(raster: TextRaster, glyphs: Uint8Array, period: number): number {
  const marked = markedColumns(raster, glyphs)
  for (let parts = 1; parts * 2 <= period; parts++) {
    if (period % parts !== 0) continue
    const narrow = period / parts
    if (marked.every((isMarked, column) => isMarked === 0 || column % narrow === narrow >> 1)) return narrow
  }
  return period
}

function markedColumns({ columns }: TextRaster, glyphs: Uint8Array): Uint8Array {
  const marked = newBytes(columns)
  for (let i = 0; i < glyphs.length; i++) if (glyphs[i]! >= GLYPHS.start) marked[i % columns] = 1
  return marked
}

function commonDivisor(a: number, b: number): number {
  let [x, y] = [a, b]
  while (y !== 0) [x, y] = [y, x % y]
  return x
}
