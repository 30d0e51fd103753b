import { checkMazeEnds, graphOf, type Maze, type Place } from '@meikyuu/grid'
import { xmlText } from '@meikyuu/render'
import { inPieces } from '../in-pieces.js'
import { notA } from '../not-a.js'
import { oneText } from '../one-text.js'
import { type CellMark, cellMarks } from './cell-marks.js'
import { fullGraphOptions, type GraphFileOptions } from './graph-options.js'
import { mazeEdges } from './maze-edges.js'
import { yedNode } from './yed-node.js'

/** The options of GraphML files. */
export interface GraphmlOptions extends GraphFileOptions {
  /**
   * Whether to say places and labels in yEd's own way too: it looks at no
   * attribute.
   * @defaultValue false
   */
  readonly yed?: boolean
}

/** What attributes nodes may have, with their types. */
const NODE_KEYS = {
  x: 'double',
  y: 'double',
  z: 'double',
  row: 'int',
  column: 'int',
  ring: 'int',
  index: 'int',
  mark: 'string',
  entrance: 'string',
  exit: 'string',
} as const

/** What is said of a node: an attribute is there or not. */
type NodeData = { readonly [Key in keyof typeof NODE_KEYS]?: number | string | undefined }

/**
 * A maze as a graph in GraphML, in pieces: cells are nodes named by their
 * numbers, passages edges. Attributes of nodes: `x`, `y` (downwards) and `z`,
 * in cell widths; `row` and `column`, or `ring` and `index`; `mark` for start,
 * goal and keys; `entrance` and `exit` with the names of the sides. Edges have
 * `wall` where walls are written.
 *
 * @throws MazeError `BAD_ARGUMENT` for what is no maze or no options,
 * `NO_SUCH_CELL`; before the first piece.
 */
export function graphmlChunks(maze: Maze, options: GraphmlOptions = {}): Iterable<string> {
  checkMazeEnds(maze)
  const full = fullGraphOptions(maze, options)
  const { yed = false } = options
  if (typeof yed !== 'boolean') throw notA('yed', 'true or false', yed)
  return inPieces(() => graphmlLines(maze, { ...full, yed }))
}

/**
 * As {@link graphmlChunks}, in one text.
 *
 * @throws MazeError `TOO_BIG` for more than an engine lets a text hold.
 *
 * @example
 * ```ts
 * const maze = buildMaze(parseRecipe('square:2x2:backtracker:to-goal:1'))
 * graphmlOf(maze).match(/<edge [^>]*>/g) // => ['<edge source="0" target="1"/>', '<edge source="0" target="2"/>', '<edge source="1" target="3"/>']
 * ```
 */
export function graphmlOf(maze: Maze, options: GraphmlOptions = {}): string {
  return oneText('the graph', graphmlChunks(maze, options))
}

function* graphmlLines(maze: Maze, { walls, title, yed }: Required<GraphmlOptions>): Generator<string> {
  const space = yed ? ' xmlns:y="http://www.yworks.com/xml/graphml"' : ''
  yield '<?xml version="1.0" encoding="UTF-8"?>\n'
  yield `<graphml xmlns="http://graphml.graphdrawing.org/xmlns" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"${space} xsi:schemaLocation="http://graphml.graphdrawing.org/xmlns http://graphml.graphdrawing.org/xmlns/1.0/graphml.xsd">\n`
  for (const [name, type] of Object.entries(NODE_KEYS))
    yield `<key id="${name}" for="node" attr.name="${name}" attr.type="${type}"/>\n`
  if (yed) yield '<key id="yed" for="node" yfiles.type="nodegraphics"/>\n'
  if (walls) yield '<key id="wall" for="edge" attr.name="wall" attr.type="boolean"/>\n'
  yield `<graph id="maze" edgedefault="undirected">\n<desc>${xmlText(title)}</desc>\n`
  const marks = cellMarks(maze)
  for (let cell = 0; cell < maze.grid.cells; cell++) yield nodeLine(maze, cell, marks.get(cell), yed)
  for (const { from, to, wall } of mazeEdges(maze, walls)) {
    const ends = `<edge source="${from}" target="${to}"`
    yield walls ? `${ends}><data key="wall">${wall}</data></edge>\n` : `${ends}/>\n`
  }
  yield '</graph>\n</graphml>\n'
}

function nodeLine({ grid }: Maze, cell: number, mark: CellMark | undefined, yed: boolean): string {
  const { centres, layout } = graphOf(grid)
  const point = centres.length > 0 ? centres.at(cell) : undefined
  const data: NodeData = { ...placeData(layout.placeOf(cell)), ...pointData(point), ...markData(mark) }
  let line = `<node id="${cell}">`
  for (const key of Object.keys(NODE_KEYS) as (keyof NodeData)[])
    if (data[key] !== undefined) line += `<data key="${key}">${xmlText(String(data[key]))}</data>`
  if (yed) line += `<data key="yed">${yedNode(cell, point, mark)}</data>`
  return `${line}</node>\n`
}

function placeData(place: Place): NodeData {
  if (place.kind === 'row') return { row: place.row, column: place.column }
  return place.kind === 'ring' ? { ring: place.ring, index: place.index } : {}
}

function pointData(point: readonly number[] | undefined): NodeData {
  return point === undefined ? {} : { x: point[0], y: point[1], z: point[2] }
}

function markData(found: CellMark | undefined): NodeData {
  return found === undefined ? {} : { mark: found.mark, entrance: found.entrance, exit: found.exit }
}
