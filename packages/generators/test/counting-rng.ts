import { Mulberry32, type Rng } from '@meikyuu/grid'

/** The stream of a seed, which counts its draws and keeps what was asked. */
export class CountingRng implements Rng {
  /** What was asked, draw by draw: `n` of `below(n)`, 0 for `next()`. */
  readonly asked: number[] = []
  readonly #stream: Mulberry32

  constructor(seed: number) {
    this.#stream = new Mulberry32(seed)
  }

  get draws(): number {
    return this.asked.length
  }

  next(): number {
    this.asked.push(0)
    return this.#stream.next()
  }

  below(n: number): number {
    this.asked.push(n)
    return this.#stream.below(n)
  }
}
