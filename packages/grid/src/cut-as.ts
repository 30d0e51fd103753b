import { newFloats, newInts } from './allocate.js'
import { boxOfOutline } from './box-of-outline.js'
import { buildGraph } from './build-graph.js'
import { type Cut, type Island, type Keep, LEAST_CELLS } from './cut.js'
import { cutLayout } from './cut-layout.js'
import { MazeError, shown } from './errors.js'
import { findPieces } from './find-pieces.js'
import { type GraphGrid, type Grid, graphOf, OUTSIDE } from './grid.js'
import { isList } from './is-list.js'
import { newSlots } from './new-slots.js'
import { Points } from './points.js'
import { borrowInts, giveBackInts } from './scratch.js'

/**
 * As cutToBiggest, with a name for the shape that comes out.
 *
 * @internal
 */
export function cutAs(shape: string, grid: Grid, keep: Keep): Cut {
  const graph = graphOf(grid)
  const piece = marksOf(keep, graph.cells)
  const sizes = findPieces(graph, piece)
  let biggest = 0
  for (let p = 1; p < sizes.length; p++) if (sizes[p]! > sizes[biggest]!) biggest = p
  const cells = sizes[biggest] ?? 0
  if (cells < LEAST_CELLS)
    throw new MazeError('TOO_SMALL', { what: `the cells left of ${shape}`, got: cells, least: LEAST_CELLS })
  const islands = islandsOf(graph, piece, sizes, biggest)
  const kept = cellsOf(piece, biggest + 1, cells)
  const cut = renumbered(graph, shape, kept)
  giveBackInts(piece)
  return { grid: cut, islands, leftOut: islands.reduce((sum, island) => sum + island.cells, 0) }
}

/** -1 for a cell that stays, 0 for one that goes: borrowed. */
function marksOf(keep: Keep, cells: number): Int32Array {
  if (typeof keep !== 'function' && !(isList(keep) && keep.length === cells))
    throw new MazeError('BAD_ARGUMENT', {
      name: 'keep',
      expected: `a function or ${cells} marks`,
      got: isList(keep) ? `${keep.length} marks` : shown(keep),
    })
  const marks = borrowInts(cells)
  const stays = typeof keep === 'function' ? keep : (cell: number) => keep[cell]
  for (let cell = 0; cell < cells; cell++) marks[cell] = stays(cell) ? -1 : 0
  return marks
}

function islandsOf(grid: GraphGrid, piece: Int32Array, sizes: readonly number[], biggest: number): Island[] {
  const islands: Island[] = []
  let met = 0
  // Pieces are numbered by their first cells, so a number above all met so far begins one.
  for (let cell = 0; cell < grid.cells && met < sizes.length; cell++)
    if (piece[cell]! > met) {
      if (met !== biggest) islands.push({ cells: sizes[met]!, at: grid.layout.placeOf(cell) })
      met++
    }
  return islands
}

function cellsOf(piece: Int32Array, number: number, count: number): Int32Array {
  const cells = newInts(count)
  for (let cell = 0, i = 0; i < count; cell++) if (piece[cell] === number) cells[i++] = cell
  return cells
}

function renumbered(grid: GraphGrid, shape: string, kept: Int32Array): GraphGrid {
  const first = firstOfKept(grid.first, kept)
  const sides = first[kept.length]!
  const across = newInts(sides)
  const slot = newSlots(grid.maxSides, sides)
  copySides(grid.first, grid.across, grid.slot, kept, numbersOf(kept, grid.cells), across, slot)
  const layout = cutLayout(grid.layout, kept)
  const centres = new Points(grid.centres.axes, copiedPoints(grid.centres, kept))
  const bounds = boxOfOutline(first, across, layout, centres)
  return buildGraph({ shape, first, across, slot, centres, bounds, layout, rows: null })
}

function firstOfKept(oldFirst: GraphGrid['first'], kept: Int32Array): Int32Array {
  const first = newInts(kept.length + 1)
  let sides = 0
  for (let cell = 0; cell < kept.length; cell++) {
    const old = kept[cell]!
    sides += oldFirst[old + 1]! - oldFirst[old]!
    first[cell + 1] = sides
  }
  return first
}

/** The new number of each old cell, or OUTSIDE: borrowed. */
function numbersOf(kept: Int32Array, oldCells: number): Int32Array {
  const numbers = borrowInts(oldCells).fill(OUTSIDE, 0, oldCells)
  for (let cell = 0; cell < kept.length; cell++) numbers[kept[cell]!] = cell
  return numbers
}

/** Cells keep all their sides, so slots stay; only those to a dropped cell lose theirs. Gives `numbers` back. */
function copySides(
  oldFirst: GraphGrid['first'],
  oldAcross: GraphGrid['across'],
  oldSlot: GraphGrid['slot'],
  kept: Int32Array,
  numbers: Int32Array,
  across: Int32Array,
  slot: { [side: number]: number },
): void {
  let side = 0
  for (let cell = 0; cell < kept.length; cell++) {
    const end = oldFirst[kept[cell]! + 1]!
    for (let old = oldFirst[kept[cell]!]!; old < end; old++, side++) {
      const other = oldAcross[old]!
      const number = other === OUTSIDE ? OUTSIDE : numbers[other]!
      across[side] = number
      if (number !== OUTSIDE) slot[side] = oldSlot[old]!
    }
  }
  giveBackInts(numbers)
}

function copiedPoints(points: Points, kept: Int32Array): Float64Array {
  const { axes, data } = points
  if (points.length === 0) return newFloats(0)
  const copy = newFloats(kept.length * axes)
  for (let i = 0; i < kept.length; i++)
    for (let axis = 0; axis < axes; axis++) copy[i * axes + axis] = data[kept[i]! * axes + axis]!
  return copy
}
