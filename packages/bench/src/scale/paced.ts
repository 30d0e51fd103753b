/** How turns are counted; times in seconds. */
export interface Pace {
  /** So long turns do not count, and the first never does: the compiler is at work, and memory is met for the first time. */
  readonly warm: number
  /** So long turns count, and then to the end of their lap. */
  readonly counted: number
  /**
   * No turn is begun once those that count have taken this, wherever in a lap
   * they are. Where that cuts a lap, makers have not all had the same seeds: of
   * laps of 4,000,000 cells, those that take more than 375 ns a cell. A lap of one board is never cut.
   */
  readonly longest: number
  /** Turns that are shorter are timed several at once: asking for the time takes some too. */
  readonly block: number
  /**
   * Turns count in whole laps of the same seeds, of about so many cells: mazes
   * of one seed take longer than those of another, and who is faster makes more.
   */
  readonly lap: number
}

/** The pace of the bench; `c/main.c` is told the same. */
export const PACE: Pace = { warm: 0.3, counted: 0.4, longest: 1.5, block: 0.002, lap: 4_000_000 }

/** What turns took that count. */
export interface Counted {
  readonly turns: number
  readonly seconds: number
}

/**
 * Takes turns until enough of them count; `c/main.c` does the same.
 *
 * @param cells Of the board of each turn.
 * @param first The seconds of the turn from the first seed, which has been taken.
 * @param secondsOf Takes so many turns from the seed at a place on, one seed after the other, and tells their seconds.
 */
export function paced(
  pace: Pace,
  cells: number,
  first: number,
  secondsOf: (place: number, turns: number) => number,
): Counted {
  let last = first
  for (let spent = first, place = 1; spent < pace.warm; spent += last) last = secondsOf(place++, 1)
  // What a clock with coarse ticks calls no time at all is a microsecond.
  const block = Math.max(1, Math.ceil(pace.block / Math.max(last, 1e-6)))
  const lap = Math.max(1, Math.ceil(pace.lap / cells))
  let seconds = 0
  let turns = 0
  do {
    const place = turns % lap
    const count = Math.min(block, lap - place)
    seconds += secondsOf(place, count)
    turns += count
  } while (!isEnough(pace, seconds, turns % lap))
  return { turns, seconds }
}

function isEnough({ counted, longest }: Pace, seconds: number, place: number): boolean {
  return seconds >= counted && (place === 0 || seconds >= longest)
}
