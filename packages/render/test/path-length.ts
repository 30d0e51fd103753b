/** A stroke of a path, as the reader of an SVG sees it: where it begins and ends, how long it is. */
export interface PathPiece {
  readonly from: readonly [number, number]
  readonly to: readonly [number, number]
  readonly length: number
}

/** Reads the data of an SVG path as the standard has it; only what the tests need: M m h v l a. */
export function piecesOf(data: string): PathPiece[] {
  const pieces: PathPiece[] = []
  let [x, y] = [0, 0]
  for (const [, letter, rest] of data.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const numbers = [...rest!.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map(Number)
    const from = [x, y] as const
    if (letter === 'M') [x, y] = [numbers[0]!, numbers[1]!]
    else if (letter === 'h') x += numbers[0]!
    else if (letter === 'v') y += numbers[0]!
    else if (letter === 'm' || letter === 'l' || letter === 'a') {
      x += numbers.at(-2)!
      y += numbers.at(-1)!
    } else throw new Error(`a path with ${letter}`)
    const straight = Math.hypot(x - from[0], y - from[1])
    const radius = numbers[0]!
    const length = letter === 'a' ? 2 * radius * Math.asin(Math.min(1, straight / (2 * radius))) : straight
    if (letter !== 'M' && letter !== 'm') pieces.push({ from, to: [x, y], length })
  }
  return pieces
}
