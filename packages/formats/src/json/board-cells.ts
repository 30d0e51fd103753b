import { SHAPES } from '@meikyuu/grid'
import type { RingsDocument, RowsDocument } from './maze-document.js'

/** How many cells a board has before it is cut. Arithmetic alone. */
export function boardCells(said: RowsDocument | RingsDocument): number {
  return said.board === 'circle' ? SHAPES.circle.cellsLaidOut(said) : said.w * said.h
}
