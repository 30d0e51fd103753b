import { LEAST_CELLS, MazeError, OUTSIDE } from '@meikyuu/grid'
import { badDocument } from './bad-document.js'
import type { Fields } from './fields-of.js'
import type { GraphDocument } from './maze-document.js'
import { readShape } from './read-shape.js'
import { readList, readWhole } from './read-values.js'

/** An own graph of a document: lists of cells, and as many points. Whether it is a graph, its maker says. */
export function readGraph(fields: Fields, most: number): GraphDocument {
  const lists = readList('grid.sides', fields['sides'])
  const cells = lists.length
  if (cells > most) throw new MazeError('TOO_BIG', { what: 'the cells of the graph', got: cells, most })
  if (cells < LEAST_CELLS)
    throw new MazeError('TOO_SMALL', { what: 'the cells of the graph', got: cells, least: LEAST_CELLS })
  const sides = Array.from(lists, (list, cell) =>
    Array.from(readList(`grid.sides[${cell}]`, list), (other, slot) =>
      readWhole(`grid.sides[${cell}][${slot}]`, other, OUTSIDE, cells - 1),
    ),
  )
  const { centres } = fields
  return {
    board: 'graph',
    ...readShape(fields, 'graph'),
    sides,
    ...(centres !== undefined && { centres: readCentres(centres, cells) }),
  }
}

function readCentres(value: unknown, cells: number): number[][] {
  const points = readList('grid.centres', value)
  if (points.length !== cells)
    throw badDocument('grid.centres', `${cells} points, one a cell`, `${points.length} points`)
  const axes = readList('grid.centres[0]', points[0]).length
  if (axes !== 2 && axes !== 3)
    throw badDocument('grid.centres[0]', 'two or three numbers', `${axes} numbers`)
  return Array.from(points, (point, cell) => {
    const numbers = readList(`grid.centres[${cell}]`, point)
    if (numbers.length !== axes)
      throw badDocument(`grid.centres[${cell}]`, `${axes} numbers`, `${numbers.length} numbers`)
    return Array.from(numbers, (axis, i) => readAxis(`grid.centres[${cell}][${i}]`, axis))
  })
}

function readAxis(where: string, value: unknown): number {
  if (typeof value === 'number' && Number.isFinite(value)) return value + 0
  throw badDocument(where, 'a finite number', value)
}
