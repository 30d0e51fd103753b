/**
 * The logarithm of how many spanning trees a graph of `width` x `height` squares
 * has, without the square `hole` (-1 for none): that of the determinant of its
 * Laplacian without the last square left, by Cholesky's decomposition within
 * the band that holds it.
 */
export function lnTreeCount(width: number, height: number, hole: number): number {
  const cells = width * height
  const last = hole === cells - 1 ? cells - 2 : cells - 1
  const band = width
  // Row i holds columns i - band to i; squares left out are rows of their own with a 1.
  const rows = new Float64Array(cells * (band + 1))
  for (let cell = 0; cell < cells; cell++) {
    const row = cell * (band + 1) + band
    if (cell === hole || cell === last) rows[row] = 1
    else fillRow(rows, row, cell, { width, height, hole, last })
  }
  return lnDeterminant(rows, cells, band)
}

interface Board {
  readonly width: number
  readonly height: number
  readonly hole: number
  readonly last: number
}

function fillRow(rows: Float64Array, row: number, cell: number, { width, height, hole, last }: Board): void {
  const column = cell % width
  const neighbours = [
    cell >= width ? cell - width : -1,
    column > 0 ? cell - 1 : -1,
    column < width - 1 ? cell + 1 : -1,
    cell < width * (height - 1) ? cell + width : -1,
  ].filter((other) => other >= 0 && other !== hole)
  rows[row] = neighbours.length
  for (const other of neighbours) if (other < cell && other !== last) rows[row - (cell - other)] = -1
}

function lnDeterminant(rows: Float64Array, size: number, band: number): number {
  const wide = band + 1
  let ln = 0
  for (let i = 0; i < size; i++) {
    const rowI = i * wide + band - i
    for (let j = Math.max(0, i - band); j <= i; j++) {
      const rowJ = j * wide + band - j
      let sum = rows[rowI + j]!
      for (let k = Math.max(0, i - band); k < j; k++) {
        // Outside its own band row j is 0.
        if (k >= j - band) sum -= rows[rowI + k]! * rows[rowJ + k]!
      }
      rows[rowI + j] = j === i ? Math.sqrt(sum) : sum / rows[rowJ + j]!
    }
    ln += 2 * Math.log(rows[rowI + i]!)
  }
  return ln
}
