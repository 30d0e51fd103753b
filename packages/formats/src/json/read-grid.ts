import { LEAST_SIZE, MazeError, MOST_SIDES } from '@meikyuu/grid'
import { badDocument } from './bad-document.js'
import { base64Length } from './bits-to-base64.js'
import { boardCells } from './board-cells.js'
import { type Fields, fieldsOf } from './fields-of.js'
import type { DocumentGrid, RingsDocument, RowsDocument } from './maze-document.js'
import { readGraph } from './read-graph.js'
import { readShape } from './read-shape.js'
import { readText, readWhole } from './read-values.js'

/** The fields that each kind of board has besides its name and its shape's. */
const FIELDS = {
  square: ['w', 'h', 'cells'],
  hex: ['w', 'h', 'cells'],
  triangle: ['w', 'h', 'cells'],
  circle: ['size', 'cells'],
  graph: ['sides', 'centres'],
} as const satisfies Record<DocumentGrid['board'], readonly string[]>

/** The most cells of a board, each having six sides at most. */
const MOST_CELLS: number = /* @__PURE__ */ Math.floor(MOST_SIDES / 6)

/** The grid of a document: of its kind, and within the limit of cells. Nothing is laid out. */
export function readGrid(value: unknown, most: number): DocumentGrid {
  const board = boardNamed(value)
  const fields = fieldsOf('grid', value, ['board', 'shape', ...FIELDS[board]])
  const limit = Math.min(most, MOST_CELLS)
  if (board === 'graph') return readGraph(fields, limit)
  const isCut = fields['cells'] !== undefined
  const named = readShape(fields, board)
  if (board === 'circle') return withCells({ board, ...named, ...readRings(fields) }, fields, limit)
  // A mask may be a single row.
  const least = isCut ? 1 : LEAST_SIZE
  const rows = {
    w: readWhole('grid.w', fields['w'], least, MOST_CELLS),
    h: readWhole('grid.h', fields['h'], least, MOST_CELLS),
  }
  return withCells({ board, ...named, ...rows }, fields, limit)
}

function boardNamed(value: unknown): DocumentGrid['board'] {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw badDocument('grid', 'an object', value)
  const board = Object.hasOwn(value, 'board') ? (value as Fields)['board'] : undefined
  if (typeof board === 'string' && Object.hasOwn(FIELDS, board)) return board as DocumentGrid['board']
  throw badDocument('grid.board', `one of ${Object.keys(FIELDS).join(', ')}`, board)
}

function readRings(fields: Fields): { readonly size: number } {
  return { size: readWhole('grid.size', fields['size'], LEAST_SIZE, MOST_CELLS) }
}

/** The board with the cells that it is cut to, if it is cut: as many bits as it lays out. */
function withCells<Board extends RowsDocument | RingsDocument>(
  board: Board,
  fields: Fields,
  most: number,
): Board {
  const laidOut = boardCells(board)
  if (laidOut > most) throw new MazeError('TOO_BIG', { what: 'the cells of the board', got: laidOut, most })
  if (fields['cells'] === undefined) return board
  const cells = readText('grid.cells', fields['cells'])
  const length = base64Length(laidOut)
  if (cells.length !== length)
    throw badDocument(
      'grid.cells',
      `${length} characters of Base64, for ${laidOut} bits`,
      `${cells.length} characters`,
    )
  return { ...board, cells }
}
