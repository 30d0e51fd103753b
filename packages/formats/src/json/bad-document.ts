import { MazeError, shown } from '@meikyuu/grid'

/** The error of a part of a document that cannot be read. `where` is a path, such as `grid.w`. */
export function badDocument(where: string, expected: string, got: unknown): MazeError<'BAD_DOCUMENT'> {
  return new MazeError('BAD_DOCUMENT', { where, expected, got: shown(got) })
}
