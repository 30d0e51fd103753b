import { MazeError, shown } from '@meikyuu/grid'

/** Throws `BAD_ARGUMENT` unless `value` is a number from 0 to 1. */
export function checkShare(name: string, value: unknown): void {
  if (typeof value === 'number' && value >= 0 && value <= 1) return
  throw new MazeError('BAD_ARGUMENT', { name, expected: 'a share from 0 to 1', got: shown(value) })
}
