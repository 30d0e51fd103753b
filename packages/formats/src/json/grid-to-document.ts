import { type Grid, graphOf, type LatticeGrid, MazeError, perGrid, squareExtent } from '@meikyuu/grid'
import { notA } from '../not-a.js'
import { cutCells } from './cut-cells.js'
import { boardsOf, isWhole } from './find-boards.js'
import { gridFromDocument } from './grid-from-document.js'
import { maskedCells } from './masked-bits.js'
import type { DocumentGrid, GraphDocument, RingsDocument, RowsDocument } from './maze-document.js'
import { checkShape } from './read-shape.js'
import { sameGrid } from './same-grid.js'

/**
 * A grid as a document says it, once it has been seen that the document gives
 * the same grid back. Boards are worked out once a grid.
 *
 * @throws MazeError `BAD_ARGUMENT` for a grid that no document can say, or whose name is another shape's.
 */
export function gridToDocument(grid: Grid): DocumentGrid {
  const said = documentOf(grid)
  const isCut = 'cells' in said
  checkShape('maze.grid.shape', grid.shape, { board: said.board, isCut }, notA)
  return said
}

function documentOf(grid: Grid): DocumentGrid {
  const { said } = boardOf(grid)
  if (said !== null) return said
  const graph = graphDocument(grid)
  if (sameGrid(grid, gridFromDocument(graph))) return graph
  throw new MazeError('BAD_ARGUMENT', {
    name: 'maze.grid',
    expected: 'a board of squares, hexagons, triangles or rings, whole or cut, or an own graph without lines',
    got: `a grid of the shape ${JSON.stringify(grid.shape)} that is none of them`,
  })
}

/** The board that a grid is, whole or cut; null where it is none. */
const boardOf: (grid: Grid) => { readonly said: RowsDocument | RingsDocument | null } =
  /* @__PURE__ */ perGrid((grid) => ({ said: findBoard(grid) }))

function findBoard(grid: Grid): RowsDocument | RingsDocument | null {
  if (grid.kind === 'lattice') return Object.freeze(latticeDocument(grid))
  for (const board of boardsOf(grid)) {
    const named = withShape(board, grid.shape)
    if (isWhole(grid, board) && sameGrid(grid, gridFromDocument(named))) return Object.freeze(named)
    const cut = { ...named, cells: cutCells(grid, board) }
    if (sameGrid(grid, gridFromDocument(cut))) return Object.freeze(cut)
  }
  return null
}

/** A lattice is squares by its nature, and cut by its mask: its flat arrays need not be made to see that. */
function latticeDocument(grid: LatticeGrid): RowsDocument | RingsDocument {
  const { mask, shape, width, height } = grid
  if (mask === null) return withShape({ board: 'square', w: width, h: height }, shape)
  const { top, left, rows, columns } = squareExtent(grid)
  const [w, h] = [left + columns, top + rows]
  return { ...withShape({ board: 'square', w, h }, shape), cells: maskedCells(grid, mask, w, h) }
}

/** Fields in one order, so that documents can be compared as texts. */
function withShape(board: RowsDocument | RingsDocument, shape: string): RowsDocument | RingsDocument {
  if (shape === board.board) return board
  const { board: name, ...size } = board
  return { board: name, shape, ...size } as RowsDocument | RingsDocument
}

function graphDocument(grid: Grid): GraphDocument {
  const { cells, first, across, centres, shape } = graphOf(grid)
  const sides: number[][] = []
  for (let cell = 0; cell < cells; cell++) {
    const list: number[] = []
    for (let side = first[cell]!; side < first[cell + 1]!; side++) list.push(across[side]!)
    sides.push(list)
  }
  return {
    board: 'graph',
    ...(shape !== 'graph' && { shape }),
    sides,
    // JSON has no -0: it is written as 0.
    ...(centres.length > 0 && { centres: Array.from(centres, (point) => point.map((axis) => axis + 0)) }),
  }
}
