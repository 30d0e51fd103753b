import { carveMaze, loops } from '@meikyuu/generators'
import { graphOf, Mulberry32, type Rng, SHAPES, type ShapeName } from '@meikyuu/grid'
import { pledge } from '@meikyuu/solver'
import { expect, test } from 'vitest'
import { expectOnPage } from './page.js'

const MAZES_A_SHAPE = 3_000
const MOST_STEPS_A_PASSAGE = 4

const shapes = Object.keys(SHAPES) as ShapeName[]

test('Pledge walks each passage a few times only', () => {
  let most = 0
  for (const shape of shapes)
    for (let seed = 1; seed <= MAZES_A_SHAPE; seed++) most = Math.max(most, stepsAPassage(shape, seed))
  expect(most).toBeLessThanOrEqual(MOST_STEPS_A_PASSAGE)
  const mazes = (shapes.length * MAZES_A_SHAPE).toLocaleString('en')
  expectOnPage(
    'pledge-steps',
    `Over ${mazes} random mazes with up to all walls opened, ${MAZES_A_SHAPE.toLocaleString('en')} of each shape, it never walked more than ${most.toFixed(1)} steps a passage.`,
    'solvers',
  )
})

/** Between two cells of a small maze, with a share of its walls opened: all that may be is drawn. */
function stepsAPassage(shape: ShapeName, seed: number): number {
  const rng = new Mulberry32(seed)
  const grid = boardOf(shape, rng)
  const perfect = { grid, passages: carveMaze(grid, 'kruskal', rng) }
  const { passages } = loops(perfect, rng, { share: rng.next() })
  const [start, goal] = [rng.below(grid.cells), rng.below(grid.cells)]
  const hand = rng.below(2) === 0 ? 'left' : 'right'
  const maze = { grid, passages, start, goal, entrance: null, exit: null, keys: [] }
  return pledge(maze, { hand }).steps / passages.count
}

function boardOf(shape: ShapeName, rng: Rng) {
  const entry = SHAPES[shape]
  const [a, b] = [4 + rng.below(5), 4 + rng.below(5)]
  return graphOf(entry.size === 'WxH' ? entry.make({ w: a, h: b }) : entry.make({ size: a + 2 }))
}
