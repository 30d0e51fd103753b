import { MazeError } from 'meikyuu'
import { CliError, UsageError } from '../cli-error.js'
import type { Destination } from '../output/deliver.js'
import type { Format } from './format.js'
import { FORMATS } from './formats.js'

/** How mazes are written that are not in memory. */
export interface RowsWriteOptions extends Destination {
  readonly format: Format
  /** Whether it is told how long each part took; undefined for huge mazes only. */
  readonly times: boolean | undefined
}

/** The options of which each has mazes made that are not in memory. */
export type ByRows = '--memory' | '--stream'

/** How a format is written row by row; throws a UsageError where it cannot be. */
export function rowsOf({ writeRows }: Format, option: ByRows): NonNullable<Format['writeRows']> {
  if (writeRows !== undefined) return writeRows
  const names = Object.entries<Format>(FORMATS)
    .filter(([, format]) => format.writeRows !== undefined)
    .map(([name]) => name)
  throw new UsageError(`expected --format ${names.slice(0, -1).join(', ')} or ${names.at(-1)} with ${option}`)
}

/** What is thrown where a recipe's maze cannot be made so, by the option that asked for it. */
export function inWordsOf(option: ByRows, error: unknown): unknown {
  if (!MazeError.is(error, 'DOES_NOT_FIT')) return error
  const { needs, got } = error.details
  return new CliError(`${option} needs ${needs}, got ${got}`, error.code)
}
