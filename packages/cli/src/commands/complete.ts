import type { Command } from 'commander'
import { UsageError } from '../cli-error.js'
import { addExamples } from '../command-examples.js'
import { SHELLS } from '../completion/shells.js'
import type { Context } from '../context.js'
import { put } from '../output/put.js'

/** Adds the command `complete`, which shells ask too: `complete -- WORD...`. */
export function addComplete(program: Command, { io, argv }: Context): void {
  const command = program
    .command('complete')
    .description('print a script that completes words of this command in your shell')
    .usage('<shell>')
    .argument('<shell>', `one of ${SHELLS.join(', ')}`)
    .argument('[words...]')
  command.configureHelp({ visibleArguments: ({ registeredArguments }) => registeredArguments.slice(0, 1) })
  addExamples(command, [
    ['source <(meikyuu complete bash)', 'needs the package bash-completion'],
    ['source <(meikyuu complete zsh)'],
    ['meikyuu complete fish > ~/.config/fish/completions/meikyuu.fish'],
  ])
  command.action(async (first: string, words: string[]) => {
    const { completions, completionScript } = await import('../completion/completions.js')
    if (argv[1] === '--') return put(io.out, completions(program, [first, ...words]))
    const shell = SHELLS.find((name) => name === first)
    if (shell === undefined || words.length > 0) throw new UsageError(`expected one of ${SHELLS.join(', ')}`)
    return put(io.out, completionScript(program, shell))
  })
}
