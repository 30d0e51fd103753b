/**
 * Pieces that come together, by union and find. A forest in one array: of each
 * item its parent; at a root, the size of its piece below zero, so that -1 all
 * over is every item by itself. This is the root of an item's tree; items on the
 * way are hung nearer to it (path halving).
 *
 * Most roots are one step away or two, and no processor foresees which: so two
 * are always taken, without a branch. From a root they lead to itself.
 */
export function pieceOf(pieces: Int32Array, item: number): number {
  const parent = pieces[item]!
  const isRoot = parent >> 31
  const near = (item & isRoot) | (parent & ~isRoot)
  const above = pieces[near]!
  const isTop = above >> 31
  let at = (near & isTop) | (above & ~isTop)
  pieces[item] = (parent & isRoot) | (at & ~isRoot)
  let further = pieces[at]!
  while (further >= 0) {
    const next = pieces[further]!
    if (next < 0) return further
    pieces[at] = next
    at = next
    further = pieces[at]!
  }
  return at
}

/**
 * Makes one piece of two, by their roots: the smaller is hung on the bigger, of
 * equals the first on the second. Nothing is branched on here either.
 */
export function hang(pieces: Int32Array, a: number, b: number): void {
  const sizeOfA = pieces[a]!
  const sizeOfB = pieces[b]!
  const isBigger = ((sizeOfA - sizeOfB) | 0) >> 31
  const big = b ^ ((a ^ b) & isBigger)
  pieces[a ^ b ^ big] = big
  pieces[big] = (sizeOfA + sizeOfB) | 0
}

/**
 * As {@link pieceOf}, for pieces that no cache holds: there a processor that guesses, and reads on
 * past its guess, is done sooner than one that has to wait for each step.
 */
export function farPieceOf(pieces: Int32Array, item: number): number {
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

/** As {@link hang}, for pieces that no cache holds. */
export function hangFar(pieces: Int32Array, a: number, b: number): void {
  const sizeOfA = pieces[a]!
  const sizeOfB = pieces[b]!
  const size = (sizeOfA + sizeOfB) | 0
  if (sizeOfA < sizeOfB) {
    pieces[b] = a
    pieces[a] = size
  } else {
    pieces[a] = b
    pieces[b] = size
  }
}
