import { graphGrid, type graphOf, Mulberry32, Passages, SHAPES } from '@meikyuu/grid'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { spread, UNREACHED } from '../src/spread.js'
import { spreadFromOne } from '../src/spread-from-one.js'

const shapes = fc
  .tuple(fc.constantFrom(...Object.values(SHAPES)), fc.integer({ min: 4, max: 8 }))
  .map(([shape, size]) =>
    shape.size === 'WxH' ? shape.make({ w: size, h: size - 1 }) : shape.make({ size }),
  )
const star = graphGrid([
  Array.from({ length: 12 }, (_, leaf) => leaf + 1),
  ...Array.from({ length: 12 }, () => [0]),
])
const boards = fc.oneof({ weight: 9, arbitrary: shapes }, fc.constant(star))

/** Sides open at random, each from both cells but one in `oneWay`, as a fraction, which nobody should hand over. */
function openSome(grid: ReturnType<typeof graphOf>, seed: number, share: number, oneWay: number): Uint8Array {
  const rng = new Mulberry32(seed)
  const open = new Passages(grid).open
  for (let cell = 0; cell < grid.cells; cell++)
    for (let side = grid.first[cell]!; side < grid.first[cell + 1]!; side++) {
      const other = grid.across[side]!
      if (other < cell && (other >= 0 || rng.next() >= oneWay / 4)) continue
      if (rng.next() >= share) continue
      open[side] = 1
      if (other >= 0 && rng.next() >= oneWay) open[grid.first[other]! + grid.slot[side]!] = 1
    }
  return open
}

test('from one cell the distances, the order and the count are those of any search, with loops and without', () => {
  fc.assert(
    fc.property(
      boards,
      fc.integer({ min: 0, max: 2 ** 32 - 1 }),
      fc.constantFrom(0.2, 0.4, 0.45, 0.5, 0.7, 1),
      fc.constantFrom(0, 0, 0, 0.2),
      fc.boolean(),
      (grid, seed, share, oneWay, stops) => {
        const open = openSome(grid, seed, share, oneWay)
        const start = seed % grid.cells
        const until = stops ? Math.floor(seed / 7) % grid.cells : -1
        const distance = new Int32Array(grid.cells).fill(UNREACHED)
        const queue = new Int32Array(grid.cells + 1)
        distance[start] = 0
        queue[0] = start
        const reached = spread(grid.first, grid.across, open, distance, queue, 1, until)
        const ours = new Int32Array(grid.cells).fill(7)
        const order = new Int32Array(grid.cells + 1)
        order[0] = start
        const count = spreadFromOne(grid, open, ours, order, until)
        if (until < 0) {
          expect(count).toBe(reached)
          expect(ours).toEqual(distance)
          expect(order.slice(0, count)).toEqual(queue.slice(0, reached))
        } else if (distance[until]! >= 0) {
          // What is as near or nearer; who stops early knows nothing of the rest.
          const near = (told: Int32Array) => told.map((d) => (d >= 0 && d < distance[until]! ? d : -1))
          expect(near(ours)).toEqual(near(distance))
          expect(ours[until]).toBe(distance[until])
        } else expect(ours[until]).toBe(UNREACHED)
      },
    ),
    { numRuns: 2000 },
  )
})
