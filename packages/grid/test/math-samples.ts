/** Numbers from a seed (mulberry32), of every size and near the places where the mathematics changes its way. */
export class Samples {
  #state: number
  readonly #view = new DataView(new ArrayBuffer(8))

  constructor(seed: number) {
    this.#state = seed
  }

  /** 32 bits. */
  bits(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let t = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return (t ^ (t >>> 14)) >>> 0
  }

  /** From `low` up to, not including, `high`. */
  between(low: number, high: number): number {
    const unit = (this.bits() * 0x200000 + (this.bits() >>> 11)) / 0x20000000000000
    return low + unit * (high - low)
  }

  /** A whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number {
    return low + (this.bits() % (high - low + 1))
  }

  /** 2 to the power of a whole number by chance, from `low` to `high`. */
  power(low: number, high: number): number {
    return this.#double((1023 + this.whole(low, high)) << 20, 0)
  }

  /** Any double at all: every bit by chance. */
  any(): number {
    return this.#double(this.bits(), this.bits())
  }

  subnormal(): number {
    return this.#double(this.bits() & 0x800fffff, this.bits())
  }

  /** `x` with its lower word made anew and its upper word moved by at most one. */
  beside(x: number): number {
    this.#view.setFloat64(0, x)
    return this.#double(this.#view.getInt32(0) + this.whole(-1, 1), this.bits())
  }

  /** One of the nearest doubles to `x`, or `x`. */
  nearest(x: number): number {
    this.#view.setFloat64(0, x)
    return this.#double(this.#view.getInt32(0), this.#view.getInt32(4) + this.whole(-9, 9))
  }

  #double(high: number, low: number): number {
    this.#view.setInt32(0, high)
    this.#view.setInt32(4, low)
    return this.#view.getFloat64(0)
  }
}

/** The numbers every function has a rule of its own for, and their neighbours. */
export const SPECIAL: readonly number[] = [
  0,
  5e-324,
  2.225073858507201e-308,
  2.2250738585072014e-308,
  1e-20,
  3.725290298461914e-9,
  7.450580596923828e-9,
  9.5367431640625e-7,
  0.3,
  0.4375,
  0.5,
  0.6875,
  Math.PI / 4,
  0.78125,
  0.9999999999999999,
  1,
  1.0000000000000002,
  1.1875,
  Math.SQRT2,
  Math.PI / 2,
  2,
  2.4375,
  Math.E,
  Math.PI,
  1647099,
  1647100,
  2 ** 53,
  2 ** 60,
  2 ** 66,
  1e22,
  1.7976931348623157e308,
  Infinity,
]
  .flatMap((x) => [x, -x])
  .concat(NaN)

const view = new DataView(new ArrayBuffer(8))

/** FNV-1a, 32 bits, over the 8 bytes of each number, the first byte being the one with the sign; every NaN as one. */
export class BitsHash {
  #hash = 0x811c9dc5

  add(x: number): void {
    view.setFloat64(0, x)
    if (Number.isNaN(x)) view.setBigUint64(0, 0x7ff8000000000000n)
    for (let i = 0; i < 8; i++) this.#hash = Math.imul(this.#hash ^ view.getUint8(i), 0x01000193)
  }

  toString(): string {
    return (this.#hash >>> 0).toString(16).padStart(8, '0')
  }
}

/** How many doubles lie from `a` to `b`; 0 only for the same number with the same sign, or two NaNs. */
export function ulpsApart(a: number, b: number): number {
  if (Object.is(a, b)) return 0
  if (Number.isNaN(a) || Number.isNaN(b)) return Infinity
  // 0 and -0 are a place apart here, so that a lost sign shows.
  const place = (x: number) => {
    view.setFloat64(0, x)
    const bits = view.getBigInt64(0)
    return bits < 0n ? -(bits & 0x7fffffffffffffffn) - 1n : bits
  }
  const apart = place(a) - place(b)
  return Number(apart < 0n ? -apart : apart)
}
