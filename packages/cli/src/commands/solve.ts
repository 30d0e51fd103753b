import type { Command } from 'commander'
import { MOST_SEED, SOLVERS, type Solved, type SolverName, solveMaze } from 'meikyuu'
import { Batch } from '../batch.js'
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
import { counted } from '../counted.js'
import { drawMaze } from '../draw-maze.js'
import { EXIT } from '../exit.js'
import { eachMaze, type Work } from '../input/each-maze.js'
import { toBeSolved } from '../input/ends-choice.js'
import { countOf } from '../input/items.js'
import { needInput } from '../input/need-input.js'
import { nameOf } from '../input/taken-maze.js'
import type { Io } from '../io.js'
import { deliver, isPrinted } from '../output/deliver.js'
import { paletteFor } from '../palette.js'
import { solverTold } from '../solver-told.js'
import { jsonLine } from '../visible.js'
import { knownWord } from '../words/known-word.js'
import { wholeNumber } from '../words/whole-number.js'
import { wrapped } from '../wrapped.js'

interface SolveOptions extends OutputOptions, EndsOptions, FromOptions, TextOptions, QuietOptions {
  readonly solver: SolverName
  readonly seed?: number
  readonly json?: true
}

/** Adds the command `solve`. */
export function addSolve(program: Command, { io, outcome }: Context): void {
  const command = program
    .command('solve')
    .description('find the way, by any of the solvers, and say what it took')
  addMazes(command)
  addFrom(command)
  command
    .option(
      '-b, --by <solver>',
      `one of ${Object.keys(SOLVERS).join(', ')}`,
      knownWord(SOLVERS),
      'breadth-first',
    )
    .option('-s, --seed <number>', 'the chance of a solver that takes one', wholeNumber(0, MOST_SEED))
    .option('--json', 'one line of JSON for each maze: the cells of the route and what was looked at')
  addEnds(command, 'those of the maze; for a map, suggested')
  addOutput(command, 'write there what would be printed')
  addText(command)
  addQuiet(command)
  addExamples(command, [
    ['meikyuu solve square:19x9:wilson:enter-leave:3'],
    ['meikyuu solve --by wall-left circle:9:prim:centre-out:4'],
    ['meikyuu make --random 100 | meikyuu solve --by tremaux --json'],
  ])
  command.action(
    async (args: string[], { by, ...options }: Omit<SolveOptions, 'solver'> & { by: SolverName }) => {
      outcome.code = await solve(args, { solver: by, ...options }, io)
    },
  )
}

async function solve(args: readonly string[], options: SolveOptions, io: Io): Promise<number> {
  needInput(args, io)
  const batch = new Batch(io)
  const { quiet } = options
  const pieces = eachMaze(
    // Some walk about at random.
    {
      args,
      io,
      batch,
      quiet,
      total: countOf(args),
      isPrinted: isPrinted(options),
      takesLong: true,
      asGraph: true,
      from: options.from,
      needsSome: !isPrinted(options),
    },
    answerTo(options, io),
  )
  await deliver(pieces, options, io)
  return batch.failed ? EXIT.badInput : EXIT.done
}

/** What is printed of each maze. */
function answerTo(options: SolveOptions, io: Io): Work {
  const { solver, ends = 'own', json, output } = options
  const palette = paletteFor(io, options.color && (output === undefined || output === '-'))
  const width = widthOf(options, io.out)
  const told = solverTold(options, io)
  return (taken) => {
    const { maze, endsSuggested } = toBeSolved(taken.maze, ends, 'a solver')
    const solved = solveMaze(maze, solver, told(maze.grid.cells))
    const { code } = taken
    const route = solved.route ?? new Int32Array()
    if (json) {
      const { start, goal, keys } = maze
      const answer = { code, ends: { start, goal, keys, suggested: endsSuggested }, solver, ...solved }
      return [`${jsonLine({ ...answer, route: solved.route && [...route] })}\n`]
    }
    const answer = { way: route, trips: new Int32Array() }
    const shown = { name: nameOf(taken), maze, endsSuggested }
    const drawing = drawMaze(shown, { width, answer, palette, hasPicture: true })
    return [`\n${drawing}\n\n${wrapped(solvedText(solver, solved), width)}\n`]
  }
}

function solvedText(solver: SolverName, { route, visited, steps, shortest, reason }: Solved): string {
  const cost = `${counted(visited, 'cell')} looked at, ${counted(steps, 'passage')} walked`
  const { title } = SOLVERS[solver]
  if (route === null) return `${title}: no way found (${REASONS[reason ?? 'no-way']}); ${cost}.`
  const kind = shortest ? 'as short as any' : 'perhaps not the shortest'
  return `${title}: a way of ${counted(route.length, 'cell')}, ${kind}; ${cost}.`
}

const REASONS = {
  'no-way': 'there is none',
  'came-back': 'it would walk in a circle for ever',
  'out-of-steps': 'it gave up walking',
} as const
