import type { JsonObject } from './json-value.js'

/** What `format` says in every document. */
export const DOCUMENT_FORMAT = 'meikyuu-maze'

/** The version that is written. */
export const DOCUMENT_VERSION = 1

/**
 * A maze as plain data: what `JSON.stringify` makes one line of. Of a maze
 * there is one document, so that equal lines are equal mazes.
 */
export interface MazeDocument {
  /** Tells such documents from other JSON. */
  readonly format: typeof DOCUMENT_FORMAT
  /** The version of this layout. A reader refuses those that it does not know. */
  readonly version: typeof DOCUMENT_VERSION
  /** The code of the recipe that the maze was built from; left out where it has none. */
  readonly recipe?: string
  /** The board. */
  readonly grid: DocumentGrid
  /**
   * A bit for each two cells that lie side by side, 1 where a passage joins
   * them: cells in order, and of each its sides in order that lead to a higher
   * cell. The first bit is the highest of the first byte; the last byte is
   * filled up with zeros; the bytes are in Base64 (RFC 4648, section 4).
   */
  readonly passages: string
  /** The cell where the way begins; null in a map. */
  readonly start: number | null
  /** The cell where it ends; null in a map. */
  readonly goal: number | null
  /** Which side of the start one comes in by, counted within the cell from 0; null for none. */
  readonly entrance: number | null
  /** As `entrance`, of the goal. */
  readonly exit: number | null
  /** The cells of the keys, in the order they were placed. */
  readonly keys: readonly number[]
  /** What the writer says of the maze: measures, a score, anything. Left out where it says nothing. */
  readonly figures?: JsonObject
}

/** The board of a document. */
export type DocumentGrid = RowsDocument | RingsDocument | GraphDocument

/** What boards that can be cut have. */
interface CutDocument {
  /** The name of the grid's shape, where that is not the board's: `heart` on a board of squares. */
  readonly shape?: string
  /**
   * For a grid that is cut from the board: a bit for each of the board's cells,
   * in order, 1 where it stays, written as passages are. Those that stay are
   * numbered anew in their order.
   */
  readonly cells?: string
}

/** A board of rows and columns. */
export interface RowsDocument extends CutDocument {
  /** Which board. */
  readonly board: 'square' | 'hex' | 'triangle'
  /** Columns. */
  readonly w: number
  /** Rows. */
  readonly h: number
}

/** A round board. */
export interface RingsDocument extends CutDocument {
  /** Which board. */
  readonly board: 'circle'
  /** Rings. */
  readonly size: number
}

/** A graph of its own. */
export interface GraphDocument {
  /** No board. */
  readonly board: 'graph'
  /** The name of its shape, where that is not `graph`. */
  readonly shape?: string
  /** For each cell, the cells across its sides in order; -1 where a side leads outside. */
  readonly sides: readonly (readonly number[])[]
  /** The middle of each cell, two or three numbers each; left out where cells have none. */
  readonly centres?: readonly (readonly number[])[]
}
