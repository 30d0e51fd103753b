import { checkWhole, type GridRows } from '@meikyuu/grid'

/** Throws `BAD_ARGUMENT` unless `size` is that of a square grid and `line` one of its rows, or columns. */
export function checkLine(
  name: 'row' | 'line',
  line: number,
  size: GridRows,
  lines: 'height' | 'width',
): void {
  checkWhole('size.width', size?.width, 1)
  checkWhole('size.height', size.height, 1)
  checkWhole(name, line, 0, size[lines] - 1)
}
