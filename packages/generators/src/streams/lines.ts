/** The rows, or columns, of a maze that can be made one by one, in which every run but one has one way out to the next. */
export interface Lines {
  /** How many lines there are. */
  readonly count: number
  /** Cells in a line. */
  readonly length: number
  /** The line that is one run, to which all ways out lead: the first or the last. */
  readonly edgeLine: number
  /** Whether lines are columns. */
  readonly columns: boolean
  /** The mark of a passage along the line. */
  readonly along: number
  /** Whether that passage leads to the next cell, and not to the one before. */
  readonly forward: boolean
  /** The mark of a passage out of the line. */
  readonly out: number
  /** Puts the marks of a line's cells in the bytes that it is given. */
  readonly fill: (line: number, marks: Uint8Array) => void
}

/** A cell by its line and its place there. */
export interface Spot {
  readonly line: number
  readonly place: number
}

/** Where a cell is: cells are numbered row by row. */
export function spotOf({ count, length, columns }: Lines, cell: number): Spot {
  const width = columns ? count : length
  const row = Math.floor(cell / width)
  const column = cell - row * width
  return columns ? { line: column, place: row } : { line: row, place: column }
}

/** The cell at a place of a line. */
export function cellOf({ count, length, columns }: Lines, line: number, place: number): number {
  return columns ? place * count + line : line * length + place
}

/** How far a line is from the edge, in lines. */
export function linesAbove({ edgeLine }: Lines, line: number): number {
  return Math.abs(line - edgeLine)
}

/** What is added to a line's number for the next towards the edge. */
export function upwards({ edgeLine }: Lines): number {
  return edgeLine === 0 ? -1 : 1
}
