import { MazeError } from '@meikyuu/grid'

/** The error for an option that says nothing that can be followed. */
export function badOption(option: string, expected: string, got: string): MazeError {
  return new MazeError('BAD_OPTION', { option, expected, got })
}
