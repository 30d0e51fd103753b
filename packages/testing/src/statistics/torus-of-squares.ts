import { type GraphGrid, graphGrid } from '@meikyuu/grid'

/** Squares without a border: the first row and column are beside the last. */
export function torusOfSquares(width: number, height: number): GraphGrid {
  return graphGrid(
    Array.from({ length: width * height }, (_, cell) => {
      const [row, column] = [Math.floor(cell / width), cell % width]
      const at = (r: number, c: number) => ((r + height) % height) * width + ((c + width) % width)
      return [at(row - 1, column), at(row, column + 1), at(row + 1, column), at(row, column - 1)]
    }),
    { shape: 'torus' },
  )
}
