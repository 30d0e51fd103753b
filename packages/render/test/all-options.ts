import type { Maze } from '@meikyuu/grid'
import fc from 'fast-check'
import { type PictureOptions, THEMES, type ThemeName } from '../src/index.js'

/** Options of every kind, for a maze of so many cells and sides. */
export function anyOptions(maze: Maze): fc.Arbitrary<PictureOptions> {
  const { cells, sides } = maze.grid
  const cell = fc.nat({ max: cells - 1 })
  const some = fc.array(cell, { maxLength: 5 })
  const colour = fc.constantFrom('#ff0000', '#0a0b0c', '#7ab')
  const opacity = fc.constantFrom(1, 0.5)
  const words = fc.constantFrom(
    'Something',
    'What this is about, in so many words that a line of it must be broken',
    '<&"\'>',
  )
  const overlay = fc.oneof(
    fc.record({ kind: fc.constant('cells' as const), cells: some, colour, opacity, words }),
    fc.record({
      kind: fc.constant('cells' as const),
      form: fc.constantFrom('disc', 'ring', 'diamond', 'cross'),
      cells: some,
      colour,
      opacity,
      words,
    }),
    fc.record({
      kind: fc.constant('sides' as const),
      sides: fc.array(fc.nat({ max: sides - 1 }), { maxLength: 5 }),
      colour,
    }),
    fc.record({ kind: fc.constant('route' as const), cells: fc.constant([0]), colour, words }),
    fc.record({
      kind: fc.constant('shares' as const),
      shares: fc.array(fc.constantFrom(0, 0.3, 0.9, 1, Number.NaN), { minLength: cells, maxLength: cells }),
      opacity,
      words,
    }),
    fc.record({
      kind: fc.constant('labels' as const),
      labels: fc.array(fc.record({ cell, text: words }), { maxLength: 3 }),
    }),
  )
  return fc.record(
    {
      cellSize: fc.constantFrom(1, 7, 20),
      margin: fc.constantFrom(0, 3, { top: 9, left: 1 }),
      theme: fc.constantFrom(...(Object.keys(THEMES) as ThemeName[])),
      style: fc.constantFrom('walls', 'passages'),
      cap: fc.constantFrom('round', 'square', 'butt'),
      doors: fc.boolean(),
      start: fc.boolean(),
      goal: fc.boolean(),
      keys: fc.boolean(),
      numbers: fc.boolean(),
      heat: cell,
      overlays: fc.array(overlay, { maxLength: 3 }),
      legend: fc.constantFrom('none', 'below', 'beside'),
    },
    { requiredKeys: [] },
  ) as fc.Arbitrary<PictureOptions>
}
