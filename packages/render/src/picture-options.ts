import type { PictureColours } from './colours.js'
import type { Overlay } from './overlays.js'
import type { LineCap } from './picture.js'
import type { Theme, ThemeName } from './themes.js'
import type { WalkOptions } from './walked-sides.js'

/** How {@link pictureOf} and all that writes its pictures draw. Lengths are in units of the picture. */
export interface PictureOptions extends WalkOptions {
  /**
   * Units of the picture (pixels, points or millimetres) to a cell's width, 1 to 10,000.
   * @defaultValue 20
   */
  readonly cellSize?: number
  /**
   * The room around the maze and its legend, 0 to 1,000,000: on all sides, or side by side.
   * @defaultValue half of `cellSize`
   */
  readonly margin?: number | Partial<Margins>
  /**
   * A theme's name, or one of your own.
   * @defaultValue `print`
   */
  readonly theme?: ThemeName | Theme
  /** Colours to use instead of the theme's, one by one. */
  readonly colours?: Partial<PictureColours>
  /**
   * Two to 256 colours for little to much, in heat and shares; those between are mixed in Oklab.
   * @defaultValue the theme's
   */
  readonly scale?: readonly string[]
  /**
   * Whether walls are drawn, or the passages between them as paths. A grid
   * without outlines has no walls: its passages are drawn either way, with
   * `walls` as thin lines.
   * @defaultValue `walls`
   */
  readonly style?: PictureStyle
  /**
   * The width of walls, 0.01 to 10,000.
   * @defaultValue a tenth of `cellSize`
   */
  readonly wallWidth?: number
  /**
   * The width of passages, where those are drawn, 0.01 to 10,000.
   * @defaultValue 0.6 of what the smallest cell holds: 0.6 of `cellSize` for squares
   */
  readonly passageWidth?: number
  /**
   * How walls and passages end.
   * @defaultValue `round`
   */
  readonly cap?: LineCap
  /**
   * Whether the entrance and the exit are open.
   * @defaultValue true
   */
  readonly doors?: boolean
  /**
   * Whether the start has its mark, a disc.
   * @defaultValue true
   */
  readonly start?: boolean
  /**
   * Whether the goal has its mark, a ring round a disc.
   * @defaultValue true
   */
  readonly goal?: boolean
  /**
   * Whether the keys have theirs.
   * @defaultValue true
   */
  readonly keys?: boolean
  /**
   * A cell from which cells are coloured by the steps to them, through passages; null as none.
   * @defaultValue none
   */
  readonly heat?: number | null
  /**
   * Whether cells show their numbers, but for those with the start, the goal or a key.
   * @defaultValue false
   */
  readonly numbers?: boolean
  /**
   * What else is drawn over the maze, the lowest first.
   * @defaultValue none
   */
  readonly overlays?: readonly Overlay[]
  /**
   * Where what the colours and marks mean is written.
   * @defaultValue `below` where an overlay has words, else `none`
   */
  readonly legend?: LegendPlace
  /**
   * The height of the letters of the legend, 0.01 to 10,000.
   * @defaultValue 0.6 of `cellSize`, and a fiftieth of the maze's longer side at least
   */
  readonly textSize?: number
  /**
   * The picture's title.
   * @defaultValue what the maze is and how big
   */
  readonly title?: string
  /**
   * The picture in words, for those who do not see it.
   * @defaultValue as {@link describeMaze} has it
   */
  readonly description?: string
}

/** Whether walls or passages are drawn. */
export type PictureStyle = 'walls' | 'passages'

/** Where a legend stands. */
export type LegendPlace = 'none' | 'below' | 'beside'

/** The room on each side of a picture, in its units. The usual where one is left out. */
export interface Margins {
  /** Above. */
  readonly top: number
  /** On the right. */
  readonly right: number
  /** Below. */
  readonly bottom: number
  /** On the left. */
  readonly left: number
}

/** The least and the most that lengths of a picture may be: what is drawn has two decimals. */
export const PICTURE_LIMITS = {
  cellSize: { least: 1, most: 10_000 },
  wallWidth: { least: 0.01, most: 10_000 },
  passageWidth: { least: 0.01, most: 10_000 },
  textSize: { least: 0.01, most: 10_000 },
  margin: { least: 0, most: 1_000_000 },
} as const

/** The most units that a picture is wide or high, or that the grid lies off its origin. */
export const MOST_PICTURE_UNITS = 1_000_000_000
