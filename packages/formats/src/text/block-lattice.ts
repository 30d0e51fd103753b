import { newBytes, newInts } from '@meikyuu/grid'
import { TILES } from '../tiles/tiles.js'
import { checkCellLimit } from './check-cell-limit.js'
import type { PlanAxis } from './text-plan.js'
import type { TextRaster } from './text-raster.js'

/** Where the cells of block art stand. */
export interface BlockLattice {
  readonly down: PlanAxis
  readonly across: PlanAxis
}

/** The thickest walls and widest passages, in characters. */
const THICKEST = 9

/** The greatest sum of the shares of faults in a reading that is not the usual one. */
const MOST_FAULTS = 0.25

/**
 * Finds rows and columns of cells in block art: art of single characters;
 * enlarged as a whole, each way by itself; with an outer wall thicker than it
 * need be, or none; with walls and passages of different widths. The reading in
 * which the smallest shares of corners are open and of cells are walls; a
 * drawing without open corners is read as it stands.
 *
 * @throws MazeError `TOO_BIG` where every reading has too many cells.
 */
export function blockLattice(raster: TextRaster, tiles: Uint8Array, maxCells: number): BlockLattice | null {
  const walls = tiles.map((tile) => (tile === TILES.wall ? 1 : 0))
  const downs = axesOf(sameRows(raster, walls))
  const acrosses = axesOf(sameColumns(raster, walls))
  // Too many in any reading: weighing them up would take far longer.
  checkCellLimit(fewestOf(downs) * fewestOf(acrosses), maxCells)
  let best: BlockLattice | null = null
  let least = Infinity
  for (const down of downs)
    for (const across of acrosses) {
      const faults = faultsOf(raster, walls, down, across)
      // The first is what is meant, unless another one fits nearly without fault.
      if (best !== null && (faults >= least || faults > MOST_FAULTS)) continue
      least = faults
      best = { down, across }
      if (least === 0) return best
    }
  return best
}

/** The fewest cells that an axis can be read as; none where it cannot be. */
function fewestOf(axes: readonly PlanAxis[]): number {
  return axes.length === 0 ? 0 : Math.min(...axes.map(({ cells }) => cells.length))
}

/** What one way through the text looks like: which rows (or columns) are as the next one, and how open each is. */
interface Profile {
  readonly length: number
  readonly same: Uint8Array
  /** How many characters of each are no wall. */
  readonly open: Int32Array
  /** How many characters each has. */
  readonly breadth: number
}

function sameRows({ rows, columns }: TextRaster, walls: Uint8Array): Profile {
  const same = newBytes(rows).fill(1)
  const open = newInts(rows)
  for (let row = 0; row < rows; row++)
    for (let i = row * columns; i < (row + 1) * columns; i++) {
      if (walls[i] !== walls[i + columns]) same[row] = 0
      if (walls[i] === 0) open[row]!++
    }
  return { length: rows, same, open, breadth: columns }
}

function sameColumns({ rows, columns }: TextRaster, walls: Uint8Array): Profile {
  const same = newBytes(columns).fill(1)
  const open = newInts(columns)
  for (let row = 0; row < rows; row++)
    for (let column = 0, i = row * columns; column < columns; column++, i++) {
      if (column + 1 === columns || walls[i] !== walls[i + 1]) same[column] = 0
      if (walls[i] === 0) open[column]!++
    }
  return { length: columns, same, open, breadth: rows }
}

/** The ways in which an axis can be read, the likeliest first. */
function axesOf(profile: Profile): PlanAxis[] {
  const lines = unscaled(profile)
  const isSame = (i: number): boolean => profile.same[lines[i + 1]! - 1] === 1
  const isSolid = (i: number): boolean => isSame(i) && profile.open[lines[i]!] === 0
  const isGated = (i: number): boolean => isSame(i) && profile.open[lines[i]!]! * 4 <= profile.breadth
  const axes = [0, 1].map((bare) => alternating(trimmed(lines, isSolid), bare))
  const uneven = unevenAxis(lines, isSame)
  if (uneven !== null) axes.push(uneven)
  // An outer wall that is thick may have doors in it.
  axes.push(alternating(trimmed(lines, isGated), 0))
  return axes.filter(({ cells }) => cells.length > 0)
}

/** The first of each group of equal lines, where the whole is enlarged. */
function unscaled({ length, same }: Profile): number[] {
  for (let scale = Math.min(THICKEST, length); scale > 1; scale--) {
    if (length % scale !== 0) continue
    let i = 0
    while (i < length && ((i + 1) % scale === 0 || same[i] === 1)) i++
    if (i === length) return Array.from({ length: length / scale }, (_, k) => k * scale)
  }
  return Array.from({ length }, (_, i) => i)
}

/** Without the lines on either end that go with the next one. */
function trimmed(lines: readonly number[], goWithNext: (i: number) => boolean): number[] {
  let from = 0
  let to = lines.length
  while (from + 1 < to && goWithNext(from)) from++
  while (to - 2 >= from && goWithNext(to - 2)) to--
  return lines.slice(from, to)
}

/** Walls and cells by turns, beginning with a wall, or (`bare` 1) with a cell. */
function alternating(lines: readonly number[], bare: number): PlanAxis {
  const cells = lines.filter((_, i) => (i & 1) === 1 - bare)
  const walls = lines.filter((_, i) => (i & 1) === bare)
  if (bare === 1) walls.unshift(-1)
  if (walls.length === cells.length) walls.push(-1)
  return { cells: Int32Array.from(cells), walls: Int32Array.from(walls) }
}

/** Walls as thick as the outer one, and passages of another width; null where that does not come out even. */
function unevenAxis(lines: readonly number[], isSame: (i: number) => boolean): PlanAxis | null {
  let wall = 1
  while (wall < lines.length && wall < THICKEST && isSame(wall - 1)) wall++
  for (let passage = 1; passage <= THICKEST; passage++) {
    const period = wall + passage
    const count = (lines.length - wall) / period
    if ((wall === 1 && passage === 1) || !Number.isInteger(count) || count < 2) continue
    const isInside = (i: number): boolean => i % period !== wall - 1 && i % period !== period - 1
    if (lines.some((_, i) => i + 1 < lines.length && isInside(i) && !isSame(i))) continue
    return {
      walls: Int32Array.from({ length: count + 1 }, (_, k) => lines[k * period]!),
      cells: Int32Array.from({ length: count }, (_, k) => lines[k * period + wall]!),
    }
  }
  return null
}

/**
 * The share of corners between cells that are open, of those on the outer wall
 * that are, and of cells that are walls. Such cells are no fault where all
 * corners stand and some cells are left: shapes have none there.
 */
function faultsOf({ columns }: TextRaster, walls: Uint8Array, down: PlanAxis, across: PlanAxis): number {
  const open = { inner: 0, outer: 0 }
  for (const [row, y] of down.walls.entries())
    for (const [column, x] of across.walls.entries()) {
      if (y < 0 || x < 0 || walls[y * columns + x] === 1) continue
      const isInner = row > 0 && column > 0 && row < down.cells.length && column < across.cells.length
      open[isInner ? 'inner' : 'outer']++
    }
  let closed = 0
  for (const y of down.cells) for (const x of across.cells) closed += walls[y * columns + x]!
  const rows = down.cells.length
  const width = across.cells.length
  const isWhole = down.walls[0] !== -1 && across.walls[0] !== -1
  if (open.inner + open.outer === 0 && closed < rows * width && isWhole) return 0
  const inner = Math.max(1, (rows - 1) * (width - 1))
  return open.inner / inner + open.outer / (2 * (rows + width)) + closed / (rows * width)
}
