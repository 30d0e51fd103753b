import { Passages, squareGrid } from '@meikyuu/grid'
import { expect, it } from 'vitest'
import { mazeFromArt, treeFaults } from '../src/index.js'

it('finds no fault with a spanning tree', () => {
  const { grid, passages } = mazeFromArt(`
    #######
    #S  #G#
    # # # #
    # #   #
    #######
  `)
  expect(treeFaults(grid, passages)).toEqual([])
})

it('names what is cut off, and how many passages there are', () => {
  const grid = squareGrid(2, 2)
  const passages = new Passages(grid)
  passages.carve(1)
  expect(treeFaults(grid, passages)).toEqual(['1 passages for 4 cells', '2 cells that no way leads to'])
})

it('names a side that is open one way, or to the outside', () => {
  const grid = squareGrid(2, 2)
  const passages = new Passages(grid)
  passages.open[1] = 1
  passages.open[0] = 1
  expect(treeFaults(grid, passages).slice(0, 2)).toEqual([
    'side 0 is open to the outside',
    'side 1 is open one way',
  ])
})
