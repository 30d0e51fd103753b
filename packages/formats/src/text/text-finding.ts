/**
 * What can be wrong with a text that a maze can still be read from.
 *
 * - `HOLE`: a gap in the outer wall that is no door. It is read as wall.
 * - `ISLAND`: places that no passage joins to the maze. They are left out.
 * - `LONE_END`: a start without a goal, a goal without a start, or keys
 *   without either. The maze is read as a map.
 * - `LOOP`: a passage that closes a circle: the maze is not perfect.
 * - `LOST_MARK`: a mark where no cell of the maze is, or a second start or
 *   goal. It is left out.
 * - `NO_OUTER_WALL`: a whole side of the outer wall that is not drawn. It is
 *   read as if it were.
 */
export type TextFindingCode = 'HOLE' | 'ISLAND' | 'LONE_END' | 'LOOP' | 'LOST_MARK' | 'NO_OUTER_WALL'

/** Something that is wrong with a text, and where. */
export interface TextFinding {
  /** What it is, for programs. */
  readonly code: TextFindingCode
  /** The line, from 1, as the text came. */
  readonly line: number
  /** The character in it, from 1, counted by code points without invisible ones. */
  readonly column: number
  /** What it is and what was done about it, for people. */
  readonly message: string
}

/** Puts findings in reading order, those of one place in the order of their codes. */
export function inReadingOrder(findings: readonly TextFinding[]): TextFinding[] {
  return [...findings].sort(
    (a, b) => a.line - b.line || a.column - b.column || (a.code < b.code ? -1 : a.code > b.code ? 1 : 0),
  )
}
