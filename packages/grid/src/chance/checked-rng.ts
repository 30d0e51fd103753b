import { MazeError, shown } from '../errors.js'
import { ownStream } from './own-stream.js'
import type { Rng } from './rng.js'

/**
 * A stream whose draws can be relied on: the library's own as they are, any
 * other behind a check of each draw. Takes no draw; draws are passed on one for
 * one.
 *
 * @throws MazeError `BAD_ARGUMENT` for what has no `next` and `below`, and from
 * a draw that is out of its range.
 *
 * @example
 * ```ts
 * const rng = new Mulberry32(42)
 * checkedRng(rng) === rng // => true
 * checkedRng({ next: () => 0.5, below: (n) => n >> 1 }).below(6) // => 3
 * ```
 */
export function checkedRng(rng: Rng): Rng {
  if (ownStream(rng) !== null || rng instanceof CheckedRng) return rng
  if (typeof rng?.next === 'function' && typeof rng.below === 'function') return new CheckedRng(rng)
  throw new MazeError('BAD_ARGUMENT', {
    name: 'rng',
    expected: 'a source of choices, with next and below',
    got: shown(rng),
  })
}

class CheckedRng implements Rng {
  // Not a #private field: see Mulberry32.
  private readonly inner: Rng

  constructor(inner: Rng) {
    this.inner = inner
  }

  next(): number {
    const drawn = this.inner.next()
    if (typeof drawn === 'number' && drawn >= 0 && drawn < 1) return drawn
    throw badDraw('rng.next()', 'a number from 0 to below 1', drawn)
  }

  below(n: number): number {
    const drawn = this.inner.below(n)
    if (Number.isInteger(drawn) && drawn >= 0 && drawn < n) return drawn
    throw badDraw(`rng.below(${n})`, `a whole number from 0 to ${n - 1}`, drawn)
  }
}

function badDraw(name: string, expected: string, drawn: unknown): MazeError {
  return new MazeError('BAD_ARGUMENT', { name, expected, got: shown(drawn) })
}
