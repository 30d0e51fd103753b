import { type Command, Option } from 'commander'
import type { From } from './input/any-mazes.js'
import type { EndsChoice } from './input/ends-choice.js'
import { endsWord } from './words/ends-word.js'
import { wholeNumber } from './words/whole-number.js'

/** The least width that figures can be laid out in, and the most that a drawing may take. */
export const NARROWEST = 20
const WIDEST = 10_000

/** The width of what is no terminal. */
const USUAL_WIDTH = 80

/** What `-o` and `-f` say. */
export interface OutputOptions {
  readonly output?: string
  readonly force?: true
}

/** What `--ends` says. */
export interface EndsOptions {
  readonly ends?: EndsChoice
}

/** What the drawing of text depends on. */
export interface TextOptions {
  readonly width?: number
  readonly color: boolean
}

/** What `--from` says. */
export interface FromOptions {
  readonly from: From
}

/** What the input may be taken for. */
const FROM: readonly From[] = ['auto', 'lines', 'text']

/** What `-q` says. */
export interface QuietOptions {
  readonly quiet?: true
}

/** Adds the argument of commands that take mazes. */
export function addMazes(command: Command): Command {
  return command.argument(
    '[maze...]',
    'recipes (shape:size:algorithm:mode:seed), documents, files with one a line, or - for standard input, which is also read where none is given',
  )
}

/** Adds `--from`. */
export function addFrom(command: Command): Command {
  return command.addOption(
    new Option(
      '--from <form>',
      'what is read: lines (recipes and documents) or text (mazes drawn in characters, blank lines between)',
    )
      .choices(FROM)
      .default('auto', 'auto: as it looks'),
  )
}

/** Adds `--output` and `--force`. */
export function addOutput(command: Command, what: string): Command {
  return command.option('-o, --output <file>', what).option('-f, --force', 'write over a file that is there')
}

/** Adds `--ends`. */
export function addEnds(command: Command, own: string): Command {
  return command.option(
    '-e, --ends <ends>',
    `none, suggested (the two cells farthest apart), or two cells as in 0,24 (${own})`,
    endsWord,
  )
}

/** Adds `--width` and `--no-color`. */
export function addText(command: Command): Command {
  return command
    .option(
      '-w, --width <columns>',
      'use no more columns than this (the width of the terminal, or 80)',
      wholeNumber(NARROWEST, WIDEST),
    )
    .option('--no-color', 'no colours (also where NO_COLOR is set, or the output is no terminal)')
}

/** Adds `--quiet`. */
export function addQuiet(command: Command): Command {
  return command.option('-q, --quiet', 'say nothing but errors on standard error')
}

/** How many columns an output says that it has; undefined where it says nothing, or none at all, as some terminals do. */
export function columnsOf({ columns }: { readonly columns?: number }): number | undefined {
  return columns === 0 ? undefined : columns
}

/** How many columns there are. */
export function widthOf({ width }: TextOptions, out: { readonly columns?: number }): number {
  return width ?? Math.max(NARROWEST, columnsOf(out) ?? USUAL_WIDTH)
}
