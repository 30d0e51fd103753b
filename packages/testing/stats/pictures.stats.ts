import { GENERATORS } from '@meikyuu/generators'
import { squareGrid } from '@meikyuu/grid'
import { textOf } from '@meikyuu/render'
import { expect, test } from 'vitest'
import { calledInTables, carver } from './carver.js'
import { expectOnPage } from './page.js'
import { PICTURES } from './pictures.js'

const SEED = 1

test('every generator is drawn', () => {
  const words = new Set(PICTURES.map(({ word }) => word))
  expect([...words].sort()).toEqual(Object.keys(GENERATORS).sort())
})

test('the page shows the mazes of now', () => {
  const grid = squareGrid(20, 8)
  const drawn = PICTURES.map((told) => {
    const passages = carver(grid, told)(SEED)
    const ends = { start: null, goal: null, entrance: null, exit: null, keys: [] } as const
    return `${calledInTables(told)}\n\n\`\`\`text\n${textOf({ grid, passages, ...ends })}\n\`\`\``
  })
  expectOnPage('pictures', drawn.join('\n\n'))
})
