import type { Command } from 'commander'
import { THEMES } from 'meikyuu'
import { UsageError } from '../cli-error.js'
import { NARROWEST } from '../common-options.js'
import { knownWord } from '../words/known-word.js'
import { wholeNumber } from '../words/whole-number.js'
import { ASKED, type Format, type Styling } from './format.js'
import { FORMATS, type FormatName, formatOfFile } from './formats.js'

/** What says which format, and how it is written. */
export interface FormatOptions extends Styling {
  readonly format?: FormatName
  readonly solution?: true
  readonly figures?: true
}

/** The least and the most units of a picture to a cell. */
const CELL_SIZES = [1, 10_000] as const

const WIDEST = 10_000

const MOST_CELLS = 2 ** 31 - 1

/** Adds the options of commands that write mazes. */
export function addFormat(command: Command, usual: string): Command {
  return command
    .option(
      '-t, --format <format>',
      `one of ${Object.keys(FORMATS).join(', ')} (as the name of --output ends, or ${usual})`,
      knownWord(FORMATS),
    )
    .option('--solution', 'with the way from start to goal, and the trips to the keys')
    .option('--figures', 'documents with the measure and the score of the maze')
    .option(
      '--theme <theme>',
      `the colours of pictures: ${Object.keys(THEMES).join(', ')}`,
      knownWord(THEMES),
    )
    .option(
      '--cell-size <units>',
      'pixels of a picture to a cell (20), or millimetres (PDF 6, DXF and plotter 5)',
      wholeNumber(...CELL_SIZES),
    )
    .option('--passages', 'pictures of the passages in place of the walls')
    .option('--numbers', 'pictures with the numbers of the cells')
    .option(
      '--heat <cell>',
      'pictures with cells coloured by their distance from one',
      wholeNumber(0, MOST_CELLS),
    )
    .option('-w, --width <columns>', 'the columns of braille (80)', wholeNumber(NARROWEST, WIDEST))
}

/** The format that was asked for, or that the output's name says. */
export function formatFor(
  { format, output }: { readonly format?: FormatName; readonly output?: string },
  usual: FormatName,
): FormatName {
  if (format !== undefined) return format
  if (output === undefined || output === '-') return usual
  const said = formatOfFile(output)
  if (said === null)
    throw new UsageError(
      `expected --format, as the name ${output === '' ? '""' : output} does not say what it is to hold`,
    )
  return said
}

/** Throws a UsageError for an option that a format does not take. */
export function checkApplies(name: FormatName, options: FormatOptions): void {
  const { takes }: Format = FORMATS[name]
  const lost = ASKED.find((asked) => options[asked] !== undefined && !takes.includes(asked))
  if (lost === undefined) return
  const flag = lost === 'cellSize' ? 'cell-size' : lost
  const all = Object.entries<Format>(FORMATS).filter(([, format]) => format.takes.includes(lost))
  throw new UsageError(
    `expected no --${flag} for the format ${name}: it is for ${all.map(([word]) => word).join(', ')}`,
  )
}
