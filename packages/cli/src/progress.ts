import type { SingleBar } from 'cli-progress'
import type { Io } from './io.js'

/** What takes less than this, in milliseconds, needs no bar. */
const SOON = 1000

/** How far a run is, on the output for errors. */
export interface Progress {
  /** One more is done. */
  tick(): void
  /** All is done: the bar is taken away. */
  stop(): void
}

/**
 * A bar with rate and time left on the output for errors, from the second
 * second on; null where that is no terminal, or where the results themselves go
 * to one, between which it would stand.
 *
 * @param total How many there are; null where nobody knows.
 * @param isPrinted Whether the results are printed.
 */
export async function startProgress(
  { out, err }: Io,
  total: number | null,
  isPrinted: boolean,
): Promise<Progress | null> {
  if (err.isTTY !== true || (isPrinted && out.isTTY === true)) return null
  const bar = await newBar(err, total)
  const began = performance.now()
  let done = 0
  let isShown = false
  return {
    tick() {
      done++
      if (performance.now() - began < SOON) return
      if (!isShown) bar.start(total ?? Number.MAX_SAFE_INTEGER, done, { rate: 0 })
      isShown = true
      bar.update(done, { rate: rateOf(done, began) })
    },
    stop: () => bar.stop(),
  }
}

async function newBar(stream: Io['err'], total: number | null): Promise<SingleBar> {
  const { default: progress } = await import('cli-progress')
  return new progress.SingleBar(
    {
      stream: stream as NodeJS.WriteStream,
      format: total === null ? COUNTED : MEASURED,
      barsize: 24,
      barCompleteChar: '━',
      barIncompleteChar: '─',
      clearOnComplete: true,
      hideCursor: false,
      // Signals are heard elsewhere.
      gracefulExit: false,
    },
    progress.Presets.legacy,
  )
}

const COUNTED = '{value} mazes, {rate} a second'
const MEASURED = '{bar} {value} of {total}, {rate} a second, {eta_formatted} left'

function rateOf(done: number, began: number): string {
  const rate = (done / (performance.now() - began)) * 1000
  return rate < 10 ? rate.toFixed(1) : String(Math.round(rate))
}
