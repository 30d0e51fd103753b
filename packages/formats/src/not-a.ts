import { MazeError, shown } from '@meikyuu/grid'

/** The error of an argument or option that is none. */
export function notA(name: string, expected: string, got: unknown): MazeError<'BAD_ARGUMENT'> {
  return new MazeError('BAD_ARGUMENT', { name, expected, got: shown(got) })
}
