import { highWord, lowWord } from './words.js'

// The first 1216 binary digits of 2/pi after the point: the largest double ends 971 places before
// the point, and of the digits that then count at least 190 are right.
const PLACES = 1216
const TWO_OVER_PI =
  '0xa2f9836e4e441529fc2757d1f534ddc0db6295993c439041fe5163abdebbc561b7246e3a424dd2e0' +
  '06492eea09d1921cfe1deb1cb129a73ee88235f52ebb4484e99c7026b45f7e413991d639835339f4' +
  '9c845f8bbdf9283b1ff897ffde05980fef2f118b5a0a6d1f6d367ecf27cb09b74f463f669e5fea2d' +
  '7527bac7ebe5f17b3d0739f78a5292ea6bfb5fb11f8d5d0856033046fc7b6bab'

/** Binary places kept of the angle left, in quarter turns: no double comes nearer to one than 2^-62. */
const KEPT = 192

/** 2^-384, the unit of the angle: KEPT places of the quarter turns times KEPT of pi/2. */
const UNIT = 2.5379418373156492e-116

/**
 * Payne and Hanek's reduction, in whole numbers: `x` is `quarters * pi/2 + y + e` up to whole turns,
 * with |y| at most pi/4 and `e` below the last place of `y`. Returns `[quarters, y, e]`, `quarters` in 0..3.
 * For finite `x` of at least 1. Slow (about a microsecond), but right for every one of them; fdlibm
 * does this in doubles, so a sine of such an angle may differ from its own in the last place.
 */
export function reduceHuge(x: number): [quarters: number, y: number, e: number] {
  const high = highWord(x)
  const fraction = (BigInt((high & 0xfffff) | 0x100000) << 32n) | BigInt(lowWord(x))
  const twoOverPi = BigInt(TWO_OVER_PI)
  // x is fraction * 2^(exponent - 1075), so the product has this many binary places.
  const places = BigInt(PLACES + 1075 - (high >>> 20))
  const product = fraction * twoOverPi
  const quarters = (product + (1n << (places - 1n))) >> places
  const left = (product - (quarters << places)) >> (places - BigInt(KEPT))
  const halfPi = (1n << BigInt(PLACES + KEPT)) / twoOverPi
  const angle = left * halfPi
  const head = Number(angle)
  return [Number(quarters & 3n), head * UNIT, Number(angle - BigInt(head)) * UNIT]
}
