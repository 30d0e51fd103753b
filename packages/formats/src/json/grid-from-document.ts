import {
  circleGrid,
  cutToBiggest,
  type Grid,
  graphGrid,
  hexGrid,
  maskedGrid,
  squareGrid,
  triangleGrid,
} from '@meikyuu/grid'
import { badDocument } from './bad-document.js'
import { base64ToBits } from './base64-to-bits.js'
import { boardCells } from './board-cells.js'
import type { DocumentGrid, GraphDocument, RingsDocument, RowsDocument } from './maze-document.js'

const WHOLE = {
  square: squareGrid,
  hex: hexGrid,
  triangle: triangleGrid,
} as const satisfies Record<RowsDocument['board'], (w: number, h: number) => Grid>

/**
 * The grid of a document whose fields are of their kinds and within limits.
 *
 * @throws MazeError `BAD_DOCUMENT` for cells that are no bits or do not hang
 * together; what the makers of grids throw for sizes and graphs.
 */
export function gridFromDocument(said: DocumentGrid): Grid {
  if (said.board === 'graph') return ownGraph(said)
  const grid = said.cells === undefined ? wholeBoard(said) : cutBoard(said, said.cells)
  const { shape = grid.shape } = said
  return shape === grid.shape ? grid : Object.freeze({ ...grid, shape })
}

function ownGraph({ shape, sides, centres }: GraphDocument): Grid {
  return graphGrid(sides, { ...(centres && { centres }), ...(shape !== undefined && { shape }) })
}

function wholeBoard(said: RowsDocument | RingsDocument): Grid {
  if (said.board === 'circle') return circleGrid(said.size)
  return WHOLE[said.board](said.w, said.h)
}

function cutBoard(said: RowsDocument | RingsDocument, cells: string): Grid {
  const bytes = base64ToBits('grid.cells', cells, boardCells(said))
  const { grid, leftOut } =
    said.board === 'circle'
      ? cutToBiggest(circleGrid(said.size), bytes)
      : maskedGrid(said.board, { width: said.w, height: said.h, bytes })
  if (leftOut === 0) return grid
  throw badDocument('grid.cells', 'cells that hang together', `${leftOut} cells apart from the others`)
}
