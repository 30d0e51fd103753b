/** How mazes are drawn on paper. */
export interface LineWeights {
  /** The width of a wall, as a share of a cell's. */
  readonly wallShare: number
  /** The most that a cell is wide, in millimetres: wider ones make a maze look like a plan of a house. */
  readonly mostCell: number
}

/** For most eyes. */
export const PLAIN_LINES: LineWeights = { wallShare: 0.1, mostCell: 14 }

/** For eyes that see thick lines better. */
export const LARGE_LINES: LineWeights = { wallShare: 1 / 7, mostCell: 24 }
