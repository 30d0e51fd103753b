import { type MazeError, newBytes, newInts } from '@meikyuu/grid'
import { TILES } from '../tiles/tiles.js'
import { badText } from './bad-text.js'
import { type BlockLattice, blockLattice } from './block-lattice.js'
import { alphabetOf, blockTiles, isFloorBlank, NO_TILE } from './block-tiles.js'
import { checkCellLimit } from './check-cell-limit.js'
import { markOutside } from './mark-outside.js'
import { missingWalls } from './missing-walls.js'
import type { TextReading } from './text-options.js'
import type { PlanMark, TextPlan } from './text-plan.js'
import { positionIn, type TextRaster } from './text-raster.js'

/**
 * Block art as a plan.
 *
 * @throws MazeError `BAD_TEXT` where it cannot be read, `TOO_BIG` for too many cells.
 */
export function blockPlan(raster: TextRaster, reading: TextReading): TextPlan {
  const alphabet = alphabetOf(raster, reading)
  const tiles = blockTiles(raster, reading)
  const lattice = blockLattice(raster, tiles, reading.maxCells)
  if (lattice === null) throw tooThin(raster)
  const { down, across } = lattice
  const rows = down.cells.length
  const columns = across.cells.length
  checkCellLimit(rows * columns, reading.maxCells)
  const plan: TextPlan = {
    raster,
    rows,
    columns,
    down,
    across,
    present: walkable(raster, tiles, down.cells, across.cells),
    above: walls(raster, tiles, down.walls, across.cells),
    before: walls(raster, tiles, down.cells, across.walls),
    corners: walls(raster, tiles, down.walls, across.walls),
    inked: newBytes(rows * columns),
    marks: marksOf(raster, tiles, lattice),
    findings: missingWalls(raster, lattice),
  }
  inkTrail(plan, tiles)
  for (const { place } of plan.marks) if (place >= 0) plan.inked[place] = 1
  checkSides(plan, tiles)
  checkCorners(plan)
  if (isFloorBlank(alphabet)) markOutside(plan)
  return plan
}

function tooThin(raster: TextRaster): MazeError {
  return badText(
    raster,
    0,
    0,
    'at least three lines of three characters',
    `${raster.rows} by ${raster.columns}`,
  )
}

/** 1 where a tile can be walked on. */
function walkable({ columns }: TextRaster, tiles: Uint8Array, ys: Int32Array, xs: Int32Array): Uint8Array {
  const marks = newBytes(ys.length * xs.length)
  let i = 0
  for (const y of ys)
    for (const x of xs)
      marks[i++] = tiles[y * columns + x] === TILES.wall || tiles[y * columns + x] === NO_TILE ? 0 : 1
  return marks
}

/** 1 where a tile is wall, or not drawn at all. */
function walls({ columns }: TextRaster, tiles: Uint8Array, ys: Int32Array, xs: Int32Array): Uint8Array {
  const marks = newBytes(ys.length * xs.length)
  let i = 0
  for (const y of ys)
    for (const x of xs) {
      const tile = y < 0 || x < 0 ? TILES.wall : tiles[y * columns + x]!
      marks[i++] = tile === TILES.wall || tile === NO_TILE ? 1 : 0
    }
  return marks
}

/** The cell line that each line of the text belongs to, -1 for walls. */
function cellLines(length: number, { cells, walls: wallLines }: BlockLattice['down']): Int32Array {
  const lines = newInts(length).fill(-1)
  for (let k = 0; k < cells.length; k++) {
    const end = wallLines[k + 1]!
    const next = end >= 0 ? end : (cells[k + 1] ?? length)
    for (let i = cells[k]!; i < next; i++) lines[i] = k
  }
  return lines
}

function marksOf(raster: TextRaster, tiles: Uint8Array, { down, across }: BlockLattice): PlanMark[] {
  const rowOf = cellLines(raster.rows, down)
  const columnOf = cellLines(raster.columns, across)
  const marks: PlanMark[] = []
  const seen = new Set<string>()
  for (let i = 0; i < tiles.length; i++) {
    const tile = tiles[i]!
    if (tile !== TILES.start && tile !== TILES.goal && tile !== TILES.key) continue
    const y = Math.floor(i / raster.columns)
    const x = i % raster.columns
    const kind = tile === TILES.start ? 'start' : tile === TILES.goal ? 'goal' : 'key'
    const place = placeBeside(raster, tiles, rowOf, columnOf, across.cells.length, y, x)
    const name = `${kind} ${place}`
    // In art that is enlarged a mark may stand several times in one cell.
    if (place >= 0 && seen.has(name)) continue
    seen.add(name)
    marks.push({ kind, place, ...positionIn(raster, y, x) })
  }
  return marks
}

/** The place that a tile belongs to; for one in a wall, the first walkable place beside it. */
function placeBeside(
  { rows, columns }: TextRaster,
  tiles: Uint8Array,
  rowOf: Int32Array,
  columnOf: Int32Array,
  width: number,
  y: number,
  x: number,
): number {
  if (rowOf[y]! >= 0 && columnOf[x]! >= 0) return rowOf[y]! * width + columnOf[x]!
  for (const [dy, dx] of [
    [-1, 0],
    [0, -1],
    [0, 1],
    [1, 0],
  ] as const) {
    const [row, column] = [y + dy, x + dx]
    if (row < 0 || row >= rows || column < 0 || column >= columns) continue
    const tile = tiles[row * columns + column]!
    if (tile === TILES.wall || tile === NO_TILE || rowOf[row]! < 0 || columnOf[column]! < 0) continue
    return rowOf[row]! * width + columnOf[column]!
  }
  return -1
}

function inkTrail({ raster, down, across, inked }: TextPlan, tiles: Uint8Array): void {
  let place = 0
  for (const y of down.cells)
    for (const x of across.cells) inked[place++] = tiles[y * raster.columns + x] === TILES.way ? 1 : 0
}

/** A cell must be closed or go on; floor between two places without a cell is no maze of rows and columns. */
function checkSides({ raster, rows, columns, down, across, present }: TextPlan, tiles: Uint8Array): void {
  const check = (y: number, x: number, before: number, after: number): void => {
    if (y < 0 || x < 0) return
    const tile = tiles[y * raster.columns + x]!
    if (tile === NO_TILE) {
      if (before + after > 0) throw badText(raster, y, x, 'a wall or floor beside a cell')
    } else if (tile !== TILES.wall && before + after === 0)
      throw badText(
        raster,
        y,
        x,
        'cells in rows and columns with walls between them',
        'floor where no cell is beside',
      )
  }
  for (let row = 0; row <= rows; row++)
    for (let column = 0; column < columns; column++) {
      const place = row * columns + column
      check(
        down.walls[row]!,
        across.cells[column]!,
        row > 0 ? present[place - columns]! : 0,
        row < rows ? present[place]! : 0,
      )
    }
  for (let row = 0; row < rows; row++)
    for (let column = 0; column <= columns; column++) {
      const place = row * columns + column
      check(
        down.cells[row]!,
        across.walls[column]!,
        column > 0 ? present[place - 1]! : 0,
        column < columns ? present[place]! : 0,
      )
    }
}

/** Through an open corner one could walk where rows and columns have no passage. */
function checkCorners({ raster, rows, columns, down, across, above, before, corners }: TextPlan): void {
  for (let row = 1; row < rows; row++)
    for (let column = 1; column < columns; column++) {
      if (corners[row * (columns + 1) + column] === 1) continue
      const north = before[(row - 1) * (columns + 1) + column]!
      const south = before[row * (columns + 1) + column]!
      const west = above[row * columns + column - 1]!
      const east = above[row * columns + column]!
      if (north === south && west === east && north !== west)
        throw badText(
          raster,
          down.walls[row]!,
          across.walls[column]!,
          'a wall at the corner of four cells, two of which are joined here and nowhere else',
        )
    }
}
