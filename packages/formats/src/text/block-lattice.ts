import { newBytes } from '@meikyuu/grid'
import { TILES } from '../tiles/tiles.js'
import type { PlanAxis } from './text-plan.js'
import type { TextRaster } from './text-raster.js'

/** Where the cells of block art stand. */
export interface BlockLattice {
  readonly down: PlanAxis
  readonly across: PlanAxis
}

/** The thickest walls and widest passages, in characters. */
const THICKEST = 9

/**
 * Finds rows and columns of cells in block art: art of single characters;
 * enlarged as a whole, each way by itself; with an outer wall thicker than it
 * need be, or none; with walls and passages of different widths. The reading in
 * which the fewest corners are open and the fewest cells are walls; a drawing
 * without open corners is read as it stands.
 */
export function blockLattice(raster: TextRaster, tiles: Uint8Array): BlockLattice | null {
  const walls = tiles.map((tile) => (tile === TILES.wall ? 1 : 0))
  const downs = axesOf(sameRows(raster, walls))
  const acrosses = axesOf(sameColumns(raster, walls))
  let best: BlockLattice | null = null
  let least = Infinity
  for (const down of downs)
    for (const across of acrosses) {
      const faults = faultsOf(raster, walls, down, across)
      if (faults < least) {
        least = faults
        best = { down, across }
      }
      if (least === 0) return best
    }
  return best
}

/** What one way through the text looks like: which rows (or columns) are as the next, and which are all wall. */
interface Profile {
  readonly length: number
  readonly same: Uint8Array
  readonly solid: Uint8Array
}

function sameRows({ rows, columns }: TextRaster, walls: Uint8Array): Profile {
  const same = newBytes(rows).fill(1)
  const solid = newBytes(rows).fill(1)
  for (let row = 0; row < rows; row++)
    for (let i = row * columns; i < (row + 1) * columns; i++) {
      if (walls[i] !== walls[i + columns]) same[row] = 0
      if (walls[i] === 0) solid[row] = 0
    }
  return { length: rows, same, solid }
}

function sameColumns({ rows, columns }: TextRaster, walls: Uint8Array): Profile {
  const same = newBytes(columns).fill(1)
  const solid = newBytes(columns).fill(1)
  for (let row = 0; row < rows; row++)
    for (let column = 0, i = row * columns; column < columns; column++, i++) {
      if (column + 1 === columns || walls[i] !== walls[i + 1]) same[column] = 0
      if (walls[i] === 0) solid[column] = 0
    }
  return { length: columns, same, solid }
}

/** The ways in which an axis can be read, the likeliest first. */
function axesOf(profile: Profile): PlanAxis[] {
  const lines = trimmed(unscaled(profile), profile.solid)
  const axes = [alternating(lines, 0), alternating(lines, 1)]
  const uneven = unevenAxis(profile, lines)
  if (uneven !== null) axes.push(uneven)
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

/** Without what is more than one line of solid wall on either end. */
function trimmed(lines: readonly number[], solid: Uint8Array): number[] {
  let from = 0
  let to = lines.length
  while (from + 1 < to && solid[lines[from]!] === 1 && solid[lines[from + 1]!] === 1) from++
  while (to - 2 >= from && solid[lines[to - 1]!] === 1 && solid[lines[to - 2]!] === 1) to--
  return lines.slice(from, to)
}

/** Walls and cells by turns; the first line of cells is the one of number `bare` + 1 with an outer wall, 0 without. */
function alternating(lines: readonly number[], bare: 0 | 1): PlanAxis {
  const cells = lines.filter((_, i) => (i & 1) === 1 - bare)
  const walls = lines.filter((_, i) => (i & 1) === bare)
  if (bare === 1) walls.unshift(-1)
  if (walls.length === cells.length) walls.push(-1)
  return { cells: Int32Array.from(cells), walls: Int32Array.from(walls) }
}

/** Walls as thick as the outer one, and passages of another width; null where that does not come out even. */
function unevenAxis({ same }: Profile, lines: readonly number[]): PlanAxis | null {
  const isSame = (i: number): boolean => same[lines[i + 1]! - 1] === 1
  let wall = 1
  while (wall < lines.length && wall < THICKEST && isSame(wall - 1)) wall++
  for (let passage = 1; passage <= THICKEST; passage++) {
    const period = wall + passage
    const count = (lines.length - wall) / period
    if ((wall === 1 && passage === 1) || !Number.isInteger(count) || count < 1) continue
    const isInside = (i: number): boolean => i % period !== wall - 1 && i % period !== period - 1
    if (lines.some((_, i) => i + 1 < lines.length && isInside(i) && !isSame(i))) continue
    return {
      walls: Int32Array.from({ length: count + 1 }, (_, k) => lines[k * period]!),
      cells: Int32Array.from({ length: count }, (_, k) => lines[k * period + wall]!),
    }
  }
  return null
}

/** Open corners and cells that are walls. Cells alone are no fault where some are left: shapes have none there. */
function faultsOf({ columns }: TextRaster, walls: Uint8Array, down: PlanAxis, across: PlanAxis): number {
  let corners = 0
  for (const y of down.walls)
    if (y >= 0) for (const x of across.walls) if (x >= 0 && walls[y * columns + x] === 0) corners++
  let cells = 0
  for (const y of down.cells) for (const x of across.cells) cells += walls[y * columns + x]!
  const isEmpty = cells === down.cells.length * across.cells.length
  if (corners === 0 && !isEmpty && down.walls[0] !== -1 && across.walls[0] !== -1) return 0
  return corners + cells
}
