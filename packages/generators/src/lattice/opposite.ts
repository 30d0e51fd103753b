/** The sides across: north for south, east for west. */
export function opposite(sides: number): number {
  return ((sides << 2) | (sides >> 2)) & 15
}
