import type { Command } from 'commander'
import { THEMES, type ThemeName } from 'meikyuu'
import { Batch } from '../batch.js'
import { UsageError } from '../cli-error.js'
import { addExamples } from '../command-examples.js'
import {
  addEnds,
  addFrom,
  addMazes,
  addOutput,
  addQuiet,
  addText,
  columnsOf,
  type EndsOptions,
  type FromOptions,
  type OutputOptions,
  type QuietOptions,
  type TextOptions,
  widthOf,
} from '../common-options.js'
import type { Context } from '../context.js'
import { EXIT } from '../exit.js'
import { type OverlayOptions, overlayWriter } from '../explain/overlay-writer.js'
import { FORMATS, formatOfFile, isPicture } from '../formats/formats.js'
import { checkOneFile } from '../formats/one-file.js'
import { anyItems } from '../input/any-mazes.js'
import { drawingsAsDocuments } from '../input/drawings-as-documents.js'
import { eachItem, eachMaze } from '../input/each-maze.js'
import { countOf } from '../input/items.js'
import { needInput } from '../input/need-input.js'
import type { Io } from '../io.js'
import { type ScoredLines, scoredLines } from '../jobs/scored-lines.js'
import { deliver, isPrinted, type Piece } from '../output/deliver.js'
import { paletteIn, wantsColours } from '../palette.js'
import { scoreHead } from '../score-table.js'
import { type ScoreForm, scoreText } from '../score-text.js'
import { shownMaze } from '../shown-maze.js'
import { note } from '../tell.js'
import { knownWord } from '../words/known-word.js'
import { wholeNumber } from '../words/whole-number.js'

interface ScoreOptions extends OutputOptions, EndsOptions, FromOptions, TextOptions, QuietOptions {
  readonly json?: true
  readonly explain?: true
  readonly theme?: ThemeName
  readonly jobs: number
}

/** The most workers, as the library has it. */
const MOST_JOBS = 256

/** Adds the command `score`. */
export function addScore(program: Command, { io, outcome }: Context): void {
  const command = program.command('score').description('say how hard mazes are, and why')
  addMazes(command)
  addFrom(command)
  command
    .option('--json', 'one line of JSON for each maze, with all figures')
    .option('-x, --explain', 'say why: the traps, the wrong branches, the bends, the zones')
  addEnds(command, 'those of the maze; for a map, suggested')
  addOutput(
    command,
    'write there what would be printed; with --explain and the name of a picture, why as a picture',
  )
  command.option(
    '--theme <theme>',
    `the colours of pictures: ${Object.keys(THEMES).join(', ')}`,
    knownWord(THEMES),
  )
  command.option(
    '-j, --jobs <number>',
    'work on so many mazes at the same time, each on a core of its own, and print the same in the same order',
    wholeNumber(1, MOST_JOBS),
    1,
  )
  addText(command)
  addQuiet(command)
  addExamples(command, [
    ['meikyuu score heart:25:prim:keys-3:7 circle:9:wilson:centre-out:1'],
    ['meikyuu make --random 1000 | meikyuu score --json | sort', 'scores a thousand mazes'],
    ['meikyuu score drawn.txt', 'scores a maze drawn in characters'],
    ['meikyuu score --jobs 4 --json recipes.txt', 'scores those of a file on four cores'],
    ['meikyuu score --explain square:20x20:wilson:enter-leave:5 --output why.svg', 'says why, and draws it'],
  ])
  command.action(async (args: string[], options: ScoreOptions) => {
    outcome.code = await score(args, options, io)
  })
}

async function score(args: readonly string[], options: ScoreOptions, io: Io): Promise<number> {
  needInput(args, io)
  const overlay = overlayFor(options)
  if (overlay === null && options.theme !== undefined)
    throw new UsageError('expected --explain and the name of a picture for --output with --theme')
  const total = countOf(args)
  if (overlay !== null) checkOneFile(overlay.output, total)
  const batch = new Batch(io)
  const form = formOf(options, io)
  const rows = rowsOf(args, options, form, { io, batch, total }, overlay)
  await deliver(laidOut(rows, form), overlay === null ? options : {}, io)
  return batch.failed ? EXIT.badInput : EXIT.done
}

/** The pictures that are asked for: explained, to a name that ends as a picture's does. */
function overlayFor({ explain, output, force, quiet, theme }: ScoreOptions): OverlayOptions | null {
  if (explain !== true || output === undefined) return null
  const name = formatOfFile(output)
  return name !== null && isPicture(name) ? { output, format: FORMATS[name], force, quiet, theme } : null
}

/** What is printed of each maze, after its picture is drawn. */
function rowsOf(
  args: readonly string[],
  options: ScoreOptions,
  form: ScoreForm,
  run: { readonly io: Io; readonly batch: Batch; readonly total: number | null },
  overlay: OverlayOptions | null,
): AsyncIterable<Piece> {
  const { ends, from, jobs, quiet } = options
  const incoming = { ...run, quiet, from, isPrinted: isPrinted(options), needsSome: !isPrinted(options) }
  if (jobs > 1 && overlay === null)
    return eachItem(
      scoredLines(
        drawingsAsDocuments(anyItems(args, from, run.io), quiet === true),
        { form, ends },
        jobs,
        run.io,
      ),
      incoming,
      (lines) => printedLines(lines, run.io),
    )
  const palette = paletteIn(form.hasColours)
  const draw = overlay === null ? null : overlayWriter(overlay, run.io)
  return eachMaze({ args, ...incoming, asGraph: form.explain }, async (taken) => {
    const shown = shownMaze(taken, ends)
    await draw?.(shown)
    return [scoreText(shown, form, palette)]
  })
}

function printedLines({ notes, outcome }: ScoredLines, io: Io): Piece[] {
  for (const each of notes) note(io, each)
  if (outcome instanceof Error) throw outcome
  return [outcome]
}

/** How scores are printed. */
function formOf(options: ScoreOptions, io: Io): ScoreForm {
  const { json = false, explain = false, color, output = '-' } = options
  // Colours are for terminals, not for files.
  const hasColours = color && (output === '-' || overlayFor(options) !== null) && wantsColours(io)
  return { json, explain, hasColours, width: widthOf(options, io.out), table: tableWidth(options, io) }
}

/** A terminal breaks lines that are too long; a file, and whatever reads a pipe, does not. */
function tableWidth({ width, output = '-' }: ScoreOptions, { out }: Io): number {
  return width ?? (output === '-' ? (columnsOf(out) ?? Infinity) : Infinity)
}

/** Rows under a line of titles, which is not there without a row; explanations, without the blank line before the first. */
async function* laidOut(
  rows: AsyncIterable<Piece>,
  { json, explain, hasColours, table }: ScoreForm,
): AsyncGenerator<Piece, void, undefined> {
  let isFirst = true
  for await (const row of rows) {
    if (isFirst && !json && !explain) yield `${scoreHead(paletteIn(hasColours), table)}\n`
    yield isFirst && explain && !json ? row.slice(1) : row
    isFirst = false
  }
}
