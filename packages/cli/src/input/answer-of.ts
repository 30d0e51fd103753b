import { type MazeWithEnds, routeOf, solutionOf } from 'meikyuu'

/** The answer of a maze, as it is drawn. */
export interface Answer {
  /** The cells from start to goal. */
  readonly way: Int32Array
  /** The cells of the trips to the keys that are off the way. */
  readonly trips: Int32Array
}

/** The answer of a maze with ends; empty where there is none. */
export function answerOf(maze: MazeWithEnds): Answer {
  const way = solutionOf(maze) ?? new Int32Array()
  if (maze.keys.length === 0) return { way, trips: new Int32Array() }
  return { way, trips: (routeOf(maze) ?? way).subarray(way.length) }
}
