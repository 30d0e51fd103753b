import { checkOptions, MazeError, shown } from '@meikyuu/grid'

/** The options of graph files. */
export interface GraphFileOptions {
  /**
   * Whether walls between two cells are edges too, told apart by their
   * attribute `wall`.
   * @defaultValue false
   */
  readonly walls?: boolean
  /**
   * What the graph is called.
   * @defaultValue what `describeMaze` says of it
   */
  readonly title?: string
}

/** Throws `BAD_ARGUMENT` unless the options are some. */
export function checkGraphOptions(options: GraphFileOptions): void {
  checkOptions('options', options)
  const { walls = false, title = '' } = options
  if (typeof walls !== 'boolean') throw notA('walls', 'true or false', walls)
  if (typeof title !== 'string') throw notA('title', 'a text', title)
}

/** The error of an option that is none. */
export function notA(name: string, expected: string, got: unknown): MazeError {
  return new MazeError('BAD_ARGUMENT', { name, expected, got: shown(got) })
}
