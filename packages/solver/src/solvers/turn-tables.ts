import {
  clockwiseSides,
  type Grid,
  graphOf,
  MazeError,
  newInts,
  perGrid,
  type ReadonlyInts,
  shown,
} from '@meikyuu/grid'

/** The hand that a walker keeps on the wall. */
export type Hand = 'left' | 'right'

/**
 * For each side the one after it as one goes round its cell: clockwise for the
 * left hand, which from where one came in is the leftmost way on; the other way
 * round for the right. Worked out once a grid and hand.
 */
export function turnTable(grid: Grid, hand: Hand): ReadonlyInts {
  return hand === 'left' ? clockwise(grid) : anticlockwise(grid)
}

/** Throws `BAD_ARGUMENT` unless it is a hand. */
export function checkHand(hand: unknown): asserts hand is Hand {
  if (hand === 'left' || hand === 'right') return
  throw new MazeError('BAD_ARGUMENT', { name: 'hand', expected: "'left' or 'right'", got: shown(hand) })
}

const clockwise: (grid: Grid) => ReadonlyInts = /* @__PURE__ */ perGrid((grid) => nextSides(grid, 1))
const anticlockwise: (grid: Grid) => ReadonlyInts = /* @__PURE__ */ perGrid((grid) => nextSides(grid, -1))

function nextSides(grid: Grid, by: 1 | -1): Int32Array {
  const next = newInts(graphOf(grid).sides)
  for (let cell = 0; cell < grid.cells; cell++) {
    const round = clockwiseSides(grid, cell)
    for (let i = 0; i < round.length; i++) next[round[i]!] = round[(i + by + round.length) % round.length]!
  }
  return next
}
