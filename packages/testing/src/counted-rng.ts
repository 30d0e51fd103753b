import { Mulberry32, type Rng } from '@meikyuu/grid'

/** The stream of a seed, which counts its draws. */
export class CountedRng implements Rng {
  /** How many were made. */
  draws = 0
  readonly #stream: Mulberry32

  constructor(seed: number) {
    this.#stream = new Mulberry32(seed)
  }

  next(): number {
    this.draws++
    return this.#stream.next()
  }

  below(n: number): number {
    this.draws++
    return this.#stream.below(n)
  }
}
