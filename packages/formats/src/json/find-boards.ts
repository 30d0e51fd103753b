import { type Grid, graphOf, LEAST_SIZE, MOST_SIDES } from '@meikyuu/grid'
import { boardCells } from './board-cells.js'
import type { RingsDocument, RowsDocument } from './maze-document.js'

/** The boards of rows, by the number of sides that each cell has. */
const BOARDS: Readonly<Record<number, RowsDocument['board']>> = { 3: 'triangle', 4: 'square', 6: 'hex' }

/**
 * The least boards that a grid may be, or be cut from, judged by where its
 * cells stand. Which one it is, only a look at its sides can tell.
 */
export function boardsOf(grid: Grid): (RowsDocument | RingsDocument)[] {
  const { cells, first, layout, rows: whole } = graphOf(grid)
  if (whole !== null) return [{ board: 'square', w: whole.width, h: whole.height }]
  const rows = { w: 0, h: 0 }
  let rings = 0
  for (let cell = 0; cell < cells; cell++) {
    const place = layout.placeOf(cell)
    if (place.kind === 'cell') return []
    if (place.kind === 'ring') rings = Math.max(rings, place.ring + 1)
    else {
      rows.w = Math.max(rows.w, place.column + 1)
      rows.h = Math.max(rows.h, place.row + 1)
    }
  }
  // The ring outside says how many sides lead outwards, so a cut may need one more than it has cells on.
  const found: (RowsDocument | RingsDocument)[] = [
    { board: 'circle', size: rings },
    { board: 'circle', size: rings + 1 },
  ]
  const board = BOARDS[first[1]!]
  if (rings === 0) found.splice(0, 2, ...(board === undefined ? [] : [{ board, ...rows } as const]))
  return found.filter(canBeLaidOut)
}

/** Whether a grid has as many cells as the board; a board of a single row is always cut, by a mask. */
export function isWhole(grid: Grid, board: RowsDocument | RingsDocument): boolean {
  if (board.board !== 'circle' && (board.w < LEAST_SIZE || board.h < LEAST_SIZE)) return false
  return grid.cells === boardCells(board)
}

function canBeLaidOut(board: RowsDocument | RingsDocument): boolean {
  if (board.board === 'circle' && board.size < LEAST_SIZE) return false
  return boardCells(board) * 6 <= MOST_SIDES
}
