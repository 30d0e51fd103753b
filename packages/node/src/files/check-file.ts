import { MazeError, shown } from 'meikyuu'

/** Throws `BAD_ARGUMENT` for what is no path. */
export function checkFile(file: unknown): void {
  if (typeof file === 'string' && file !== '') return
  throw new MazeError('BAD_ARGUMENT', { name: 'file', expected: 'the path of a file', got: shown(file) })
}
