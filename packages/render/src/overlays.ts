/** What to draw over a maze, from the bottom up. Cells and sides are numbers of its grid. */
export type Overlay = CellsOverlay | SidesOverlay | RouteOverlay | SharesOverlay | LabelsOverlay

/** What all overlays may have. */
interface AnyOverlay {
  /**
   * What it means, for the legend; left out of that without any.
   * @defaultValue none
   */
  readonly words?: string
  /**
   * From 0, nothing, to 1.
   * @defaultValue 1
   */
  readonly opacity?: number
}

/** Cells in one colour. */
export interface CellsOverlay extends AnyOverlay {
  /** Tells overlays apart. */
  readonly kind: 'cells'
  /** Which cells; one that stands there twice counts once. */
  readonly cells: ArrayLike<number>
  /** Their colour. */
  readonly colour: string
  /**
   * Whether they are filled under way and walls, or hold a mark over them.
   * @defaultValue `fill`
   */
  readonly form?: CellForm
  /**
   * How large marks are, as a share of the room in a cell, 0.01 to 1: the start and the goal take 0.6.
   * @defaultValue 0.45
   */
  readonly size?: number
}

/** How a cell of an overlay is shown: filled, or with a mark in its middle. */
export type CellForm = 'fill' | 'disc' | 'ring' | 'diamond' | 'cross'

/** Sides as lines in one colour, over the walls: of passages or walls, from either cell. */
export interface SidesOverlay extends AnyOverlay {
  /** Tells overlays apart. */
  readonly kind: 'sides'
  /** Which sides. */
  readonly sides: ArrayLike<number>
  /** Their colour. */
  readonly colour: string
  /**
   * The width of their lines, in units of the picture.
   * @defaultValue twice that of walls
   */
  readonly width?: number
}

/** A walk as a line from cell to cell, under the way. */
export interface RouteOverlay extends AnyOverlay {
  /** Tells overlays apart. */
  readonly kind: 'route'
  /** Its cells in order, each a passage away from the one before. */
  readonly cells: ArrayLike<number>
  /** Its colour. */
  readonly colour: string
  /**
   * The width of its line, in units of the picture.
   * @defaultValue as the way
   */
  readonly width?: number
}

/** A number a cell, as a colour. */
export interface SharesOverlay extends AnyOverlay {
  /** Tells overlays apart. */
  readonly kind: 'shares'
  /** A number from 0 to 1 for each cell; NaN where it stays empty. */
  readonly shares: ArrayLike<number>
  /**
   * Which cells those are, in the order of the numbers; others stay empty.
   * @defaultValue all cells of the grid
   */
  readonly cells?: ArrayLike<number>
  /**
   * Two or more colours for 0 to 1.
   * @defaultValue the picture's scale
   */
  readonly scale?: readonly string[]
}

/** A text a cell. */
export interface LabelsOverlay extends AnyOverlay {
  /** Tells overlays apart. */
  readonly kind: 'labels'
  /** Which cells say what. */
  readonly labels: readonly CellLabel[]
  /**
   * Its colour.
   * @defaultValue that of text
   */
  readonly colour?: string
  /**
   * The height of its letters, in units of the picture.
   * @defaultValue what fits the longest of them into its cell
   */
  readonly size?: number
}

/** What a cell says. */
export interface CellLabel {
  /** The cell. */
  readonly cell: number
  /** The text, of a few letters. */
  readonly text: string
}
