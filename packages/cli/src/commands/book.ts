import type { Command } from 'commander'
import { type MazeRecipe, type MazeWithEnds, NO_LIMITS, parseRecipe } from 'meikyuu'
import { Batch } from '../batch.js'
import { CliError, UsageError } from '../cli-error.js'
import { addExamples } from '../command-examples.js'
import { addMazes, addOutput, addQuiet, type OutputOptions, type QuietOptions } from '../common-options.js'
import type { Context } from '../context.js'
import { EXIT } from '../exit.js'
import { eachMaze } from '../input/each-maze.js'
import { toBeSolved } from '../input/ends-choice.js'
import { countOf } from '../input/items.js'
import type { Io } from '../io.js'
import { deliver, isPrinted } from '../output/deliver.js'
import { startProgress } from '../progress.js'
import { addChoice, CHOICE_NAMES, type ChoiceOptions, choiceOf } from '../random/choice-options.js'
import { ownSeed } from '../random/own-seed.js'
import { CELLS_OF_ANY_DIFFICULTY, randomCodes } from '../random/random-recipes.js'
import { type Range, scoreRange } from '../random/size-range.js'
import { wholeNumber } from '../words/whole-number.js'

interface BookOptions extends OutputOptions, QuietOptions, ChoiceOptions {
  readonly count?: number
  readonly difficulty: Range
  readonly title?: string
  readonly subtitle?: string
  readonly paper: Paper
  readonly perPage: string
  readonly largePrint?: true
  readonly answers: boolean
}

/** The papers, as the options call them. */
const PAPERS = ['a4', 'letter', 'a5', 'a3', 'legal'] as const

type Paper = (typeof PAPERS)[number]

const PER_PAGE = ['1', '2', '4', '6'] as const

const USUAL_COUNT = 20
const MOST_MAZES = 2000

/** So many mazes are looked at for each of a book. */
const CANDIDATES = 20

/** Adds the command `book`. */
export function addBook(program: Command, { io, outcome }: Context): void {
  const command = program
    .command('book')
    .description('print a booklet of mazes as a PDF, with answers at the back')
  addMazes(command)
  addOutput(command, 'the name of the PDF')
  command
    .option('--title <title>', 'what stands on the first page (Mazes)')
    .option('--subtitle <text>', 'what stands below (how many mazes, and how hard)')
    .addOption(program.createOption('--paper <paper>', 'the sheet').choices(PAPERS).default('a4'))
    .addOption(program.createOption('--per-page <count>', 'mazes on a page').choices(PER_PAGE).default('1'))
    .option('--large-print', 'large letters, thick walls and wide passages')
    .option('--no-answers', 'without the answers')
  addQuiet(command)
  command
    .optionsGroup('Mazes at random, where none is given:')
    .option('-n, --count <count>', `so many mazes (${USUAL_COUNT})`, wholeNumber(1, MOST_MAZES))
    .addOption(
      program
        .createOption('--difficulty <range>', 'rising from one score to another, as in 10..60')
        .argParser(scoreRange)
        .default({ least: 0, most: 100 } satisfies Range, '0..100'),
    )
  addChoice(command, '25 to 2500 cells')
  addExamples(command, [
    ['meikyuu book --output mazes.pdf', `${USUAL_COUNT} mazes of all shapes, from easy to hard`],
    ['meikyuu book -n 30 --shape square,hex --difficulty 10..50 --per-page 2 -o mazes.pdf --seed 7'],
    ['meikyuu book --large-print --paper letter --title "For Emma" recipes.txt -o emma.pdf'],
  ])
  command.action(async (args: string[], options: BookOptions) => {
    outcome.code = await book(args, options, io)
  })
}

async function book(args: readonly string[], options: BookOptions, io: Io): Promise<number> {
  if (isPrinted(options) && io.out.isTTY === true)
    throw new UsageError('expected --output or a pipe: a PDF is no text')
  const chosen = ([...CHOICE_NAMES, 'count'] as const).find((name) => options[name] !== undefined)
  if (args.length > 0 && chosen !== undefined) throw new UsageError(`expected mazes or --${chosen}, not both`)
  const batch = new Batch(io)
  const print = await import('@meikyuu/print')
  const reads = args.length > 0 || (chosen === undefined && io.input?.isPiped === true)
  const given = reads ? await givenMazes(args, options, batch, io) : []
  // A pipe that is empty says nothing: scripts often have one.
  const mazes = given.length > 0 ? given : await randomMazes(options, io)
  const { title, subtitle, paper, perPage, largePrint = false, answers } = options
  const pdf = await print.bookOf(mazes, {
    ...(title !== undefined && { title }),
    ...(subtitle !== undefined && { subtitle }),
    paper,
    perPage: Number(perPage) as 1 | 2 | 4 | 6,
    largePrint,
    answers,
  })
  await deliver([pdf], options, io)
  return batch.failed ? EXIT.badInput : EXIT.done
}

/** Mazes that were given, in their order; maps get ends. */
async function givenMazes(
  args: readonly string[],
  options: BookOptions,
  batch: Batch,
  io: Io,
): Promise<readonly MazeWithEnds[]> {
  const mazes: MazeWithEnds[] = []
  const incoming = { args, io, batch, quiet: options.quiet, total: countOf(args), isPrinted: false }
  for await (const _ of eachMaze(incoming, (taken) => {
    mazes.push(toBeSolved(taken.maze, 'own', 'a book').maze)
    return []
  }));
  if (mazes.length === 0 && args.length > 0)
    throw new CliError('expected mazes for the book, got none', 'NO_MAZES')
  return mazes
}

/** Mazes that rise from one difficulty to another, chosen among many. */
async function randomMazes(options: BookOptions, io: Io) {
  const { risingMazes } = await import('@meikyuu/print')
  const { count = USUAL_COUNT, difficulty, quiet, seed } = options
  const next = randomCodes(ownSeed(seed, quiet, io), {
    ...choiceOf(options),
    cells: CELLS_OF_ANY_DIFFICULTY,
  })
  const total = count * CANDIDATES
  const progress = quiet ? null : await startProgress(io, total, false)
  function* candidates(): Generator<MazeRecipe, void> {
    for (let i = 0; i < total; i++) {
      yield parseRecipe(next(), NO_LIMITS)
      progress?.tick()
    }
  }
  try {
    return risingMazes(candidates(), { count, from: difficulty.least, to: difficulty.most })
  } finally {
    progress?.stop()
  }
}
