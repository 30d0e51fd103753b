/**
 * A forest of union and find over cells: a cell's parent; at a root, the size
 * of its piece below zero. This is every cell a piece of its own.
 */
export function fillPieces(pieces: Int32Array, cells: number): void {
  pieces.fill(-1, 0, cells)
}

/** The root of a cell's piece; what lies on the way is hung one step nearer to it (path halving). */
export function pieceOf(pieces: Int32Array, cell: number): number {
  let at = cell
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

/** Makes two pieces one, by their roots, which differ: the smaller is hung on the bigger. */
export function joinPieces(pieces: Int32Array, a: number, b: number): void {
  const size = pieces[a]! + pieces[b]!
  const root = pieces[a]! < pieces[b]! ? a : b
  pieces[root === a ? b : a] = root
  pieces[root] = size
}
