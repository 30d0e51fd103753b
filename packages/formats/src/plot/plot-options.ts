import { checkOptions, type Maze } from '@meikyuu/grid'
import { describeMaze, type WalkOptions } from '@meikyuu/render'
import { notA } from '../not-a.js'

/** The options of files for plotters and lasers. Lengths are in millimetres. */
export interface PlotOptions extends WalkOptions {
  /**
   * The width of a cell, 0.1 to 10,000.
   * @defaultValue 5
   */
  readonly cellSize?: number
  /**
   * The room around the maze, 0 to 10,000.
   * @defaultValue 10
   */
  readonly margin?: number
  /**
   * Whether start, goal and keys have their marks: a circle, two circles, a triangle.
   * @defaultValue true
   */
  readonly marks?: boolean
  /**
   * What the drawing is called.
   * @defaultValue what `describeMaze` says of it
   */
  readonly title?: string
}

/** The options with their defaults. */
export interface FullPlotOptions extends Required<Omit<PlotOptions, 'way' | 'trips'>> {
  readonly walk: WalkOptions
}

/** @throws MazeError `BAD_ARGUMENT` for an option that is none. */
export function fullPlotOptions(maze: Maze, options: PlotOptions): FullPlotOptions {
  checkOptions('options', options)
  const { cellSize = 5, margin = 10, marks = true, title = describeMaze(maze), way, trips } = options
  checkLength('cellSize', cellSize, 0.1)
  checkLength('margin', margin, 0)
  if (typeof marks !== 'boolean') throw notA('marks', 'true or false', marks)
  if (typeof title !== 'string') throw notA('title', 'a text', title)
  return {
    cellSize,
    margin,
    marks,
    title,
    walk: { ...(way !== undefined && { way }), ...(trips !== undefined && { trips }) },
  }
}

/** The greatest length of an option. */
const LONGEST = 10_000

function checkLength(name: string, value: unknown, least: number): void {
  if (typeof value === 'number' && value >= least && value <= LONGEST) return
  throw notA(name, `a number from ${least} to ${LONGEST}`, value)
}
