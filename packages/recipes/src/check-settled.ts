import { MazeError } from '@meikyuu/grid'

/**
 * Throws where a function of a kit has promised what it has to do at once:
 * what is done later is done to a maze that somebody has already.
 *
 * @param name What the message calls the function.
 * @throws MazeError `BAD_ARGUMENT`
 */
export function checkSettled(name: string, result: unknown): void {
  if (typeof (result as Partial<PromiseLike<unknown>> | null | undefined)?.then !== 'function') return
  throw new MazeError('BAD_ARGUMENT', {
    name,
    expected: 'a function that does all before it returns',
    got: 'one that returns a promise',
  })
}
