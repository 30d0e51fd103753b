import { circleGrid } from '@meikyuu/grid'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { brailleOf } from '../src/index.js'
import { carved, mazeOn, seeds, smallGrids } from './mazes.js'

describe('brailleOf', () => {
  it('draws a small maze in dots', () => {
    expect(brailleOf(carved(2, 2, '0e', '0s', '1s'), { width: 5 })).toBe(
      ['⡏⠉⠉⠉⢹', '⡇ ⢰ ⢸', '⠓⠒⠚⠒⠚'].join('\n'),
    )
  })

  it('is never wider than told, and as wide', () => {
    fc.assert(
      fc.property(smallGrids, seeds, fc.integer({ min: 8, max: 90 }), (grid, seed, width) => {
        const text = brailleOf(mazeOn(grid, seed), { width }).split('\n')
        expect(Math.max(...text.map((line) => line.length))).toBe(width)
        expect(text.join('')).toMatch(/^[\u2801-\u28ff SG]*$/)
      }),
    )
  })

  it('marks the start, the goal and the keys, and paints the way', () => {
    const maze = mazeOn(circleGrid(3), 5, [7])
    const text = brailleOf(maze, {
      width: 30,
      way: [0],
      paint: (role, piece) => (role === 'wall' ? piece : `<${role}>`),
    })
    for (const role of ['start', 'goal', 'key']) expect(text.split(`<${role}>`)).toHaveLength(2)
  })

  it('draws every wall of a closed grid', () => {
    expect(brailleOf(carved(2, 2), { width: 9 }).split('\n')).toEqual(CLOSED)
  })
})

const CLOSED = ['⡏⠉⠉⠉⢹⠉⠉⠉⢹', '⡇   ⢸   ⢸', '⡗⠒⠒⠒⢺⠒⠒⠒⢺', '⡇   ⢸   ⢸', '⠓⠒⠒⠒⠚⠒⠒⠒⠚']
