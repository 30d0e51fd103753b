import type { MazeWithEnds } from '@meikyuu/grid'

/** What of a maze is looked at to measure it. */
export interface SurveyedMaze extends Pick<MazeWithEnds, 'grid' | 'passages' | 'start' | 'goal'> {
  /**
   * Cells to visit on the way.
   * @defaultValue none
   */
  readonly keys?: readonly number[]
}
