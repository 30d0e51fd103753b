import { Command } from 'commander'
import { addConvert } from './commands/convert.js'
import { addList } from './commands/list.js'
import { addMake } from './commands/make.js'
import { addScore } from './commands/score.js'
import { addShow } from './commands/show.js'
import { addSolve } from './commands/solve.js'
import { addWatch } from './commands/watch.js'
import type { Context } from './context.js'
import type { Io } from './io.js'
import { paletteFor } from './palette.js'

/** The width of help that goes to no terminal. */
const USUAL_WIDTH = 80

/** The whole command line, writing to `io`. Throws a CommanderError instead of ending the process. */
export function programOf(io: Io, outcome: Context['outcome']): Command {
  const palette = paletteFor(io, true)
  const program = new Command('meikyuu')
    .description('Mazes, their answers, and how hard they are to play.')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => io.out.write(text),
      writeErr: (text) => io.err.write(text),
      getOutHelpWidth: () => io.out.columns ?? USUAL_WIDTH,
      getErrHelpWidth: () => io.err.columns ?? USUAL_WIDTH,
      // The palette knows.
      getOutHasColors: () => true,
      getErrHasColors: () => false,
    })
    .configureHelp({
      styleTitle: (text) => palette.strong(text),
      styleOptionTerm: (text) => palette.name(text),
      styleSubcommandTerm: (text) => palette.name(text),
      styleArgumentTerm: (text) => palette.name(text),
    })
    .showHelpAfterError('(meikyuu --help says what there is)')
  const context: Context = { io, outcome }
  for (const add of [addMake, addShow, addScore, addSolve, addConvert, addWatch, addList])
    add(program, context)
  return program
}
