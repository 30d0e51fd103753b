import { MazeError } from '@meikyuu/grid'

/** The code of the error that something throws. */
export function codeOf(run: () => unknown): string {
  try {
    run()
  } catch (error) {
    if (MazeError.is(error)) return error.code
    throw error
  }
  return 'nothing thrown'
}
