import { join } from 'node:path'
import { carveMaze, type GeneratorName } from '@meikyuu/generators'
import { type MazeWithEnds, Mulberry32, OUTSIDE, Passages, squareGrid } from '@meikyuu/grid'
import { SOLVERS, type SolverName, solveMaze } from '@meikyuu/solver'
import { expect, it } from 'vitest'
import { markdownTable, readRegion, writeRegion } from '../src/index.js'

const PAGE = join(import.meta.dirname, '../../../docs/solvers.md')
const grid = squareGrid(40, 40)
const corner = grid.cells - 1
const middle = 20 * 40 + 20

function between(passages: Passages, goal: number): MazeWithEnds {
  return { grid, passages, start: 0, goal, entrance: null, exit: null, keys: [] }
}

const carved = (generator: GeneratorName) => carveMaze(grid, generator, new Mulberry32(1))

/** Opens so many closed sides, drawn one after the other. */
function opened(passages: Passages, count: number): Passages {
  const rng = new Mulberry32(2)
  for (let left = count; left > 0; ) {
    const side = rng.below(grid.sides)
    if (grid.across[side] === OUTSIDE || passages.isOpen(side)) continue
    passages.carve(side)
    left--
  }
  return passages
}

function field(): Passages {
  const passages = new Passages(grid)
  for (let side = 0; side < grid.sides; side++) if (grid.across[side] !== OUTSIDE) passages.carve(side)
  return passages
}

/** Route, visited and steps of a solver, or why there is none. */
function figures(maze: MazeWithEnds, name: SolverName): string {
  const options = name === 'random-mouse' ? { rng: new Mulberry32(3) } : {}
  const { route, visited, steps, reason } = solveMaze(maze, name, options)
  return route === null ? `- ${visited} ${steps} (${reason})` : `${route.length} ${visited} ${steps}`
}

it('counts what docs/solvers.md says; UPDATE=1 writes it', () => {
  const mazes = {
    Backtracker: between(carved('backtracker'), corner),
    "Kruskal's": between(carved('kruskal'), corner),
    'the same and 160 loops': between(opened(carved('kruskal'), 160), corner),
    'no walls, to the middle': between(field(), middle),
  }
  const names = Object.keys(SOLVERS) as SolverName[]
  const rows = names.map((name) => [
    `\`${name}\``,
    ...Object.values(mazes).map((maze) => figures(maze, name)),
  ])
  const table = markdownTable(['solver', ...Object.keys(mazes)], rows)
  if (process.env['UPDATE'] !== undefined) writeRegion(PAGE, 'solver-figures', table)
  expect(readRegion(PAGE, 'solver-figures')).toBe(table)
})
