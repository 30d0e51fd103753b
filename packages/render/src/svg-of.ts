import type { Maze } from '@meikyuu/grid'
import type { PictureOptions } from './picture-options.js'
import { svgChunks } from './svg-chunks.js'
import { withinMemory } from './within-memory.js'

/**
 * A maze as an SVG picture, without scripts, styles or fonts: everything is
 * said by attributes, so that vector editors keep it.
 *
 * Walls are joined into long strokes and each is drawn once. Doors are gaps.
 * The start is a disc, the goal a ring around a disc, a key a key. A grid
 * without outlines is drawn as its passages.
 *
 * @throws MazeError as {@link pictureOf}, and `TOO_BIG` for more text than an
 * engine's texts hold, where {@link svgChunks} would do.
 */
export function svgOf(maze: Maze, options: PictureOptions = {}): string {
  const chunks = svgChunks(maze, options)
  return withinMemory(maze.grid.cells, () => {
    let svg = ''
    for (const chunk of chunks) svg += chunk
    return svg
  })
}
