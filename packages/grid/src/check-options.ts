import { MazeError, shown } from './errors.js'

/**
 * Throws `BAD_ARGUMENT` unless `options` is an object of options: null is none.
 * Leave them out for none.
 *
 * @internal
 */
export function checkOptions(name: string, options: unknown): void {
  if (typeof options === 'object' && options !== null && !Array.isArray(options)) return
  throw new MazeError('BAD_ARGUMENT', { name, expected: 'an object', got: shown(options) })
}
