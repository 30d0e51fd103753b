import { type Spread, spreadOf } from '../statistics.js'
import type { ScaleFigure } from './report.js'

/** Nanoseconds a cell over all rounds; null where there are none. */
export function timesOf(figure: ScaleFigure | undefined): Spread | null {
  if (figure === undefined || figure.rounds.length === 0) return null
  return spreadOf(figure.rounds.map(({ nsPerCell }) => nsPerCell))
}

/** How many times as long one maker took as another, round by round; null where there is no round of both. */
export function ratioOf(one: ScaleFigure | undefined, other: ScaleFigure | undefined): Spread | null {
  const rounds = Math.min(one?.rounds.length ?? 0, other?.rounds.length ?? 0)
  if (rounds === 0) return null
  const ratios = Array.from(
    { length: rounds },
    (_, round) => one!.rounds[round]!.nsPerCell / other!.rounds[round]!.nsPerCell,
  )
  return spreadOf(ratios)
}

/** Bytes a cell, the median over all rounds; null where there are none. */
export function bytesOf(figure: ScaleFigure | undefined): number | null {
  if (figure === undefined || figure.rounds.length === 0) return null
  return spreadOf(figure.rounds.map(({ bytes }) => bytes)).median / figure.cells
}
