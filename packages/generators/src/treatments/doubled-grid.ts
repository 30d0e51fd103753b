import { type GraphGrid, maskedGrid, newBytes, squareGrid } from '@meikyuu/grid'

/**
 * The grid of squares of which four make one cell of another: whole and twice as
 * wide and high where that is whole, else cut alike.
 */
export function doubledGrid(graph: GraphGrid): GraphGrid {
  if (graph.rows !== null) return squareGrid(graph.rows.width * 2, graph.rows.height * 2)
  const [width, height] = extent(graph)
  const bytes = newBytes(4 * width * height)
  for (let cell = 0; cell < graph.cells; cell++) {
    const place = graph.layout.placeOf(cell)
    if (place.kind !== 'row') continue
    const corner = 4 * place.row * width + 2 * place.column
    bytes.fill(1, corner, corner + 2)
    bytes.fill(1, corner + 2 * width, corner + 2 * width + 2)
  }
  return maskedGrid('square', { width: 2 * width, height: 2 * height, bytes }).grid
}

/** Columns and rows, from the first there could be to the last there is. */
function extent({ cells, layout }: GraphGrid): readonly [width: number, height: number] {
  let width = 0
  let height = 0
  for (let cell = 0; cell < cells; cell++) {
    const place = layout.placeOf(cell)
    if (place.kind !== 'row') continue
    width = Math.max(width, place.column + 1)
    height = Math.max(height, place.row + 1)
  }
  return [width, height]
}
