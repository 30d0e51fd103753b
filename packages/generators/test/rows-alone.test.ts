import { type GraphGrid, type GridRows, Mulberry32, Passages } from '@meikyuu/grid'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { binaryTree } from '../src/rows/binary-tree.js'
import { BINARY_TREE_CORNERS } from '../src/rows/binary-tree-bias.js'
import { binaryTreePlan, binaryTreeRow, fillBinaryTreeRow } from '../src/rows/binary-tree-row.js'
import { type RowKey, rowKey } from '../src/rows/row-key.js'
import { rowStream } from '../src/rows/row-stream.js'
import { sidewinder } from '../src/rows/sidewinder.js'
import { SIDEWINDER_SIDES } from '../src/rows/sidewinder-bias.js'
import { fillSidewinderLine, sidewinderPlan, sidewinderRow } from '../src/rows/sidewinder-row.js'
import { seeds, squares } from './boards.js'
import { CountingRng } from './counting-rng.js'
import { spanningFaults } from './spanning-faults.js'

const coins = fc.oneof(fc.constantFrom(0, 0.5, 1), fc.double({ min: 0, max: 1, noNaN: true }))
const binaryBiases = fc.record(
  { corner: fc.constantFrom(...BINARY_TREE_CORNERS), coin: coins },
  { requiredKeys: [] },
)
const sidewinderBiases = fc.record(
  { side: fc.constantFrom(...SIDEWINDER_SIDES), coin: coins },
  { requiredKeys: [] },
)

/** Opens what the marks of a line say; each side may be told once only. */
function carveMarks(passages: Passages, cells: number[], marks: Uint8Array): void {
  expect(marks.length).toBe(cells.length)
  cells.forEach((cell, i) => {
    for (let slot = 0; slot < 4; slot++) {
      if ((marks[i]! & (1 << slot)) === 0) continue
      const side = passages.grid.first[cell]! + slot
      expect(passages.isOpen(side)).toBe(false)
      passages.carve(side)
    }
  })
}

/** The lines of a maze, in an order of their own. */
function shuffled(lines: number, order: readonly number[]): number[] {
  const key = (line: number) => order[line % order.length]!
  return Array.from({ length: lines }, (_, line) => line).sort((a, b) => key(a) - key(b) || b - a)
}

const orders = fc.array(fc.nat({ max: 20 }), { minLength: 1, maxLength: 9 })

describe('a binary tree', () => {
  const whole = (grid: GraphGrid, seed: number, bias = {}) => {
    const passages = new Passages(grid)
    binaryTree(grid, passages, new Mulberry32(seed), { bias })
    return passages
  }

  test('is its rows, each made alone, in any order', () => {
    fc.assert(
      fc.property(squares, seeds, binaryBiases, orders, (grid, seed, bias, order) => {
        const { width, height } = grid.rows!
        const alone = new Passages(grid)
        for (const row of shuffled(height, order)) {
          const cells = Array.from({ length: width }, (_, column) => row * width + column)
          carveMarks(alone, cells, binaryTreeRow(rowKey(new Mulberry32(seed)), row, grid.rows!, bias))
        }
        expect(alone.open).toEqual(whole(grid, seed, bias).open)
      }),
    )
  })

  test('leads from every cell straight to its corner', () => {
    fc.assert(
      fc.property(squares, seeds, binaryBiases, (grid, seed, bias) => {
        const { width, height } = grid.rows!
        const passages = whole(grid, seed, bias)
        expect(spanningFaults(grid, passages)).toEqual([])
        const corner = bias.corner ?? 'north-east'
        const leads = [corner.startsWith('north') ? 0 : 2, corner.endsWith('east') ? 1 : 3]
        const last =
          (corner.startsWith('north') ? 0 : (height - 1) * width) + (leads[1] === 1 ? width - 1 : 0)
        for (let cell = 0; cell < grid.cells; cell++) {
          const ways = leads.filter((slot) => passages.isOpen(grid.first[cell]! + slot))
          expect(ways.length).toBe(cell === last ? 0 : 1)
        }
      }),
    )
  })

  test('goes along wherever it can with a coin of 1, and nowhere but at the border with one of 0', () => {
    fc.assert(
      fc.property(squares, seeds, (grid, seed) => {
        const { width, height } = grid.rows!
        const along = (passages: Passages) =>
          Array.from({ length: grid.cells }, (_, cell) => passages.isOpen(grid.first[cell]! + 1)).filter(
            Boolean,
          )
        expect(along(whole(grid, seed, { coin: 1 })).length).toBe((width - 1) * height)
        expect(along(whole(grid, seed, { coin: 0 })).length).toBe(width - 1)
      }),
    )
  })

  test('draws two for its key, and one for each cell with a choice from its row', () => {
    fc.assert(
      fc.property(squares, seeds, binaryBiases, (grid, seed, bias) => {
        const rng = new CountingRng(seed)
        binaryTree(grid, new Passages(grid), rng, { bias })
        expect(rng.asked).toEqual([2 ** 32, 2 ** 32])
        const { width, height } = grid.rows!
        const plan = binaryTreePlan(grid.rows!, bias)
        for (let row = 0; row < height; row++) {
          const stream = new CountingRng(seed)
          fillBinaryTreeRow(stream, row, width, plan, new Uint8Array(width))
          expect(stream.asked).toEqual(Array(row === plan.edgeRow ? 0 : width - 1).fill(0))
        }
      }),
    )
  })
})

describe('a sidewinder', () => {
  const whole = (grid: GraphGrid, seed: number, bias = {}) => {
    const passages = new Passages(grid)
    sidewinder(grid, passages, new Mulberry32(seed), { bias })
    return passages
  }

  test('is its rows or columns, each made alone, in any order', () => {
    fc.assert(
      fc.property(squares, seeds, sidewinderBiases, orders, (grid, seed, bias, order) => {
        const { width, height } = grid.rows!
        const columns = bias.side === 'east' || bias.side === 'west'
        const alone = new Passages(grid)
        for (const line of shuffled(columns ? width : height, order)) {
          const cells = columns
            ? Array.from({ length: height }, (_, row) => row * width + line)
            : Array.from({ length: width }, (_, column) => line * width + column)
          carveMarks(alone, cells, sidewinderRow(rowKey(new Mulberry32(seed)), line, grid.rows!, bias))
        }
        expect(alone.open).toEqual(whole(grid, seed, bias).open)
      }),
    )
  })

  test('closes each run out once', () => {
    fc.assert(
      fc.property(squares, seeds, sidewinderBiases, (grid, seed, bias) => {
        const passages = whole(grid, seed, bias)
        expect(spanningFaults(grid, passages)).toEqual([])
        const { lines, length, columns, edgeLine } = sidewinderPlan(grid.rows!, bias)
        const out = SIDEWINDER_SIDES.indexOf(bias.side ?? 'north')
        const { width } = grid.rows!
        for (let line = 0; line < lines; line++) {
          let outs = 0
          for (let i = 0; i < length; i++) {
            const cell = columns ? i * width + line : line * width + i
            if (passages.isOpen(grid.first[cell]! + out)) outs++
            if (passages.isOpen(grid.first[cell]! + (columns ? 2 : 1))) continue
            expect(outs).toBe(line === edgeLine ? 0 : 1)
            outs = 0
          }
        }
      }),
    )
  })

  test('makes one run a row with a coin of 1, and straight columns with one of 0', () => {
    fc.assert(
      fc.property(squares, seeds, (grid, seed) => {
        const { width, height } = grid.rows!
        const outs = (passages: Passages) =>
          Array.from({ length: grid.cells }, (_, cell) => passages.isOpen(grid.first[cell]!)).filter(Boolean)
        expect(outs(whole(grid, seed, { coin: 1 })).length).toBe(height - 1)
        expect(outs(whole(grid, seed, { coin: 0 })).length).toBe((height - 1) * width)
      }),
    )
  })

  test('draws two for its key, and from each row one a cell but the last, and one a run', () => {
    fc.assert(
      fc.property(squares, seeds, sidewinderBiases, (grid, seed, bias) => {
        const rng = new CountingRng(seed)
        sidewinder(grid, new Passages(grid), rng, { bias })
        expect(rng.asked).toEqual([2 ** 32, 2 ** 32])
        const plan = sidewinderPlan(grid.rows!, bias)
        for (let line = 0; line < plan.lines; line++) {
          const stream = new CountingRng(seed)
          fillSidewinderLine(stream, line, plan, new Uint8Array(plan.length))
          const runs = stream.asked.filter((n) => n > 0)
          const cells = line === plan.edgeLine ? 0 : plan.length
          expect(runs.reduce((sum, n) => sum + n, 0)).toBe(cells)
          expect(stream.draws).toBe(Math.max(0, cells - 1) + runs.length)
        }
      }),
    )
  })
})

describe('the streams of rows', () => {
  const words = (key: RowKey, row: number) => {
    const stream = rowStream(key, row)
    return [0, 1, 2, 3].map(() => stream.bits()).join()
  }

  test('are what they always were', () => {
    const key = rowKey(new Mulberry32(42))
    expect(words(key, 0)).toBe('2073485732,3215376271,723382875,2730349823')
    expect(words(key, 1)).toBe('1309121067,1077457037,2530130244,1006349318')
    expect(words({ high: 0, low: 0 }, 2 ** 32 - 1)).toBe('3521942897,4212385967,4182929246,1930484739')
  })

  test('differ from row to row, and for keys a bit apart', () => {
    const seen = new Set<string>()
    for (let row = 0; row < 20000; row++) seen.add(words({ high: 0, low: 0 }, row))
    for (let bit = 0; bit < 32; bit++) {
      seen.add(words({ high: (1 << bit) >>> 0, low: 0 }, 0))
      seen.add(words({ high: 0, low: (1 << bit) >>> 0 }, 0))
    }
    expect(seen.size).toBe(20064)
  })

  test('have first draws as even as those of one stream', () => {
    // 256 boxes over 2^16 rows: chi-square with 255 degrees of freedom stays below 330 in 999 of 1000.
    const boxes = new Float64Array(256)
    for (let row = 0; row < 2 ** 16; row++) boxes[rowStream({ high: 1, low: 2 }, row).below(256)]!++
    const chi = boxes.reduce((sum, count) => sum + (count - 256) ** 2 / 256, 0)
    expect(chi).toBeLessThan(330)
    expect(chi).toBeGreaterThan(190)
  })

  const size: GridRows = { width: 3, height: 5 }
  const key: RowKey = { high: 1, low: 2 }
  test.each([
    ['no key', () => rowStream(null as never, 0)],
    ['a key out of range', () => rowStream({ high: 2 ** 32, low: 0 }, 0)],
    ['a row below 0', () => rowStream(key, -1)],
    ['a row that is not whole', () => rowStream(key, 0.5)],
    ['a row past the last', () => binaryTreeRow(key, 5, size)],
    ['a row that is NaN', () => binaryTreeRow(key, Number.NaN, size)],
    ['no size', () => binaryTreeRow(key, 0, undefined as never)],
    ['a size of nothing', () => binaryTreeRow(key, 0, { width: 0, height: 5 })],
    ['a row past the last of a sidewinder', () => sidewinderRow(key, 5, size)],
    ['a column past the last', () => sidewinderRow(key, 3, size, { side: 'east' })],
    ['an unknown corner', () => binaryTreeRow(key, 0, size, { corner: 'north' as never })],
    ['an unknown side', () => sidewinderRow(key, 0, size, { side: 'up' as never })],
    ['a coin of NaN', () => sidewinderRow(key, 0, size, { coin: Number.NaN })],
  ])('refuse %s', (_, call) => {
    expect(call).toThrow(expect.objectContaining({ code: 'BAD_ARGUMENT' }))
  })
})
