/**
 * Opens the sides that a line's marks tell, from both of their cells. The cells
 * are at `from`, `from + step` and so on; a mark's side along leads to the next
 * of them, its side out to the position `out` away. Marks are open bits.
 */
export function placeLine(
  bytes: Uint8Array,
  from: number,
  step: number,
  out: number,
  along: number,
  marks: Uint8Array,
  markFrom: number,
  markStep: number,
  length: number,
): void {
  let position = from | 0
  let place = markFrom | 0
  let came = 0
  for (let i = 0; i < length; i++) {
    const mark = marks[place]!
    const ahead = mark & along
    bytes[position] = bytes[position]! | mark | came
    came = opposite(ahead)
    const beside = (position + out) | 0
    bytes[beside] = bytes[beside]! | opposite(mark ^ ahead)
    position = (position + step) | 0
    place = (place + markStep) | 0
  }
}

/** The sides across: north for south, east for west. */
function opposite(sides: number): number {
  return ((sides << 2) | (sides >> 2)) & 15
}
