/**
 * Opens a line of cells from end to end. They are at `from`, `from + step` and
 * so on; `ahead` is the side to the next, `back` the one across.
 */
export function openLine(
  bytes: Uint8Array,
  from: number,
  step: number,
  length: number,
  ahead: number,
  back: number,
): void {
  const last = (from + Math.imul(step, length - 1)) | 0
  if (step === 1) bytes.fill(ahead | back, from, last)
  else
    for (let position = from; position < last; position = (position + step) | 0)
      bytes[position] = ahead | back
  bytes[from] = ahead
  bytes[last] = back
}
