import { type MazeWithEnds, type Picture, type PictureOptions, pictureOf } from 'meikyuu'

/** How a maze is fitted into a box. All in points. */
export interface Fitting {
  /** The room that there is. */
  readonly width: number
  readonly height: number
  /** The most that a cell is wide. */
  readonly mostCell: number
  /** The width of a wall, as a share of a cell's. */
  readonly wallShare: number
}

/** A maze as big as it fits. */
export interface Fitted {
  /** In units of its own, as a cell on paper may be less than a point wide. */
  readonly picture: Picture
  /** Points to a unit of the picture. */
  readonly scale: number
  /** How wide a cell is, in points. */
  readonly cellSize: number
  /** How wide and high the picture is, in points. */
  readonly width: number
  readonly height: number
}

/** Units of the picture to a cell. */
const UNITS = 20

/** A maze's picture, as big as it fits into a box with the outer half of its walls. */
export function fittedPicture(maze: MazeWithEnds, fitting: Fitting, options: PictureOptions): Fitted {
  const { bounds } = maze.grid
  const { width, height, mostCell, wallShare } = fitting
  const cellSize = Math.min(
    mostCell,
    width / (bounds.width + wallShare),
    height / (bounds.height + wallShare),
  )
  const wallWidth = UNITS * wallShare
  const picture = pictureOf(maze, { ...options, cellSize: UNITS, wallWidth, margin: wallWidth / 2 })
  const scale = cellSize / UNITS
  return { picture, scale, cellSize, width: picture.width * scale, height: picture.height * scale }
}

/** The widest cells with which a maze and the outer half of its walls fit into a box. */
export function cellSizeIn(
  { grid: { bounds } }: MazeWithEnds,
  { width, height }: Pick<Fitting, 'width' | 'height'>,
  wallShare = 0,
): number {
  return Math.min(width / (bounds.width + wallShare), height / (bounds.height + wallShare))
}
