import { describe, expect, test } from 'vitest'
import { PACE, type Pace, paced } from '../src/scale/paced.js'

const CELLS = 1000
/** Ten seeds a lap. */
const LAP = 10
const PACE_OF_TEN: Pace = { ...PACE, lap: LAP * CELLS }

/** Takes turns by a clock of its own, on which a turn from the seed at a place takes what `secondsAt` says. */
function taken(pace: Pace, secondsAt: (place: number) => number) {
  const blocks: { readonly places: readonly number[]; readonly seconds: number }[] = []
  const found = paced(pace, CELLS, secondsAt(0), (place, turns) => {
    const places = Array.from({ length: turns }, (_, turn) => place + turn)
    const seconds = places.reduce((sum, each) => sum + secondsAt(each), 0)
    blocks.push({ places, seconds })
    return seconds
  })
  let warm = 0
  for (let spent = secondsAt(0); spent < pace.warm; warm++) spent += blocks[warm]!.seconds
  const counted = blocks.slice(warm)
  return { found, warm: blocks.slice(0, warm), counted, places: counted.flatMap(({ places }) => places) }
}

/** The places of so many turns, lap after lap. */
function laps(turns: number): number[] {
  return Array.from({ length: turns }, (_, turn) => turn % LAP)
}

describe('paced', () => {
  // Laps of less than the longest time, since the last turn of a lap takes ten times as long as the first.
  test.each([2e-6, 3e-5, 3.7e-4, 0.0019, 0.002, 0.0071, 0.019, 0.0272])(
    'counts whole laps of the same seeds where they begin with %d s',
    (speed) => {
      const { found, warm, counted, places } = taken(PACE_OF_TEN, (place) => speed * (1 + (place % LAP)))
      expect(found.turns % LAP).toBe(0)
      expect(places).toEqual(laps(found.turns))
      expect(found.seconds).toBeCloseTo((found.turns / LAP) * speed * 55, 9)
      expect(found.seconds).toBeGreaterThanOrEqual(PACE.counted)
      // No more laps than are needed.
      expect(found.seconds - speed * 55).toBeLessThan(PACE.counted)
      expect(warm.flatMap(({ places }) => places)).toEqual(warm.map((_, i) => i + 1))
      for (const { places } of counted) expect(places.at(-1)).toBeLessThan(LAP)
    },
  )

  test('times short turns several at once, and no more than a lap holds', () => {
    const sizes = (speed: number) =>
      new Set(taken(PACE_OF_TEN, () => speed).counted.map(({ places }) => places.length))
    expect(sizes(0.003)).toEqual(new Set([1]))
    // Four, four, and the two that are left of the lap.
    expect(sizes(0.00055)).toEqual(new Set([4, 2]))
    expect(sizes(1e-5)).toEqual(new Set([LAP]))
  })

  test('ends at some time by a clock whose ticks are longer than a turn', () => {
    let turns = 0
    const ticking = () => (turns++ % 100 === 0 ? 0.01 : 0)
    expect(taken(PACE_OF_TEN, ticking).found.turns % LAP).toBe(0)
  })

  test('cuts a lap once the longest time has passed, and not before', () => {
    // Six turns take 1.38 s, seven 1.61 s.
    const cut = taken(PACE_OF_TEN, () => 0.23)
    expect(cut.places).toEqual(laps(7))
    expect(cut.found.seconds).toBeCloseTo(7 * 0.23, 9)
    const whole = taken(PACE_OF_TEN, () => 0.16)
    expect(whole.places).toEqual(laps(LAP))
    // As many as the lap has, with the last one begun just before.
    expect(taken(PACE_OF_TEN, () => 0.1666).places).toEqual(laps(LAP))
    expect(taken(PACE_OF_TEN, () => 0.1667).places).toEqual(laps(9))
  })

  test('never counts the first turn, however long it is', () => {
    const found = (first: number) => paced({ ...PACE_OF_TEN, lap: CELLS }, CELLS, first, () => 7)
    for (const first of [0.2, 0.3, 0.7, 40]) expect(found(first)).toEqual({ turns: 1, seconds: 7 })
  })

  test('counts one turn where none is asked for', () => {
    const none: Pace = { warm: 0, counted: 0, longest: 0, block: 0, lap: 0 }
    expect(paced(none, CELLS, 0.1, () => 0.2)).toEqual({ turns: 1, seconds: 0.2 })
  })

  test('takes a board that is bigger than a lap as a lap', () => {
    const { found, places } = taken({ ...PACE_OF_TEN, lap: CELLS / 2 }, () => 0.15)
    expect(found.turns).toBe(3)
    expect(places).toEqual([0, 0, 0])
  })
})
