import type { Command } from 'commander'
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
  type EndsOptions,
  type FromOptions,
  type OutputOptions,
  type QuietOptions,
  type TextOptions,
  widthOf,
} from '../common-options.js'
import type { Context } from '../context.js'
import { DEFAULT_CODE } from '../default-code.js'
import { drawMaze } from '../draw-maze.js'
import { EXIT } from '../exit.js'
import { figuresJson } from '../figures-json.js'
import { figuresText } from '../figures-text.js'
import type { Format, ToWrite } from '../formats/format.js'
import { FORMATS, formatOfFile, isPicture, pictureNames } from '../formats/formats.js'
import { answerOf } from '../input/answer-of.js'
import { eachMaze } from '../input/each-maze.js'
import { countOf, isFile } from '../input/items.js'
import type { Io } from '../io.js'
import { deliver } from '../output/deliver.js'
import { paletteFor } from '../palette.js'
import { shownMaze } from '../shown-maze.js'
import { note } from '../tell.js'
import { jsonLine } from '../visible.js'
import { nearestOf } from '../words/nearest-of.js'

interface ShowOptions extends OutputOptions, EndsOptions, FromOptions, TextOptions, QuietOptions {
  readonly json?: true
  readonly way: boolean
  readonly input: boolean
}

/** Adds the command `show`, which is also what runs without a command's name. */
export function addShow(program: Command, { io, outcome, argv, called }: Context): void {
  const command = program
    .command('show', { isDefault: true })
    .description('draw a maze with its answer, and say how hard it is')
  addMazes(command)
  addFrom(command)
  addOutput(command, 'write the maze as a picture too')
  command.option('--json', 'only the figures, one line of JSON for each maze')
  addEnds(command, 'those of the maze; for a map, suggested')
  command.option('--no-way', 'leave the way out of the drawings')
  addText(command)
  command.option('--no-input', 'read nothing from standard input: without a maze, show one')
  addQuiet(command)
  addExamples(command, [
    ['meikyuu heart:25:prim:keys-3:7'],
    ['meikyuu show circle:9:wilson:centre-out:1 --no-way'],
    ['meikyuu show hex:20x12:growing:enter-leave:5 --output hex.svg'],
    ['meikyuu show square:5x5:backtracker:to-goal:42 --json'],
    ['meikyuu make --random 3 | meikyuu show'],
  ])
  command.action(async (args: string[], options: ShowOptions) => {
    if (args[0] !== undefined && args[0] === argv[0]) {
      called.name = null
      checkCommand(args[0], program)
      called.name = 'show'
    }
    outcome.code = await show(args, options, io)
  })
}

/** Throws a UsageError for a word that is nearly a command, and no maze. */
function checkCommand(word: string, program: Command): void {
  if (!/^[a-z]+$/i.test(word) || isFile(word)) return
  const nearest = nearestOf(
    word,
    program.commands.map((command) => command.name()),
  )
  if (nearest !== null) throw new UsageError(`no command is called ${word}; did you mean ${nearest}?`)
}

async function show(args: readonly string[], options: ShowOptions, io: Io): Promise<number> {
  const { ends, way, quiet, output } = options
  const batch = new Batch(io)
  const mazes = mazesOf(args, options, io)
  const picture = output === undefined ? null : pictureFormat(output)
  if (output !== undefined && (mazes.length !== 1 || mazes[0] === '-' || isFile(mazes[0] ?? '')))
    throw new UsageError('expected one recipe for --output; make --format svg writes many')
  const palette = paletteFor(io, options.color)
  const width = widthOf(options, io.out)
  const asGraph = options.json !== true || picture !== null
  const last: { drawn: ToWrite | null } = { drawn: null }
  const pieces = eachMaze(
    { args: mazes, io, batch, quiet, total: countOf(mazes), from: options.from, asGraph },
    (taken) => {
      const shown = shownMaze(taken, ends)
      const answer = way && asGraph ? answerOf(shown.maze) : null
      last.drawn = { name: shown.name, maze: shown.maze, answer, figures: null }
      if (options.json) return [`${jsonLine(figuresJson(shown))}\n`]
      const drawing = drawMaze(shown, { width, answer, palette, hasPicture: output !== undefined })
      return [`\n${drawing}\n\n${figuresText(shown, palette, width)}\n`]
    },
  )
  await deliver(pieces, {}, io)
  if (picture !== null && last.drawn !== null) await writePicture(last.drawn, picture, options, io)
  return batch.failed ? EXIT.badInput : EXIT.done
}

/** What is shown: what was named, what the input holds, or else a maze of our own. */
function mazesOf(args: readonly string[], { input }: ShowOptions, io: Io): readonly string[] {
  if (args.length > 0) return args
  return input && io.input?.isPiped === true ? ['-'] : [DEFAULT_CODE]
}

function pictureFormat(output: string): Format {
  const name = formatOfFile(output)
  if (name !== null && isPicture(name)) return FORMATS[name]
  throw new UsageError(
    `expected the name of a picture for --output, which ends in ${pictureNames()
      .map((end) => `.${end}`)
      .join(', ')}`,
  )
}

async function writePicture(drawn: ToWrite, format: Format, options: ShowOptions, io: Io): Promise<void> {
  await deliver(await format.write(drawn, {}), options, io)
  if (options.quiet !== true) note(io, `The picture is in ${options.output}`)
}
