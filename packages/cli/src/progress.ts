import type { SingleBar } from 'cli-progress'
import type { Io } from './io.js'

/** What takes less than this, in milliseconds, needs no bar. */
const SOON = 1000

/** How far a run is, on the output for errors. */
export interface Progress {
  /** One more is done, or so many. */
  tick(count?: number): void
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
    tick(count = 1) {
      done += count
      if (performance.now() - began < SOON) return
      const told = toldOf(done, total, performance.now() - began)
      if (isShown) bar.update(done, told)
      else bar.start(total ?? Number.MAX_SAFE_INTEGER, done, told)
      isShown = true
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
      // A terminal is to wrap lines after a signal too.
      linewrap: true,
      // Signals are heard elsewhere.
      gracefulExit: false,
    },
    progress.Presets.legacy,
  )
}

const COUNTED = '{value} mazes, {rate} a second'
const MEASURED = '{bar} {value} of {total}, {rate} a second, {left} left'

/** Rate and time left over the whole run: those of the moment jump about. */
function toldOf(done: number, total: number | null, milliseconds: number): { rate: string; left: string } {
  const rate = (done / milliseconds) * 1000
  const left = total === null ? 0 : Math.ceil((total - done) / rate)
  return { rate: rate < 10 ? rate.toFixed(1) : String(Math.round(rate)), left: timeText(left) }
}

/** A time in the two largest units that it takes: `45 s`, `3 min 20 s`, `2 h 5 min`. */
function timeText(seconds: number): string {
  if (seconds < 60) return `${seconds} s`
  const minutes = Math.floor(seconds / 60)
  if (minutes < 60) return `${minutes} min ${seconds % 60} s`
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}
