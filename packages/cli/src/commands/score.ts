import type { Command } from 'commander'
import { THEMES, type ThemeName } from 'meikyuu'
import { Batch } from '../batch.js'
import { addExamples } from '../command-examples.js'
import {
  addEnds,
  addMazes,
  addOutput,
  addQuiet,
  addText,
  type EndsOptions,
  type OutputOptions,
  type QuietOptions,
  type TextOptions,
  widthOf,
} from '../common-options.js'
import type { Context } from '../context.js'
import { EXIT } from '../exit.js'
import { explanationJson } from '../explain/explanation-json.js'
import { explanationText } from '../explain/explanation-text.js'
import { type OverlayOptions, overlayWriter } from '../explain/overlay-writer.js'
import { figuresJson } from '../figures-json.js'
import { figuresText } from '../figures-text.js'
import { FORMATS, formatOfFile, isPicture } from '../formats/formats.js'
import { checkOneFile } from '../formats/one-file.js'
import { eachMaze, type Work } from '../input/each-maze.js'
import { countOf } from '../input/items.js'
import { needInput } from '../input/need-input.js'
import type { Io } from '../io.js'
import { deliver, isPrinted, type Piece } from '../output/deliver.js'
import { paletteFor } from '../palette.js'
import { scoreHead, scoreRow } from '../score-table.js'
import { type Shown, shownMaze } from '../shown-maze.js'
import { knownWord } from '../words/known-word.js'

interface ScoreOptions extends OutputOptions, EndsOptions, TextOptions, QuietOptions {
  readonly json?: true
  readonly explain?: true
  readonly theme?: ThemeName
}

/** Adds the command `score`. */
export function addScore(program: Command, { io, outcome }: Context): void {
  const command = program.command('score').description('say how hard mazes are, and why')
  addMazes(command)
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
  addText(command)
  addQuiet(command)
  addExamples(command, [
    ['meikyuu score heart:25:prim:keys-3:7 circle:9:wilson:centre-out:1'],
    ['meikyuu make --random 1000 | meikyuu score --json | sort', 'scores a thousand mazes'],
    ['meikyuu score --explain square:20x20:wilson:enter-leave:5 --output why.svg', 'says why, and draws it'],
  ])
  command.action(async (args: string[], options: ScoreOptions) => {
    outcome.code = await score(args, options, io)
  })
}

async function score(args: readonly string[], options: ScoreOptions, io: Io): Promise<number> {
  needInput(args, io)
  const overlay = overlayFor(options)
  const total = countOf(args)
  if (overlay !== null) checkOneFile(overlay.output, total)
  const batch = new Batch(io)
  const draw = overlay === null ? null : overlayWriter(overlay, io)
  const rows = eachMaze(
    { args, io, batch, quiet: options.quiet, total, isPrinted: isPrinted(options) },
    rowOf(options, draw, io),
  )
  const isTable = options.json !== true && options.explain !== true
  const printed = isTable ? underHead(rows, scoreHead(paletteOf(options, io), tableWidth(options, io))) : rows
  await deliver(printed, overlay === null ? options : {}, io)
  return batch.failed ? EXIT.badInput : EXIT.done
}

/** The pictures that are asked for: explained, to a name that ends as a picture's does. */
function overlayFor({ explain, output, force, quiet, theme }: ScoreOptions): OverlayOptions | null {
  if (explain !== true || output === undefined) return null
  const name = formatOfFile(output)
  return name !== null && isPicture(name) ? { output, format: FORMATS[name], force, quiet, theme } : null
}

/** What is printed of each maze, after its picture is drawn. */
function rowOf(options: ScoreOptions, draw: ((shown: Shown) => Promise<void>) | null, io: Io): Work {
  const palette = paletteOf(options, io)
  const width = widthOf(options, io.out)
  const table = tableWidth(options, io)
  const { explain, ends, json } = options
  let isFirst = true
  return async (taken) => {
    const shown = shownMaze(taken, ends)
    await draw?.(shown)
    if (json)
      return [
        `${JSON.stringify({ ...figuresJson(shown), ...(explain && { why: explanationJson(shown) }) })}\n`,
      ]
    if (!explain) return [`${scoreRow(shown, palette, table)}\n`]
    const between = isFirst ? '' : '\n'
    isFirst = false
    const parts = [
      palette.strong(shown.name),
      figuresText(shown, palette, width),
      explanationText(shown, palette, width),
    ]
    return [`${between}${parts.join('\n\n')}\n`]
  }
}

/** A terminal breaks lines that are too long; a file, and whatever reads a pipe, does not. */
function tableWidth({ width, output = '-' }: ScoreOptions, { out }: Io): number {
  return width ?? (output === '-' ? (out.columns ?? Infinity) : Infinity)
}

/** Colours are for terminals, not for files. */
function paletteOf(options: ScoreOptions, io: Io) {
  const { color, output = '-' } = options
  return paletteFor(io, color && (output === '-' || overlayFor(options) !== null))
}

/** Rows under a line of titles, which is not there without a row. */
async function* underHead(rows: AsyncIterable<Piece>, head: string): AsyncGenerator<Piece, void, undefined> {
  let isFirst = true
  for await (const row of rows) {
    if (isFirst) yield `${head}\n`
    isFirst = false
    yield row
  }
}
