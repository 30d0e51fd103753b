import type { Command } from 'commander'
import { MOST_SEED, NO_LIMITS, parseRecipe, recipeCode, SOLVERS, type SolverName } from 'meikyuu'
import { UsageError } from '../cli-error.js'
import { addExamples } from '../command-examples.js'
import {
  addEnds,
  addQuiet,
  addText,
  type EndsOptions,
  type QuietOptions,
  type TextOptions,
  widthOf,
} from '../common-options.js'
import type { Context } from '../context.js'
import { DEFAULT_CODE } from '../default-code.js'
import { toBeSolved } from '../input/ends-choice.js'
import { checkRoom, readMaze } from '../input/read-maze.js'
import { nameOf } from '../input/taken-maze.js'
import type { Io } from '../io.js'
import { deliver } from '../output/deliver.js'
import { isDumb, paletteFor } from '../palette.js'
import { solverTold } from '../solver-told.js'
import { carvingPhases } from '../watch/carving-phases.js'
import type { Phase } from '../watch/phase.js'
import { playLive } from '../watch/play-live.js'
import { Player } from '../watch/player.js'
import { Scene } from '../watch/scene.js'
import { solvingPhase } from '../watch/solving-phase.js'
import { knownWord } from '../words/known-word.js'
import { wholeNumber } from '../words/whole-number.js'
import { wrapped } from '../wrapped.js'

interface WatchOptions extends EndsOptions, TextOptions, QuietOptions {
  readonly solver?: SolverName
  readonly seed?: number
  readonly speed?: number
  readonly frames?: number
  readonly once?: true
}

const FASTEST = 1_000_000
const MOST_FRAMES = 100_000

/** As many rows as a picture that goes to no terminal may have. */
const ANY_ROWS = 100_000

/** Adds the command `watch`. */
export function addWatch(program: Command, { io }: Context): void {
  const command = program
    .command('watch')
    .description('watch a maze being made, or a solver at work, step by step in the terminal')
    .argument('[maze]', 'a recipe, or with --solver a document too; one of its own where none is named')
    .option('-b, --solver <solver>', `watch one of ${Object.keys(SOLVERS).join(', ')}`, knownWord(SOLVERS))
    .option('-s, --seed <number>', 'the chance of a solver that takes one', wholeNumber(0, MOST_SEED))
    .option('--speed <steps>', 'steps a second (all of it in 20 seconds)', wholeNumber(1, FASTEST))
    .option('--once', 'end by itself when all is shown')
    .option(
      '--frames <count>',
      'print so many pictures, spread over the whole, in place of a live one',
      wholeNumber(1, MOST_FRAMES),
    )
  addEnds(command, 'those of the maze; for a map, suggested')
  addText(command)
  addQuiet(command)
  addExamples(command, [
    ['meikyuu watch square:19x9:wilson:to-goal:3'],
    ['meikyuu watch --solver tremaux circle:7:prim:centre-out:4'],
    ['meikyuu watch --speed 200 square:19x9:backtracker~braid-50:map:1'],
    ['meikyuu watch --frames 3 square:9x4:kruskal:map:1'],
  ])
  command.addHelpText(
    'after',
    '\nKeys: space pauses; right and left step; up and down leap; + and - change the\nspeed; home and end go to the ends; q quits.',
  )
  command.action((maze: string | undefined, options: WatchOptions) =>
    watch(maze ?? DEFAULT_CODE, options, io),
  )
}

async function watch(text: string, options: WatchOptions, io: Io): Promise<void> {
  const { frames, once = false, speed } = options
  if (frames === undefined && io.out.isTTY !== true)
    throw new UsageError('watch needs a terminal; --frames 10 prints ten pictures instead')
  if (frames === undefined && isDumb(io.env))
    throw new UsageError(
      'watch needs a terminal that moves its cursor; --frames 10 prints ten pictures instead',
    )
  const { name, phases } = await phasesOf(text, options, io)
  const player = new Player(phases, speed)
  const scene = new Scene(name, paletteFor(io, options.color))
  const columns = widthOf(options, io.out)
  if (frames === undefined) await playLive(player, scene, { columns, once }, io)
  else await deliver(framesOf(player, scene, frames, columns), {}, io)
}

async function phasesOf(
  text: string,
  options: WatchOptions,
  io: Io,
): Promise<{ readonly name: string; readonly phases: readonly Phase[] }> {
  const { solver, ends = 'own', seed, quiet } = options
  if (solver === undefined) {
    const recipe = parseRecipe(text, NO_LIMITS)
    await checkRoom(recipe, true)
    return { name: recipeCode(recipe), phases: carvingPhases(recipe) }
  }
  const taken = await readMaze(text, null, true)
  const { maze } = toBeSolved(taken.maze, ends, 'a solver')
  return {
    name: nameOf(taken),
    phases: [solvingPhase(maze, solver, solverTold({ solver, seed, quiet }, io)(maze.grid.cells))],
  }
}

/** Pictures spread evenly over the whole, the first and the last moment among them. */
function* framesOf(player: Player, scene: Scene, frames: number, columns: number): Generator<string, void> {
  for (let i = 0; i < frames; i++) {
    player.seek(frames === 1 ? player.length : Math.round((i * player.length) / (frames - 1)))
    player.isPaused = true
    const title = wrapped(`${player.current.phase.title}, step ${player.step} of ${player.length}`, columns)
    yield `${i === 0 ? '' : '\n'}${title}\n${scene.picture(player, columns, ANY_ROWS).join('\n')}\n`
  }
}
