import { Command } from 'commander'
import { addExamples } from './command-examples.js'
import { addBook } from './commands/book.js'
import { addComplete } from './commands/complete.js'
import { addConvert } from './commands/convert.js'
import { addList } from './commands/list.js'
import { addMake } from './commands/make.js'
import { addManual } from './commands/manual.js'
import { addScore } from './commands/score.js'
import { addShow } from './commands/show.js'
import { addSolve } from './commands/solve.js'
import { addWatch } from './commands/watch.js'
import { columnsOf, NARROWEST } from './common-options.js'
import type { Context } from './context.js'
import { formatItem } from './format-item.js'
import { paletteFor } from './palette.js'
import { versionOf } from './version-of.js'
import { wrapped } from './wrapped.js'

/** The width of help that goes to no terminal. */
const USUAL_WIDTH = 80

const RECIPES =
  'A recipe is shape:size:algorithm:mode:seed, such as square:20x10:wilson:to-goal:42; meikyuu list says what there is. Without a command, show is meant.'

const ENDINGS = `Ends with 0; with 1 where input was bad or output could not be written (each
told on standard error, with a code); with 2 for a command line that cannot be
read; with 130 where it was interrupted.`

/** Where to look after a mistake. */
export function hintOf(command: string | null): string {
  return `(meikyuu ${command === null ? '' : `${command} `}--help says what there is)`
}

/** The whole command line, writing to `io`. Throws a CommanderError instead of ending the process. */
export function programOf(context: Context): Command {
  const { io } = context
  const palette = paletteFor(io, true)
  const program = new Command('meikyuu')
    .description('Mazes, their answers, and how hard they are to play.')
    .usage('[command] [options] [maze...]')
    .version(versionOf(), '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .helpCommand('help [command]', 'print the help of a command')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => io.out.write(text),
      writeErr: (text) => io.err.write(text),
      outputError: (text, write) => write(text.replace(/^error: /, 'meikyuu: ')),
      getOutHelpWidth: () => columnsOf(io.out) ?? USUAL_WIDTH,
      getErrHelpWidth: () => columnsOf(io.err) ?? USUAL_WIDTH,
      // The palette knows.
      getOutHasColors: () => true,
      getErrHasColors: () => false,
    })
    .configureHelp({
      minWidthToWrap: NARROWEST,
      formatItem,
      subcommandTerm: (command) => command.name(),
      styleTitle: (text) => palette.strong(text),
      styleOptionTerm: (text) => palette.name(text),
      styleSubcommandTerm: (text) => palette.name(text),
      styleArgumentTerm: (text) => palette.name(text),
    })
    .showHelpAfterError(hintOf(null))
    .hook('preAction', (_, command) => {
      context.called.name = command.name()
    })
  for (const add of [
    addMake,
    addShow,
    addScore,
    addSolve,
    addConvert,
    addBook,
    addWatch,
    addList,
    addComplete,
    addManual,
  ])
    add(program, context)
  for (const command of program.commands) command.showHelpAfterError(hintOf(command.name()))
  addExamples(program, [
    ['meikyuu heart:25:prim:keys-3:7'],
    ['meikyuu make --random 1000 | meikyuu score --json | sort'],
    ['meikyuu book -o mazes.pdf'],
  ])
  program.addHelpText('after', `\n${wrapped(RECIPES, columnsOf(io.out) ?? USUAL_WIDTH)}\n\n${ENDINGS}`)
  return program
}
