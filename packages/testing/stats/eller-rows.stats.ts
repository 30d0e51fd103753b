import { carveMaze } from '@meikyuu/generators'
import {
  type GraphGrid,
  graphOf,
  hexGrid,
  type MaskShape,
  Mulberry32,
  maskedGrid,
  Recorder,
  SHAPES,
  type ShapeName,
  squareGrid,
  triangleGrid,
} from '@meikyuu/grid'
import { expect, test } from 'vitest'
import { markdownTable, passagesACell } from '../src/index.js'
import { expectOnPage } from './page.js'
import { inPercent } from './printed.js'

const MAZES = 100

const OUTLINES: readonly ShapeName[] = ['heart', 'leaf', 'star', 'ring', 'diamond', 'cross', 'moon']

const BOARDS: readonly [name: string, grid: GraphGrid][] = [
  ['squares 40x40', squareGrid(40, 40)],
  ['hexagons 40x40', hexGrid(40, 40)],
  ['triangles 40x40', triangleGrid(40, 40)],
  ['hexagon of 20', sized('hexagon', 20)],
  ['pyramid of 40', sized('pyramid', 40)],
  ...OUTLINES.map((shape): [string, GraphGrid] => [`${shape} of 40`, sized(shape, 40)]),
  ['squares 40x40, a tenth missing', masked('square', 0.1)],
  ['squares 40x40, a quarter missing', masked('square', 0.25)],
  ['hexagons 40x40, a quarter missing', masked('hex', 0.25)],
  ['triangles 40x40, a tenth missing', masked('triangle', 0.1)],
]

function sized(shape: ShapeName, size: number): GraphGrid {
  const entry = SHAPES[shape]
  if (entry.size === 'WxH') throw new Error(`${shape} has a width and a height`)
  return graphOf(entry.make({ size }))
}

/** So many cells are taken out by chance, and what they cut off. */
function masked(base: MaskShape, share: number): GraphGrid {
  const rng = new Mulberry32(1)
  const bytes = Uint8Array.from({ length: 40 * 40 }, () => (rng.next() < share ? 0 : 1))
  return graphOf(maskedGrid(base, { width: 40, height: 40, bytes }).grid)
}

const rows: string[][] = []

test.each(BOARDS)('%s: what is joined at the end', (name, grid) => {
  let [joined, ends] = [0, 0]
  for (let seed = 1; seed <= MAZES; seed++) {
    const recorder = new Recorder(grid)
    const passages = carveMaze(grid, 'eller-rows', new Mulberry32(seed), undefined, recorder)
    joined += joinedAtEnd(recorder)
    ends += passagesACell(grid, passages)[1]!
  }
  const share = joined / (MAZES * (grid.cells - 1))
  // On these a set can always go down.
  if (name === 'squares 40x40' || name === 'hexagons 40x40' || name === 'hexagon of 20')
    expect(joined).toBe(0)
  else expect(joined).toBeGreaterThan(0)
  rows.push([name, inPercent(share, 1), inPercent(ends / (MAZES * grid.cells), 1)])
})

test('the page says so', () => {
  const head = ['board', 'joined at the end', 'dead ends']
  const text = `The share of passages that Kruskal's has to join, and of dead ends, over ${MAZES} mazes:`
  expectOnPage('eller-rows-joined', `${text}\n\n${markdownTable(head, rows)}`)
})

/** Only at the end are sides weighed before they are joined. */
function joinedAtEnd(recorder: Recorder): number {
  const recording = recorder.recording()
  let joined = 0
  for (let i = 1; i < recording.length; i++)
    if (recording.at(i).kind === 'join' && recording.at(i - 1).kind === 'weigh') joined++
  return joined
}
