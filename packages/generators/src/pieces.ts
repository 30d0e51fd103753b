/**
 * Pieces that come together, by union and find. A forest in one array: of each
 * item its parent; at a root, the size of its piece below zero, so that -1 all
 * over is every item by itself. This is the root of an item's tree; every other
 * item on the way is hung one step nearer to it (path halving).
 */
export function pieceOf(pieces: Int32Array, item: number): number {
  let at = item
  let parent = pieces[at]!
  while (parent >= 0) {
    const above = pieces[parent]!
    if (above < 0) return parent
    pieces[at] = above
    at = above
    parent = pieces[at]!
  }
  return at
}

/** Makes one piece of two, by their roots: the smaller is hung on the bigger, of equals the first on the second. */
export function hang(pieces: Int32Array, a: number, b: number): void {
  const size = pieces[a]! + pieces[b]!
  if (pieces[a]! < pieces[b]!) {
    pieces[b] = a
    pieces[a] = size
  } else {
    pieces[a] = b
    pieces[b] = size
  }
}
