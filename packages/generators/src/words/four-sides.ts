/** Four bytes of 0 or 1 for each set of open sides of a square, in the order of bytes in memory. */
export const FOUR_SIDES: Int32Array = /* @__PURE__ */ fourSides()

function fourSides(): Int32Array {
  const bytes = new Uint8Array(16 * 4)
  for (let i = 0; i < bytes.length; i++) bytes[i] = ((i >> 2) >> (i & 3)) & 1
  return new Int32Array(bytes.buffer)
}
