import { SHAPES } from '@meikyuu/grid'
import type { RingsDocument, RowsDocument } from './maze-document.js'

/** How many cells a board has before it is cut. Arithmetic alone. */
export function boardCells(document: RowsDocument | RingsDocument): number {
  return document.board === 'circle' ? SHAPES.circle.cellsLaidOut(document) : document.w * document.h
}
