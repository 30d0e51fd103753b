import type { Command } from 'commander'
import { Batch } from '../batch.js'
import { addExamples } from '../command-examples.js'
import {
  addEnds,
  addFrom,
  addMazes,
  addOutput,
  addQuiet,
  type EndsOptions,
  type FromOptions,
  type OutputOptions,
  type QuietOptions,
} from '../common-options.js'
import type { Context } from '../context.js'
import { EXIT } from '../exit.js'
import { addFormat, checkApplies, type FormatOptions, formatFor } from '../formats/format-options.js'
import { FORMATS } from '../formats/formats.js'
import { hasPlace } from '../formats/one-file.js'
import { checkDestination, needsSome, type WriteOptions, writerOf } from '../formats/write-mazes.js'
import { anyItems, readAny } from '../input/any-mazes.js'
import { eachItem } from '../input/each-maze.js'
import { countOf } from '../input/items.js'
import { needInput } from '../input/need-input.js'
import type { Io } from '../io.js'
import { deliver, isPrinted } from '../output/deliver.js'

interface ConvertOptions extends OutputOptions, EndsOptions, FromOptions, QuietOptions, FormatOptions {}

/** Adds the command `convert`. */
export function addConvert(program: Command, { io, outcome }: Context): void {
  const command = program.command('convert').description('read mazes in one format and write them in another')
  addMazes(command)
  addFrom(command)
  addFormat(command, 'json')
  addEnds(command, 'those of the maze')
  addOutput(command, 'a file, or with {n} or {code} in its name one for each maze')
  addQuiet(command)
  addExamples(command, [
    ['meikyuu convert mazes.ndjson --format text'],
    ['meikyuu convert drawn.txt --output drawn.svg --solution', 'a maze drawn in characters, as a picture'],
    ['meikyuu make square:9x4:prim:to-goal:1 -t block | meikyuu convert --from text --format tiled'],
  ])
  command.action(async (args: string[], options: ConvertOptions) => {
    outcome.code = await convert(args, options, io)
  })
}

async function convert(args: readonly string[], options: ConvertOptions, io: Io): Promise<number> {
  needInput(args, io)
  const name = formatFor(options, 'json')
  checkApplies(name, options)
  const write: WriteOptions = {
    ...options,
    format: FORMATS[name],
    ends: options.ends ?? 'own',
    solution: options.solution === true,
    figures: options.figures === true,
  }
  const total = countOf(args)
  checkDestination(write, total, io)
  const batch = new Batch(io)
  const quiet = options.quiet === true
  const work = writerOf(write, io)
  const pieces = eachItem(
    anyItems(args, options.from, io),
    {
      io,
      batch,
      quiet,
      total,
      isPrinted: isPrinted(options),
      takesLong: write.format.isBinary === true,
      needsSome: needsSome(write),
    },
    async (item) => work(await readAny(item, quiet, io, write.format.readsGraph)),
  )
  await deliver(pieces, hasPlace(options.output) ? {} : options, io)
  return batch.failed ? EXIT.badInput : EXIT.done
}
