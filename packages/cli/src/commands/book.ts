import type { Command } from 'commander'
import { type MazeRecipe, type MazeWithEnds, NO_LIMITS, parseRecipe } from 'meikyuu'
import { Batch } from '../batch.js'
import { CliError, UsageError } from '../cli-error.js'
import { addExamples } from '../command-examples.js'
import {
  addFrom,
  addMazes,
  addOutput,
  addQuiet,
  type FromOptions,
  type OutputOptions,
  type QuietOptions,
} from '../common-options.js'
import type { Context } from '../context.js'
import { EXIT } from '../exit.js'
import { formatOfFile } from '../formats/formats.js'
import { eachMaze } from '../input/each-maze.js'
import { toBeSolved } from '../input/ends-choice.js'
import { countOf } from '../input/items.js'
import type { Io } from '../io.js'
import { deliver, isPrinted } from '../output/deliver.js'
import { startProgress } from '../progress.js'
import {
  addChoice,
  CHOICE_NAMES,
  type ChoiceOptions,
  checkHaveEnds,
  choiceOf,
} from '../random/choice-options.js'
import { ownSeed, tellSeed } from '../random/own-seed.js'
import { CELLS_OF_ANY_DIFFICULTY, randomCodes } from '../random/random-recipes.js'
import { type Range, scoreRange } from '../random/size-range.js'
import { note } from '../tell.js'
import { wholeNumber } from '../words/whole-number.js'

interface BookOptions extends OutputOptions, FromOptions, QuietOptions, ChoiceOptions {
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
  addFrom(command)
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
  checkName(options.output)
  checkHaveEnds(options.mode)
  const chosen = ([...CHOICE_NAMES, 'count'] as const).find((name) => options[name] !== undefined)
  if (args.length > 0 && chosen !== undefined) throw new UsageError(`expected mazes or --${chosen}, not both`)
  const batch = new Batch(io)
  const print = await import('@meikyuu/print')
  const reads = args.length > 0 || (chosen === undefined && io.input?.isPiped === true)
  const given = reads ? await givenMazes(args, options, batch, io) : []
  const seed = ownSeed(options.seed)
  const mazes = reads ? given : await randomMazes(seed, options, io)
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
  if (!reads) tellSeed(seed, options.quiet, io)
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
  const incoming = {
    args,
    io,
    batch,
    quiet: options.quiet,
    total: countOf(args),
    isPrinted: false,
    from: options.from,
    asGraph: true,
  }
  for await (const _ of eachMaze(incoming, (taken) => {
    mazes.push(toBeSolved(taken.maze, 'own', 'a book').maze)
    return []
  }));
  if (mazes.length === 0)
    throw new CliError(
      'expected mazes for the book, got none; --count makes one of mazes at random',
      'NOTHING_READ',
    )
  return mazes
}

/** A maze that is farther than this from its difficulty is told of. */
const FAR = 10

/** How far mazes are from the difficulties that they were chosen for, at most. */
function farthest(
  rated: readonly { readonly score: number }[],
  { least, most }: Range,
): { readonly missed: number; readonly scores: string } {
  const step = rated.length === 1 ? 0 : (most - least) / (rated.length - 1)
  const missed = rated.map(({ score }, i) => Math.round(Math.abs(score - least - step * i)))
  return { missed: Math.max(...missed), scores: `${rated[0]?.score} to ${rated.at(-1)?.score}` }
}

/** Throws a UsageError for a name that says that it holds something else. Devices and pipes say nothing. */
function checkName(output: string | undefined): void {
  if (output !== undefined && /\.\w+$/.test(output) && formatOfFile(output) !== 'pdf')
    throw new UsageError(`expected a name that ends in .pdf for --output, got ${output}`)
}

/** Mazes that rise from one difficulty to another, chosen among many. */
async function randomMazes(seed: number, options: BookOptions, io: Io): Promise<readonly MazeWithEnds[]> {
  const { risingMazes } = await import('@meikyuu/print')
  const { count = USUAL_COUNT, difficulty, quiet } = options
  const next = randomCodes(seed, {
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
    const { least, most } = difficulty
    const rated = risingMazes(candidates(), { count, from: least, to: most })
    const { missed, scores } = farthest(rated, difficulty)
    if (missed > FAR && quiet !== true)
      note(
        io,
        `meikyuu: expected mazes that rise from difficulty ${least} to ${most}, got ${scores}, up to ${missed} away; another --size may help`,
      )
    return rated.map(({ maze }) => maze)
  } finally {
    progress?.stop()
  }
}
