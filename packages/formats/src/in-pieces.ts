/** About how many characters a piece has: few pieces, little memory. */
const PIECE = 2 ** 16

/** The texts that `make` gives, in fewer and longer pieces; made anew each time they are asked for. */
export function inPieces(make: () => Iterable<string>): Iterable<string> {
  return { [Symbol.iterator]: () => gathered(make()) }
}

function* gathered(texts: Iterable<string>): Generator<string, void> {
  let piece = ''
  for (const text of texts) {
    piece += text
    if (piece.length < PIECE) continue
    yield piece
    piece = ''
  }
  if (piece !== '') yield piece
}
