// The 64 bits of a double as two words of 32. The view always writes and reads with the same
// byte order, so the order of the machine does not matter.
const view = /* @__PURE__ */ new DataView(/* @__PURE__ */ new ArrayBuffer(8))

/** The upper 32 bits of `x` as a signed integer: the sign, 11 bits of exponent, the first 20 of the fraction. */
export function highWord(x: number): number {
  view.setFloat64(0, x, true)
  return view.getInt32(4, true)
}

/** The lower 32 bits of `x`, the end of its fraction, as an unsigned integer. */
export function lowWord(x: number): number {
  view.setFloat64(0, x, true)
  return view.getUint32(0, true)
}

/** The double with the upper 32 bits of `high` and the lower 32 bits of `low`. */
export function fromWords(high: number, low: number): number {
  view.setInt32(4, high, true)
  view.setInt32(0, low, true)
  return view.getFloat64(0, true)
}
