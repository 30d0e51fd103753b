import { diamondGrid, type Grid, hexGrid, MazeError } from '@meikyuu/grid'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSquares, textOf } from '../src/index.js'
import { textWidth } from '../src/text-of.js'
import { carved, mazeOn, seeds, smallGrids } from './mazes.js'

const lines = (...text: string[]) => text.join('\n')

describe('textOf', () => {
  it('draws the smallest maze', () => {
    expect(textOf(carved(2, 2, '0e', '0s', '1s'))).toBe(
      lines('┌───────┐', '│       │', '│   ╷   │', '│   │   │', '└───┴───┘'),
    )
  })

  it('chooses each corner by the walls that meet there', () => {
    expect(textOf(carved(3, 3, '0e', '1e', '3e', '1s', '7e', '5s'), { cellWidth: 1 })).toBe(
      lines('┌─────┐', '│     │', '├─╴ ┌─┤', '│   │ │', '├─┬─┘ │', '│ │   │', '└─┴───┘'),
    )
  })

  it('draws a cross where four walls meet', () => {
    expect(textOf(carved(2, 2), { cellWidth: 1 })).toBe(lines('┌─┬─┐', '│ │ │', '├─┼─┤', '│ │ │', '└─┴─┘'))
  })

  it('draws the way, the ends, a key and the trip to it, through the doors', () => {
    const maze = {
      ...carved(3, 2, '0e', '0s', '1e', '2s', '5w'),
      start: 3,
      goal: 5,
      entrance: 3 * 4 + 3,
      exit: 5 * 4 + 1,
      keys: [4],
    }
    expect(textOf(maze, { way: [3, 0, 1, 2, 5], trips: [4] })).toBe(
      lines('┌───────────┐', '│ ┏━━━━━━━┓ │', '╵ ┃ ┌───╴ ┃ ╵', '━━S │ k···G━━', '╶───┴───────╴'),
    )
  })

  it('leaves the blanks of a masked grid blank', () => {
    expect(textOf(mazeOn(diamondGrid(3), 1))).toBe(
      lines(
        '    ┌───┐',
        '    │ S │',
        '┌───┘   └───┐',
        '│           │',
        '└───┐   ╶───┘',
        '    │ G',
        '    └───╴',
      ),
    )
  })

  it('keeps to ASCII where asked', () => {
    const maze = { ...carved(2, 2, '0e', '0s', '1s'), start: 2, goal: 3 }
    expect(textOf(maze, { way: [2, 0, 1, 3], ascii: true })).toBe(
      lines('+---+---+', '| ***** |', '+ * + * +', '| S | G |', '+---+---+'),
    )
  })

  it('paints each piece by what it stands for', () => {
    const maze = { ...carved(2, 2, '0e', '0s', '1s'), start: 2, goal: 3 }
    const painted = textOf(maze, { way: [2, 0, 1, 3], paint: (role, text) => `<${role} ${text}>` })
    expect(painted.split('\n')[3]).toBe('<wall │> <start S> <wall │> <goal G> <wall │>')
    expect(painted.split('\n')[1]).toBe('<wall │> <way ┏━━━┓> <wall │>')
  })

  it('has a character for each wall and none for each passage', () => {
    const squares = smallGrids.filter(isSquares)
    fc.assert(
      fc.property(squares, seeds, fc.integer({ min: 1, max: 5 }), (grid, seed, cellWidth) => {
        const maze = {
          ...mazeOn(grid, seed),
          start: null,
          goal: null,
          entrance: null,
          exit: null,
          keys: [],
        } as const
        const text = textOf(maze, { cellWidth }).split('\n')
        expect(Math.max(...text.map((line) => line.length))).toBe(textWidth(maze, cellWidth))
        const left = Math.min(...placesOf(grid).map(([, column]) => column))
        const top = Math.min(...placesOf(grid).map(([row]) => row))
        for (const [row, column, cell] of placesOf(grid)) {
          const line = (row - top) * 2 + 1
          const place = (column - left) * (cellWidth + 1) + 1
          const seen = [
            text[line - 1]![place] === '─',
            text[line]![place + cellWidth] === '│',
            text[line + 1]![place] === '─',
            text[line]![place - 1] === '│',
          ]
          expect(seen).toEqual([0, 1, 2, 3].map((slot) => maze.passages.open[cell * 4 + slot] === 0))
        }
      }),
    )
  })

  it('refuses what has no squares, a width without room and a way that is none', () => {
    const code = (act: () => unknown) => {
      try {
        act()
      } catch (error) {
        if (MazeError.is(error)) return error.code
      }
      return null
    }
    const maze = carved(2, 2, '0e', '0s', '1s')
    expect(code(() => textOf(mazeOn(hexGrid(3, 3), 1)))).toBe('DOES_NOT_FIT')
    for (const cellWidth of [0, 10, 1.5, Number.NaN])
      expect(code(() => textOf(maze, { cellWidth }))).toBe('BAD_ARGUMENT')
    expect(code(() => textOf(maze, { way: [2, 3] }))).toBe('BAD_ARGUMENT')
    expect(code(() => textOf(maze, { way: [2, 4] }))).toBe('NO_SUCH_CELL')
  })
})

function placesOf(grid: Grid): [row: number, column: number, cell: number][] {
  return Array.from({ length: grid.cells }, (_, cell) => {
    const place = grid.layout.placeOf(cell)
    if (place.kind !== 'row') throw new Error('not in rows')
    return [place.row, place.column, cell]
  })
}
