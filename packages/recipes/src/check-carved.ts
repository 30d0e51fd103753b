import { borrowInts, giveBackInts, type MazeBody, MazeError, Passages, shown } from '@meikyuu/grid'
import { distancesInto } from '@meikyuu/solver'

/**
 * Throws unless what a generator or a treatment of a kit leaves is a maze:
 * passages of its grid, each open from both of its cells and none to the
 * outside, that join all cells. Loops are allowed. About three looks a side.
 *
 * @param what What the message calls it.
 * @throws MazeError `BAD_ARGUMENT`
 */
export function checkCarved(what: string, { grid, passages }: MazeBody): void {
  if (passages?.grid !== grid) {
    const got = passages?.grid === undefined ? shown(passages) : 'those of another grid'
    throw new MazeError('BAD_ARGUMENT', { name: what, expected: 'a grid and its passages', got })
  }
  checkOpen(what, { grid, passages })
  const distance = borrowInts(grid.cells)
  const queue = borrowInts(grid.cells + 1)
  const reached = distancesInto(grid, passages, [0], distance, queue)
  giveBackInts(queue)
  giveBackInts(distance)
  if (reached === grid.cells) return
  throw new MazeError('BAD_ARGUMENT', {
    name: what,
    expected: `a maze whose ${grid.cells} cells hang together`,
    got: `${reached} that can be reached from cell 0`,
  })
}

/** The constructor of passages knows what they look like, but not whose they are. */
function checkOpen(what: string, { grid, passages }: MazeBody): void {
  try {
    new Passages(grid, passages.open)
  } catch (error) {
    if (!MazeError.is(error, 'BAD_ARGUMENT')) throw error
    throw new MazeError('BAD_ARGUMENT', { ...error.details, name: `${error.details.name} of ${what}` })
  }
}
