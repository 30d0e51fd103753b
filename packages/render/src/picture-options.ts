import type { PictureColours } from './colours.js'
import type { LineCap } from './picture.js'
import type { Theme, ThemeName } from './themes.js'
import type { WalkOptions } from './walked-sides.js'

/** How {@link pictureOf} and all that writes its pictures draw. */
export interface PictureOptions extends WalkOptions {
  /**
   * Units of the picture (pixels, points or millimetres) to a cell's width, 1 to 10,000.
   * @defaultValue 20
   */
  readonly cellSize?: number
  /**
   * The width of walls, in units of the picture, 0.01 to 10,000.
   * @defaultValue a tenth of `cellSize`
   */
  readonly wallWidth?: number
  /**
   * The room around the maze, in units of the picture, 0 to 1,000,000.
   * @defaultValue half of `cellSize`
   */
  readonly margin?: number
  /**
   * A theme's name, or one of your own.
   * @defaultValue `print`
   */
  readonly theme?: ThemeName | Theme
  /** Colours to use instead of the theme's, one by one. */
  readonly colours?: Partial<PictureColours>
  /**
   * How walls end.
   * @defaultValue `round`
   */
  readonly cap?: LineCap
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

/** The least and the most that lengths of a picture may be: what is drawn has two decimals. */
export const PICTURE_LIMITS = {
  cellSize: { least: 1, most: 10_000 },
  wallWidth: { least: 0.01, most: 10_000 },
  margin: { least: 0, most: 1_000_000 },
} as const

/** The most units that a picture is wide or high, or that the grid lies off its origin. */
export const MOST_PICTURE_UNITS = 1_000_000_000
