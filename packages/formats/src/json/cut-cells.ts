import { type Grid, graphOf } from '@meikyuu/grid'
import { bitsToBase64 } from './bits-to-base64.js'
import { boardCells } from './board-cells.js'
import type { RingsDocument, RowsDocument } from './maze-document.js'

/** Which cells of a board a grid has: a bit each, in Base64. */
export function cutCells(grid: Grid, board: RowsDocument | RingsDocument): string {
  return bitsToBase64(boardCells(board), (sixes) => {
    for (let cell = 0; cell < grid.cells; cell++) {
      const bit = placeOn(board, grid, cell)
      const six = Math.floor(bit / 6)
      sixes[six]! |= 32 >> (bit - six * 6)
    }
  })
}

/** The number that a cell of the grid has on the whole board. */
function placeOn(board: RowsDocument | RingsDocument, grid: Grid, cell: number): number {
  const place = graphOf(grid).layout.placeOf(cell)
  if (place.kind === 'row' && board.board !== 'circle') return place.row * board.w + place.column
  if (place.kind === 'ring') return boardCells({ board: 'circle', size: place.ring }) + place.index
  return 0
}
