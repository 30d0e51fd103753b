import { neighboursOf } from '@meikyuu/grid'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { deadEndsOf } from '../src/index.js'
import { mazes } from './mazes.js'

describe('deadEndsOf', () => {
  it('lists the cells with one passage, lowest first', () => {
    fc.assert(
      fc.property(mazes(), (maze) => {
        const cells = [...Array(maze.grid.cells).keys()]
        expect([...deadEndsOf(maze)]).toEqual(cells.filter((cell) => neighboursOf(maze, cell).length === 1))
      }),
    )
  })

  it('refuses what is no maze', () => {
    expect(() => deadEndsOf(null as never)).toThrow('expected maze to be a maze, got null')
  })
})
