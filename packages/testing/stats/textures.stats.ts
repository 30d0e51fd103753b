import * as generators from '@meikyuu/generators'
import { type Grid, squareGrid } from '@meikyuu/grid'
import { longestWay } from '@meikyuu/solver'
import { expect, test } from 'vitest'
import { CountedRng, markdownTable, passagesACell } from '../src/index.js'
import { carver, type Told } from './carver.js'
import { expectOnPage } from './page.js'
import { inPercent } from './printed.js'
import { MIX_CASES, TEXTURE_CASES } from './texture-cases.js'

const { GENERATORS } = generators

const MAZES = 200
const grid = squareGrid(50, 50)

const DRAWN_MAZES = 20
const drawn = squareGrid(100, 100)
const EDGES = 2 * 100 * 99

const textures: string[][] = []
const mixes: string[][] = []

test('every generator is looked at', () => {
  expect(TEXTURE_CASES.map(({ word }) => word).sort()).toEqual(Object.keys(GENERATORS).sort())
})

test.each(TEXTURE_CASES)('$word is $by and draws as the table says', (told) => {
  const { word, by, look, draws } = told
  const carve = (generators as Record<string, unknown>)[by]
  // The word's own function chooses between this one and the growing tree.
  if (word === 'growing') expect(carve).toBeTypeOf('function')
  else expect(carve).toBe(GENERATORS[word as generators.GeneratorName].carve)
  const all = drawsOf(told)
  const mean = all.reduce((sum, each) => sum + each, 0) / all.length
  if (draws !== undefined) expect(new Set(all)).toEqual(new Set([draws.of(drawn.cells, EDGES)]))
  else expect(new Set(all).size).toBeGreaterThan(1)
  const says = draws?.says ?? `about ${Number((mean / drawn.cells).toPrecision(2))} a cell`
  textures.push([`\`${word}\``, `\`${by}\``, look, ...figuresOf(grid, told), says])
})

test.each(MIX_CASES)('$as is measured', (told) => {
  mixes.push([told.as!, told.look, ...figuresOf(grid, told)])
})

test('a queue of newest only is the backtracker, passage for passage', () => {
  for (let seed = 1; seed <= 20; seed++)
    expect(carver(grid, MIX_CASES[0]!)(seed).open).toEqual(carver(grid, { word: 'backtracker' })(seed).open)
})

test('the page says so', () => {
  const figures = ['dead ends', 'on a river', 'longest way']
  expectOnPage('textures', markdownTable(['word', 'function', 'texture', ...figures, 'draws'], textures))
  expectOnPage('mixes', markdownTable(['mix', 'what it gives', ...figures], mixes))
})

/** Cells with one passage, cells with two, and the cells of the longest way. */
function figuresOf(board: Grid, told: Told): string[] {
  const carve = carver(board, told)
  let [ends, river, way] = [0, 0, 0]
  for (let seed = 1; seed <= MAZES; seed++) {
    const passages = carve(seed)
    const counts = passagesACell(board, passages)
    ends += counts[1]!
    river += counts[2]!
    way += longestWay({ grid: board, passages }).way.length
  }
  const all = MAZES * board.cells
  return [inPercent(ends / all), inPercent(river / all), (way / MAZES).toFixed(0)]
}

/** The draws of some mazes. */
function drawsOf({ word }: Told): number[] {
  return Array.from({ length: DRAWN_MAZES }, (_, i) => {
    const rng = new CountedRng(i + 1)
    generators.carveMaze(drawn, word as generators.GeneratorName, rng)
    return rng.draws
  })
}
