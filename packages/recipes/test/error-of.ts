import { MazeError } from '@meikyuu/grid'

/** The MazeError that a call throws, as `CODE: sentence`; anything else thrown goes on. */
export function errorOf(call: () => unknown): string {
  try {
    call()
  } catch (error) {
    if (MazeError.is(error)) return `${error.code}: ${error.message}`
    throw error
  }
  return 'no error'
}
