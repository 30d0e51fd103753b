import { brailleOf, type Grid, graphOf, isSquares, type Maze, Passages, textOf, textWidth } from 'meikyuu'
import type { Phase } from './phase.js'

/** How a grid is drawn while it is watched. */
export interface Canvas {
  /** Columns and rows that it takes. */
  readonly columns: number
  readonly rows: number
  /** Where the characters of each cell begin: its row, its column. */
  readonly rowOf: Int32Array
  readonly columnOf: Int32Array
  /** How many characters a cell has. */
  readonly cellWidth: number
  /** A cell that nothing has happened to, while a maze is carved. */
  readonly rock: string
  /** The walls as lines of text, by which sides are open. */
  lines(open: Uint8Array, ends: Phase['ends']): readonly string[]
}

/** Widths of cells in box characters, the best first. */
const CELL_WIDTHS = [3, 1]

/** Columns of braille to a unit of the grid: the most, and the least where cells can be told apart. */
const MOST_DOTS = 4
const LEAST_DOTS = 2

/** What nothing has happened to, in box characters and between dots. */
const ROCK = '░'
const POINT = '·'

/** Squares in box characters, else in braille; null where there is no room. */
export function canvasFor(grid: Grid, columns: number, rows: number): Canvas | null {
  for (const canvas of canvases(grid, columns))
    if (canvas.columns <= columns && canvas.rows <= rows) return canvas
  return null
}

function* canvases(grid: Grid, columns: number): Generator<Canvas, void> {
  if (isSquares(grid)) for (const cellWidth of CELL_WIDTHS) yield boxCanvas(grid, cellWidth)
  for (let dots = MOST_DOTS; dots >= LEAST_DOTS; dots -= 0.5) {
    const width = Math.ceil(grid.bounds.width * dots)
    if (width <= columns) yield dotCanvas(grid, Math.max(1, width))
  }
}

function boxCanvas(grid: Grid, cellWidth: number): Canvas {
  const { cells, layout } = graphOf(grid)
  const rowOf = new Int32Array(cells)
  const columnOf = new Int32Array(cells)
  for (let cell = 0; cell < cells; cell++) {
    const place = layout.placeOf(cell)
    if (place.kind !== 'row') continue
    rowOf[cell] = place.row
    columnOf[cell] = place.column
  }
  const top = rowOf.reduce((least, row) => Math.min(least, row))
  const left = columnOf.reduce((least, column) => Math.min(least, column))
  const bottom = rowOf.reduce((most, row) => Math.max(most, row))
  return {
    columns: textWidth({ grid, passages: new Passages(grid) }, cellWidth),
    rows: (bottom - top + 1) * 2 + 1,
    rowOf: rowOf.map((row) => (row - top) * 2 + 1),
    columnOf: columnOf.map((column) => (column - left) * (cellWidth + 1) + 1),
    cellWidth,
    rock: ROCK.repeat(cellWidth),
    lines: (open, ends) => textOf(mazeOf(grid, open, ends), { cellWidth }).split('\n'),
  }
}

function dotCanvas(grid: Grid, width: number): Canvas {
  const { bounds, centres, cells } = grid
  const scale = (width * 2 - 1) / bounds.width
  const rows = Math.max(1, Math.ceil((Math.round(bounds.height * scale) + 1) / 4))
  const rowOf = new Int32Array(cells)
  const columnOf = new Int32Array(cells)
  for (let cell = 0; cell < cells; cell++) {
    const [x = 0, y = 0] = centres.at(cell)
    rowOf[cell] = Math.min(rows - 1, Math.round((y - bounds.y) * scale) >> 2)
    columnOf[cell] = Math.min(width - 1, Math.round((x - bounds.x) * scale) >> 1)
  }
  return {
    columns: width,
    rows,
    rowOf,
    columnOf,
    cellWidth: 1,
    rock: POINT,
    lines: (open, ends) => brailleOf(mazeOf(grid, open, ends), { width }).split('\n'),
  }
}

function mazeOf(grid: Grid, open: Uint8Array, ends: Phase['ends']): Maze {
  return { grid, passages: new Passages(grid, open.slice()), ...ends } as Maze
}
