// Minimax coefficients of fdlibm's k_sin.c and k_cos.c.
const A1 = -0.16666666666666632
const A2 = 0.00833333333332249
const A3 = -0.0001984126982985795
const A4 = 0.0000027557313707070068
const A5 = -2.5050760253406863e-8
const A6 = 1.58969099521155e-10

const B1 = 0.0416666666666666
const B2 = -0.001388888888887411
const B3 = 0.00002480158728947673
const B4 = -2.7557314351390663e-7
const B5 = 2.087572321298175e-9
const B6 = -1.1359647557788195e-11

/** 2^-27: below this the square is lost beside 1. */
const TINY = 7.450580596923828e-9

/** 0.3 cut to the upper 32 bits of a double. */
const LEAST_PARTED = 0x133333 / 0x400000
/** The next number of so many bits after 0.78125: from here on q stays at 0.28125. */
const CEILING = 0x190001 / 0x200000

/** The sine of `y`, |y| at most about pi/4, where `y` is the whole argument. */
export function sineOf(y: number): number {
  const z = y * y
  return y + z * y * (A1 + z * (A2 + z * (A3 + z * (A4 + z * (A5 + z * A6)))))
}

/** The sine of `y + e`: an argument brought to |y| at most about pi/4, and what rounding took from it. */
export function sineOfPair(y: number, e: number): number {
  if (Math.abs(y) < TINY) return y
  const z = y * y
  const v = z * y
  const p = A2 + z * (A3 + z * (A4 + z * (A5 + z * A6)))
  return y - (z * (0.5 * e - v * p) - e - v * A1)
}

/** The cosine of `y + e`, as {@link sineOfPair}; `e` is 0 where `y` is the whole argument. */
export function cosineOfPair(y: number, e: number): number {
  const size = Math.abs(y)
  if (size < TINY) return 1
  const z = y * y
  const r = z * (B1 + z * (B2 + z * (B3 + z * (B4 + z * (B5 + z * B6)))))
  const rest = z * r - y * e
  // 1 - z/2 loses digits as z grows, so a part q of about |y|/4 is first taken
  // from the 1 exactly: a short number, so that 1 - q is exact.
  if (size < LEAST_PARTED) return 1 - (0.5 * z - rest)
  const q = size < CEILING ? quarterOf(size) : 0.28125
  return 1 - q - (0.5 * z - q - rest)
}

/** A quarter of `size`, from 1/4 to 1, cut to the upper 32 bits of a double. */
function quarterOf(size: number): number {
  return size < 0.5 ? Math.trunc(size * 0x400000) / 0x1000000 : Math.trunc(size * 0x200000) / 0x800000
}
