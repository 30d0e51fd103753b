import { MazeError, shown } from 'meikyuu'

/** Throws `BAD_ARGUMENT` for what is no path. */
export function checkFile(file: unknown, name: 'file' | 'folder' = 'file'): void {
  if (typeof file === 'string' && file !== '') return
  throw new MazeError('BAD_ARGUMENT', { name, expected: `the path of a ${name}`, got: shown(file) })
}
