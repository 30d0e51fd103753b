import { Command } from 'commander'
import { addShow } from './commands/show.js'
import type { Io } from './io.js'

/** The whole command line, writing to `io`. Throws a CommanderError instead of ending the process. */
export function programOf(io: Io): Command {
  const program = new Command('meikyuu')
    .description('Mazes, their answers, and how hard they are to play.')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => io.out.write(text),
      writeErr: (text) => io.err.write(text),
    })
    .showHelpAfterError('(meikyuu --help says what there is)')
  addShow(program, io)
  return program
}
