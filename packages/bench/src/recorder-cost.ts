import { GENERATORS, type GeneratorName } from 'meikyuu'
import { type Spread, spreadOf } from './statistics.js'
import type { carver } from './watched.js'

/** What a recorder that nobody attached costs a generator. */
export interface RecorderCost {
  readonly name: GeneratorName
  /** Nanoseconds a cell, with the statements that tell a recorder and none attached. */
  readonly unwatched: Spread
  /** The same with those statements taken out. */
  readonly stripped: Spread
  /** Unwatched over stripped, round by round. */
  readonly ratio: Spread
}

const WIDTH = 100
const CELLS_A_TURN = 300_000

/** Walks that take as long as chance has it: their noise hides what is looked for. */
const LEFT_OUT: readonly GeneratorName[] = ['aldous-broder', 'houston', 'origin-shift']

/** Both copies of every generator by turns, the one that begins changing with each round. */
export function benchRecorder(
  copies: readonly [typeof carver, typeof carver],
  rounds: number,
  seed: number,
): RecorderCost[] {
  const [unwatched, stripped] = copies.map((make) => make(WIDTH)) as [
    ReturnType<typeof carver>,
    ReturnType<typeof carver>,
  ]
  const turns = Math.ceil(CELLS_A_TURN / (WIDTH * WIDTH))
  const names = (Object.keys(GENERATORS) as GeneratorName[]).filter((name) => !LEFT_OUT.includes(name))
  return names.map((name) => {
    const pairs: [number, number][] = []
    for (let round = -2; round < rounds; round++) {
      const from = seed + (round + 2) * turns
      const stripFirst = round % 2 === 0
      const early = stripFirst ? stripped(name, from, turns) : unwatched(name, from, turns)
      const late = stripFirst ? unwatched(name, from, turns) : stripped(name, from, turns)
      // The first rounds warm the compiler up and do not count.
      if (round >= 0) pairs.push(stripFirst ? [late, early] : [early, late])
    }
    return {
      name,
      unwatched: spreadOf(pairs.map(([told]) => told)),
      stripped: spreadOf(pairs.map(([, without]) => without)),
      ratio: spreadOf(pairs.map(([told, without]) => told / without)),
    }
  })
}
