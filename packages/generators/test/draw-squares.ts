import type { Grid, Passages } from '@meikyuu/grid'

/** A maze on a whole square grid as text: `|` and `_` are walls to the right of a cell and below it. */
export function drawSquares({ grid, passages }: { grid: Grid; passages: Passages }): string {
  const { width, height } = grid.rows!
  const wall = (cell: number, slot: number, mark: string) =>
    passages.isOpen(grid.first[cell]! + slot) ? ' ' : mark
  const lines = [` ${'_'.repeat(2 * width - 1)}`]
  for (let row = 0; row < height; row++) {
    let line = '|'
    for (let cell = row * width; cell < (row + 1) * width; cell++)
      line += wall(cell, 2, '_') + wall(cell, 1, '|')
    lines.push(line)
  }
  return lines.join('\n')
}
