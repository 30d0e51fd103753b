/** A number of things: `1 cell`, `2 cells`. */
export function counted(n: number, word: string): string {
  return `${n} ${word}${n === 1 ? '' : 's'}`
}
