/** Opens a row of cells from end to end: `ahead` is the side to the next, `back` the one across. */
export function openLine(bytes: Uint8Array, from: number, length: number, ahead: number, back: number): void {
  const last = from + length - 1
  bytes.fill(ahead | back, from, last)
  bytes[from] = ahead
  bytes[last] = back
}
