import type { SquareRows } from '@meikyuu/node'
import type { Maze, Overlay } from 'meikyuu'
import type { Answer } from '../input/answer-of.js'
import type { Piece } from '../output/deliver.js'

/** A maze to be written in a format, with what is known of it. */
export interface ToWrite {
  /** Its code, or where it stood. */
  readonly name: string
  readonly maze: Maze
  /** Its answer, where that is to be shown. */
  readonly answer: Answer | null
  /** Figures for a document, where they are asked for. */
  readonly figures: object | null
  /** What is drawn over a picture. */
  readonly overlays?: readonly Overlay[]
}

/** How a format is written; each takes what concerns it. */
export interface Styling {
  /** The name of a theme of pictures. */
  readonly theme?: string | undefined
  /** Units to a cell: pixels, or millimetres where the format is on paper. */
  readonly cellSize?: number | undefined
  /** Whether passages are drawn in place of walls. */
  readonly passages?: true | undefined
  /** Whether cells show their numbers. */
  readonly numbers?: true | undefined
  /** The cell from which cells are coloured by distance. */
  readonly heat?: number | undefined
  /** Columns of text. */
  readonly width?: number | undefined
}

/** What may be asked of a format besides a maze; those that it does not take are refused. */
export const ASKED = [
  'solution',
  'figures',
  'theme',
  'cellSize',
  'passages',
  'numbers',
  'heat',
  'width',
] as const satisfies readonly ('solution' | 'figures' | keyof Styling)[]

/** The name of an option in {@link ASKED}. */
export type Asked = (typeof ASKED)[number]

/**
 * A format in the table of formats. Those of `@meikyuu/formats` are told again
 * here, as that package is loaded only when it is needed; a test holds the two
 * tables to each other. Here an ending stands for one format only: `.txt` is
 * the drawing in box characters, `.svg` the picture in colours.
 */
export interface Format {
  /** What it is, for people. */
  readonly title: string
  /** How names of its files end, the usual one first, without the dot. */
  readonly extensions: readonly string[]
  /**
   * What a file of it holds: `lines`, a maze each; `texts`, a maze each, with a
   * blank line between; or `one` maze.
   */
  readonly holds: 'lines' | 'texts' | 'one'
  /** Which mazes it can write. */
  readonly fits: 'all' | 'squares' | 'recipes'
  /** Which options it takes. */
  readonly takes: readonly Asked[]
  /** Whether it reads the flat arrays of a lattice, which are not made of more cells than `GRAPH_FORM_CELLS`. */
  readonly readsGraph?: true
  /** Whether it is no text, and of no use on a terminal. */
  readonly isBinary?: true
  /** Whether it is a picture in colours: themes and overlays are for these. */
  readonly isPicture?: true
  /** Whether `convert` reads it too. */
  readonly isRead?: true
  /** Writes a maze. All that can be wrong is thrown before it gives anything back. */
  write(given: ToWrite, styling: Styling): Promise<Iterable<Piece> | AsyncIterable<Piece>>
  /** Writes a maze of squares of which only rows are in memory, where the format can be written so. */
  writeRows?(rows: SquareRows): Promise<Iterable<Piece> | AsyncIterable<Piece>>
}
