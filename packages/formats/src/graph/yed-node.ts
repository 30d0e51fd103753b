import type { CellMark } from './cell-marks.js'

/** The width of a cell, and of its node, in yEd's units. */
const CELL = 40
const NODE = 20

const SHAPES: Readonly<Record<CellMark['kind'], string>> = {
  start: 'triangle',
  goal: 'octagon',
  key: 'diamond',
}

/** How a node stands in a file of yEd: its box by the top left corner, its label and its shape. */
export function yedNode(
  cell: number,
  point: readonly number[] | undefined,
  mark: CellMark | undefined,
): string {
  const corner =
    point === undefined ? '' : ` x="${point[0]! * CELL - NODE / 2}" y="${point[1]! * CELL - NODE / 2}"`
  const shape = mark === undefined ? 'ellipse' : SHAPES[mark.kind]
  return `<y:ShapeNode><y:Geometry width="${NODE}" height="${NODE}"${corner}/><y:NodeLabel>${cell}</y:NodeLabel><y:Shape type="${shape}"/></y:ShapeNode>`
}
