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
export function gridFromDocument(document: DocumentGrid): Grid {
  if (document.board === 'graph') return ownGraph(document)
  const grid = document.cells === undefined ? wholeBoard(document) : cutBoard(document, document.cells)
  const { shape = grid.shape } = document
  return shape === grid.shape ? grid : Object.freeze({ ...grid, shape })
}

function ownGraph({ shape, sides, centres }: GraphDocument): Grid {
  return graphGrid(sides, { ...(centres && { centres }), ...(shape !== undefined && { shape }) })
}

function wholeBoard(document: RowsDocument | RingsDocument): Grid {
  if (document.board === 'circle') return circleGrid(document.size)
  return WHOLE[document.board](document.w, document.h)
}

function cutBoard(document: RowsDocument | RingsDocument, cells: string): Grid {
  const bytes = base64ToBits('grid.cells', cells, boardCells(document))
  const { grid, leftOut } =
    document.board === 'circle'
      ? cutToBiggest(circleGrid(document.size), bytes)
      : maskedGrid(document.board, { width: document.w, height: document.h, bytes })
  if (leftOut === 0) return grid
  throw badDocument('grid.cells', 'cells that hang together', `${leftOut} cells apart from the others`)
}
