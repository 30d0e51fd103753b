/**
 * What stands on a tile of the block form: the numbers of `blockRows` and of
 * the CSV file. A tile that is not a wall can be walked on.
 */
export const TILES = {
  /** Floor. */
  floor: 0,
  /** A wall, and whatever lies outside. */
  wall: 1,
  /** Floor, and the cell where the way begins. */
  start: 2,
  /** Floor, and the cell where it ends. */
  goal: 3,
  /** Floor, and a cell with a key. */
  key: 4,
  /** Floor that the way crosses. */
  way: 5,
} as const

/** What stands on a tile, in a word. */
export type TileName = keyof typeof TILES
