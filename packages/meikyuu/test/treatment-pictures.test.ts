import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { carveMaze, Mulberry32, squareGrid, textOf, treatMaze } from '../src/index.js'

const page = readFileSync(new URL('../../../docs/treatments.md', import.meta.url), 'utf8')
const pictures = [...page.matchAll(/^```text\n([\s\S]*?)\n```$/gm)].map(([, picture]) => picture)

test('the pictures of treatments are of what the page says, in its order', () => {
  const grid = squareGrid(12, 5)
  const rng = () => new Mulberry32(3)
  const maze = { grid, passages: carveMaze(grid, 'kruskal', rng()) }
  const drawn = [
    maze,
    treatMaze(maze, 'braid', rng(), { share: 1 }),
    treatMaze(maze, 'sparsen', rng(), { times: 2 }),
    treatMaze(maze, 'unicursal', rng()),
    treatMaze(maze, 'loops', rng(), { share: 0.2 }),
  ].map(({ grid, passages }) =>
    textOf(
      { grid, passages, start: null, goal: null, entrance: null, exit: null, keys: [] },
      { cellWidth: 1 },
    ),
  )
  const bare = (picture: string | undefined) => picture?.split('\n').map((line) => line.trimEnd())
  expect(pictures.map(bare)).toEqual(drawn.map(bare))
})
