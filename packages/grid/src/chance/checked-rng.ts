import { MazeError, shown } from '../errors.js'
import { Mulberry32 } from './mulberry32.js'
import type { Rng } from './rng.js'
import { Xoshiro128 } from './xoshiro128.js'

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
  if (isOwn(rng, Mulberry32) || isOwn(rng, Xoshiro128) || rng instanceof CheckedRng) return rng
  if (typeof rng?.next === 'function' && typeof rng.below === 'function') return new CheckedRng(rng)
  throw new MazeError('BAD_ARGUMENT', {
    name: 'rng',
    expected: 'a source of choices, with next and below',
    got: shown(rng),
  })
}

/** An instance whose methods are the class's own, and not those of a class that extends it. */
function isOwn(rng: Rng, { prototype }: typeof Mulberry32 | typeof Xoshiro128): boolean {
  if (rng === null || typeof rng !== 'object' || Object.getPrototypeOf(rng) !== prototype) return false
  return rng.below === prototype.below && rng.next === prototype.next
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
