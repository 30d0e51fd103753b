import type { Command } from 'commander'
import { Batch } from '../batch.js'
import { UsageError } from '../cli-error.js'
import { addExamples } from '../command-examples.js'
import {
  addEnds,
  addMazes,
  addOutput,
  addQuiet,
  type EndsOptions,
  type OutputOptions,
  type QuietOptions,
} from '../common-options.js'
import type { Context } from '../context.js'
import { EXIT } from '../exit.js'
import { addFormat, checkApplies, type FormatOptions, formatFor } from '../formats/format-options.js'
import { FORMATS } from '../formats/formats.js'
import { hasPlace } from '../formats/one-file.js'
import { diskWriterOf } from '../formats/write-from-disk.js'
import { streamWriterOf } from '../formats/write-from-stream.js'
import { checkDestination, needsSome, type WriteOptions, writerOf } from '../formats/write-mazes.js'
import { eachItem } from '../input/each-maze.js'
import type { Item } from '../input/item.js'
import { countOf, itemsOf } from '../input/items.js'
import { needInput } from '../input/need-input.js'
import { readMaze } from '../input/read-maze.js'
import { checkInterrupted } from '../interrupts.js'
import type { Io } from '../io.js'
import { deliver, isPrinted } from '../output/deliver.js'
import { Parts } from '../parts/parts.js'
import {
  addChoice,
  CHOICE_NAMES,
  type ChoiceOptions,
  checkHaveEnds,
  choiceOf,
} from '../random/choice-options.js'
import { ownSeed, tellSeed } from '../random/own-seed.js'
import { CELLS_OF_ANY_DIFFICULTY, codeWithin, randomCodes, USUAL_CELLS } from '../random/random-recipes.js'
import { type Range, scoreRange } from '../random/size-range.js'
import { byteSize } from '../words/byte-size.js'
import { wholeNumber } from '../words/whole-number.js'

interface MakeOptions extends OutputOptions, EndsOptions, QuietOptions, FormatOptions, ChoiceOptions {
  readonly random?: number
  readonly difficulty?: Range
  readonly tries: number
  readonly memory?: number
  readonly stream?: true
  readonly times?: true
}

/** So many mazes are tried for one of a difficulty, unless told otherwise. */
const USUAL_TRIES = 1000

const MOST = 1_000_000_000

/** Adds the command `make`. */
export function addMake(program: Command, { io, outcome }: Context): void {
  const command = program
    .command('make')
    .description('build mazes from recipes and write them in any format, or think up recipes')
  addMazes(command)
  addFormat(command, 'json; with --random, recipe')
  addEnds(command, 'those of the recipe')
  addOutput(command, 'a file, or with {n} or {code} in its name one for each maze')
  addQuiet(command)
  command.option(
    '--memory <size>',
    'hold no more than this, such as 256M: build the maze in a file of a byte a cell, and write it as bits or packed, or as block where it is a map; for squares without treatments: backtracker, sidewinder to the north or south, binary-tree, as a map or to-goal; eller as a map',
    byteSize,
  )
  command.option(
    '--stream',
    'make the maze row by row while it is written, however big (maps of squares by eller, sidewinder or binary-tree, to bits, packed or block)',
  )
  command.option(
    '--times',
    'solve and score each maze, and say how long each part took; of more than 16 million cells it is said unasked (with --memory it is built and written only)',
  )
  command
    .optionsGroup('Recipes at random:')
    .option('-r, --random <count>', 'think up so many recipes', wholeNumber(0, MOST))
  addChoice(command, '100 to 900 cells')
  command
    .option('--difficulty <score>', 'only such as are so hard, as in 40..60', scoreRange)
    .option(
      '--tries <count>',
      'give up after so many for one of the difficulty',
      wholeNumber(1, MOST),
      USUAL_TRIES,
    )
  addExamples(command, [
    ['meikyuu make heart:25:prim:keys-3:7', 'a document of one line'],
    ['meikyuu make heart:25:prim:keys-3:7 --output heart.svg --solution'],
    ['meikyuu make --random 1000 --shape square,hex --size 10..30 > recipes.txt'],
    ['meikyuu make --random 5 --seed 7 --difficulty 60..80'],
    ["meikyuu make --random 20 --output 'maze-{n}.svg'"],
    ['meikyuu make square:1000x1000:eller:to-goal:1 --times > maze.json'],
    ['meikyuu make square:32768x32768:backtracker:map:1 --memory 256M --output huge.1.png'],
    ['meikyuu make square:100000x100000:sidewinder:map:1 --stream --output vast.1.png'],
  ])
  command.action(async (args: string[], options: MakeOptions) => {
    outcome.code = await make(args, options, io)
  })
}

async function make(args: readonly string[], options: MakeOptions, io: Io): Promise<number> {
  const { random } = options
  checkRandom(args, options)
  if (random === undefined) needInput(args, io)
  if (options.difficulty !== undefined) checkHaveEnds(options.mode)
  const name = formatFor(options, random === undefined ? 'json' : 'recipe')
  checkByRows(options)
  checkApplies(name, options)
  const write: WriteOptions = {
    ...options,
    format: FORMATS[name],
    ends: options.ends ?? 'own',
    solution: options.solution === true,
    figures: options.figures === true,
  }
  const total = random ?? countOf(args)
  checkDestination(write, total, io)
  const batch = new Batch(io)
  const incoming = {
    args,
    io,
    batch,
    quiet: options.quiet,
    total,
    isPrinted: isPrinted(options),
    takesLong: write.format.isBinary === true || options.difficulty !== undefined,
    needsSome: needsSome(write),
  }
  const workOnCode = rowsWriterOf(write, options, io)
  if (workOnCode !== null) {
    const pieces = eachItem(itemsOf(args, io), incoming, ({ text }) => workOnCode(text))
    await deliver(pieces, hasPlace(options.output) ? {} : options, io)
    return batch.failed ? EXIT.badInput : EXIT.done
  }
  const work = writerOf(write, io)
  const items = random === undefined ? itemsOf(args, io) : randomItems(random, options, io)
  // A code at random that is only printed need not be built.
  const isOnlyCode = random !== undefined && name === 'recipe' && options.ends === undefined && !options.times
  const pieces = eachItem(items, incoming, async ({ text, place }) => {
    if (isOnlyCode) return [`${text}\n`]
    const parts = new Parts(timesOf(options))
    return work(await parts.time('built', () => readMaze(text, place, write.format.readsGraph)), parts)
  })
  await deliver(pieces, hasPlace(options.output) ? {} : options, io)
  return batch.failed ? EXIT.badInput : EXIT.done
}

/** Whether it is told how long parts take: as asked, or where it takes long unless quiet. */
function timesOf({ times, quiet }: MakeOptions): boolean | undefined {
  return times ?? (quiet ? false : undefined)
}

async function* randomItems(
  count: number,
  options: MakeOptions,
  io: Io,
): AsyncGenerator<readonly Item[], void, undefined> {
  const { difficulty, tries } = options
  const seed = ownSeed(options.seed)
  const draw = randomCodes(seed, {
    ...choiceOf(options),
    cells: difficulty === undefined ? USUAL_CELLS : CELLS_OF_ANY_DIFFICULTY,
  })
  tellSeed(seed, options.quiet, io)
  const check = () => checkInterrupted(io.interrupts)
  for (let i = 0; i < count; i++)
    yield [
      {
        place: null,
        text: difficulty === undefined ? draw() : await codeWithin(draw, { difficulty, tries, check }),
      },
    ]
}

/** What becomes of each recipe where its maze is never in memory; null where it is. */
function rowsWriterOf(write: WriteOptions, options: MakeOptions, io: Io) {
  const { memory, stream } = options
  const given = { ...write, times: timesOf(options) }
  if (stream) return streamWriterOf(given, io)
  return memory === undefined ? null : diskWriterOf({ ...given, memory }, io)
}

/** Options that need a maze that is in memory. */
const IN_MEMORY = ['random', 'ends', 'solution', 'figures'] as const

function checkByRows(options: MakeOptions): void {
  const { memory, stream } = options
  if (memory === undefined && !stream) return
  const lost = [...(stream ? (['memory'] as const) : []), ...IN_MEMORY].find(
    (name) => options[name] !== undefined,
  )
  if (lost !== undefined)
    throw new UsageError(`expected ${stream ? '--stream' : '--memory'} or --${lost}, not both`)
}

/** Options that only mean something at random. */
const OF_RANDOM = [...CHOICE_NAMES, 'difficulty'] as const

function checkRandom(args: readonly string[], options: MakeOptions): void {
  if (options.random !== undefined) {
    if (args.length > 0) throw new UsageError('expected recipes or --random, not both')
    return
  }
  const lost = OF_RANDOM.find((name) => options[name] !== undefined)
  if (lost !== undefined) throw new UsageError(`expected --random with --${lost}: a recipe says its own`)
}
