import { type Grid, graphOf, OUTSIDE } from '@meikyuu/grid'

/**
 * How many spanning trees a grid has, exactly: the determinant of its Laplacian
 * without the last cell (Gustav Kirchhoff's matrix-tree theorem, 1847), by
 * elimination without fractions (Erwin Bareiss, 1968). For small grids: the
 * steps grow as the cube of the cells.
 */
export function countSpanningTrees(grid: Grid): bigint {
  const matrix = laplacianWithoutLast(grid)
  let before = 1n
  for (let k = 0; k < matrix.length - 1; k++) {
    // A Laplacian without a row is positive definite where the grid hangs together: no pivot is 0.
    const pivot = matrix[k]![k]!
    for (let i = k + 1; i < matrix.length; i++)
      for (let j = k + 1; j < matrix.length; j++)
        matrix[i]![j] = (matrix[i]![j]! * pivot - matrix[i]![k]! * matrix[k]![j]!) / before
    before = pivot
  }
  return matrix.at(-1)!.at(-1)!
}

function laplacianWithoutLast(grid: Grid): bigint[][] {
  const { cells, first, across } = graphOf(grid)
  const size = cells - 1
  const matrix = Array.from({ length: size }, () => new Array<bigint>(size).fill(0n))
  for (let cell = 0; cell < size; cell++)
    for (let side = first[cell]!; side < first[cell + 1]!; side++) {
      const other = across[side]!
      if (other === OUTSIDE) continue
      matrix[cell]![cell]! += 1n
      if (other < size) matrix[cell]![other]! -= 1n
    }
  return matrix
}
