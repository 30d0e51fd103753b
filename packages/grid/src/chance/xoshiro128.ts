import { MazeError, shown } from '../errors.js'
import { Mulberry32 } from './mulberry32.js'
import type { Rng } from './rng.js'

const UNIT = 2.3283064365386963e-10

/**
 * The wide stream, for mazes of more than 2^26 cells: xoshiro128** by David
 * Blackman and Sebastiano Vigna (2018). Its four words are the first four of
 * {@link Mulberry32} from the seed; it repeats after 2^128 - 1 draws.
 */
export class Xoshiro128 implements Rng {
  // Not #private fields: see Mulberry32.
  /**
   * The first word of state, signed. A kernel may draw with all four in variables of its own, and put
   * them back: never four zeros.
   *
   * @internal
   */
  a: number
  /**
   * The second.
   *
   * @internal
   */
  b: number
  /**
   * The third.
   *
   * @internal
   */
  c: number
  /**
   * The fourth.
   *
   * @internal
   */
  d: number

  /** A stream from `seed`, which is as {@link Mulberry32} takes it. */
  constructor(seed: number) {
    const words = new Mulberry32(seed)
    this.a = words.bits() | 0
    this.b = words.bits() | 0
    this.c = words.bits() | 0
    this.d = words.bits() | 0
  }

  /**
   * The stream whose four words of state are given, each taken modulo 2^32.
   *
   * @throws MazeError `BAD_ARGUMENT` where they are not whole or all are 0, a state that never leaves itself.
   *
   * @example
   * ```ts
   * Xoshiro128.fromState(1, 2, 3, 4).bits() // => 11520
   * ```
   */
  static fromState(a: number, b: number, c: number, d: number): Xoshiro128 {
    const words = [a, b, c, d]
    if (!words.every(Number.isInteger) || words.every((word) => (word | 0) === 0))
      throw new MazeError('BAD_ARGUMENT', {
        name: 'the state',
        expected: 'whole numbers that are not all 0',
        got: words.map(shown).join(', '),
      })
    const stream = new Xoshiro128(0)
    stream.a = a | 0
    stream.b = b | 0
    stream.c = c | 0
    stream.d = d | 0
    return stream
  }

  /** 32 random bits as an unsigned whole number; one draw. */
  bits(): number {
    const scrambled = Math.imul(rotated(Math.imul(this.b, 5), 7), 9)
    const shifted = this.b << 9
    this.c ^= this.a
    this.d ^= this.b
    this.b ^= this.c
    this.a ^= this.d
    this.c ^= shifted
    this.d = rotated(this.d, 11)
    return scrambled >>> 0
  }

  /**
   * As many draws of {@link Xoshiro128.bits} as there are words from `from` on, as
   * signed whole numbers. In bulk, a draw takes half the time.
   */
  fill(words: Int32Array, from = 0): void {
    let a = this.a | 0
    let b = this.b | 0
    let c = this.c | 0
    let d = this.d | 0
    for (let i = from | 0; i < words.length; i++) {
      words[i] = Math.imul(rotated(Math.imul(b, 5), 7), 9)
      const shifted = b << 9
      c ^= a
      d ^= b
      b ^= c
      a ^= d
      c ^= shifted
      d = rotated(d, 11)
    }
    this.a = a
    this.b = b
    this.c = c
    this.d = d
  }

  /**
   * Takes draws back, the last so many: who has made them in bulk may have made too many.
   *
   * @internal
   */
  rewind(draws: number): void {
    for (let left = draws; left > 0; left--) {
      const d = rotated(this.d, 32 - 11)
      const a = this.a ^ d
      // What b was: x ^ (x << 9) is known, and so is x, nine bits at a time.
      const mixed = this.b ^ this.c
      const b = mixed ^ (mixed << 9) ^ (mixed << 18) ^ (mixed << 27)
      this.c = this.b ^ b ^ a
      this.d = d ^ b
      this.a = a
      this.b = b
    }
  }

  next(): number {
    return this.bits() * UNIT
  }

  below(n: number): number {
    return Math.floor(this.bits() * UNIT * n)
  }
}

const rotated = (word: number, by: number): number => (word << by) | (word >>> (32 - by))
