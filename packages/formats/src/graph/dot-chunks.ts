import { checkMazeEnds, graphOf, type Maze } from '@meikyuu/grid'
import { inPieces } from '../in-pieces.js'
import { oneText } from '../one-text.js'
import { short } from '../short.js'
import { type CellMark, cellMarks } from './cell-marks.js'
import { dotText } from './dot-text.js'
import { fullGraphOptions, type GraphFileOptions } from './graph-options.js'
import { mazeEdges } from './maze-edges.js'

/** The width of a cell in points: half an inch. */
const CELL = 36

/** How nodes look that are marked. */
const LOOKS: Readonly<Record<CellMark['kind'], string>> = {
  start: 'shape=triangle',
  goal: 'shape=doublecircle',
  key: 'shape=diamond',
}

/**
 * A maze as a graph in the DOT language of Graphviz, in pieces: cells are nodes
 * named by their numbers, passages edges. Nodes with centres are pinned to them
 * (`pos`, in points, 36 to a cell's width, y upwards), for `neato` and
 * `neato -n`; those of start, goal and keys have a `mark`, and `entrance` and
 * `exit` with the names of the sides. Edges that are walls have `wall=true`.
 *
 * @throws MazeError `BAD_ARGUMENT` for what is no maze or no options,
 * `NO_SUCH_CELL`; before the first piece.
 */
export function dotChunks(maze: Maze, options: GraphFileOptions = {}): Iterable<string> {
  checkMazeEnds(maze)
  const full = fullGraphOptions(maze, options)
  return inPieces(() => dotLines(maze, full))
}

/**
 * As {@link dotChunks}, in one text.
 *
 * @throws MazeError `TOO_BIG` for more than an engine lets a text hold.
 *
 * @example
 * ```ts
 * const maze = buildMaze(parseRecipe('square:2x2:backtracker:to-goal:1'))
 * dotOf(maze).split('\n').filter((line) => line.includes('--')) // => ['  0 -- 1', '  0 -- 2', '  1 -- 3']
 * ```
 */
export function dotOf(maze: Maze, options: GraphFileOptions = {}): string {
  return oneText('the graph', dotChunks(maze, options))
}

function* dotLines(maze: Maze, { walls, title }: Required<GraphFileOptions>): Generator<string> {
  const { axes, length } = graphOf(maze.grid).centres
  const space = axes === 3 && length > 0 ? ', dim=3' : ''
  yield 'graph maze {\n'
  yield `  graph [label=${dotText(title)}, layout=neato, inputscale=72${space}]\n`
  yield '  node [shape=circle, width=0.3, fixedsize=shape, fontsize=8]\n'
  const marks = cellMarks(maze)
  for (let cell = 0; cell < maze.grid.cells; cell++) yield nodeLine(maze, cell, marks.get(cell))
  for (const { from, to, wall } of mazeEdges(maze, walls))
    yield `  ${from} -- ${to}${wall ? ' [wall=true, style=dotted]' : ''}\n`
  yield '}\n'
}

function nodeLine({ grid }: Maze, cell: number, mark: CellMark | undefined): string {
  const attributes: string[] = []
  const { axes, data, length } = graphOf(grid).centres
  if (length > 0) {
    const [x, y] = [data[cell * axes]! * CELL, -data[cell * axes + 1]! * CELL]
    const place = axes === 2 ? [x, y] : [x, y, data[cell * axes + 2]! * CELL]
    attributes.push(`pos="${place.map(short).join(',')}!"`)
  }
  if (mark !== undefined) {
    attributes.push(`mark=${dotText(mark.mark)}`, LOOKS[mark.kind])
    if (mark.entrance !== undefined) attributes.push(`entrance=${dotText(mark.entrance)}`)
    if (mark.exit !== undefined) attributes.push(`exit=${dotText(mark.exit)}`)
  }
  return attributes.length === 0 ? `  ${cell}\n` : `  ${cell} [${attributes.join(', ')}]\n`
}
