/** How many bits of each byte are set. */
export const BITS: Uint8Array = /* @__PURE__ */ bitCounts()

/** `PLACES[(byte << 3) | k]` is the place of the `k`-th set bit of a byte, from the lowest. */
export const PLACES: Uint8Array = /* @__PURE__ */ bitPlaces()

function bitCounts(): Uint8Array {
  const counts = new Uint8Array(256)
  for (let byte = 1; byte < 256; byte++) counts[byte] = counts[byte >> 1]! + (byte & 1)
  return counts
}

function bitPlaces(): Uint8Array {
  const places = new Uint8Array(256 * 8)
  for (let byte = 0; byte < 256; byte++) {
    let k = 0
    for (let bit = 0; bit < 8; bit++) if ((byte >> bit) & 1) places[(byte << 3) | k++] = bit
  }
  return places
}
