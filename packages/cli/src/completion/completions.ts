import tab, { type Complete, RootCommand, type Command as TabCommand } from '@bomb.sh/tab'
import type { Command, Option } from 'commander'
import { captured } from './captured.js'
import { SHELLS, type Shell } from './shells.js'
import { type Value, valuesOf } from './values.js'

/** What the last line of an answer says where files complete too, and where none do. */
const FILES_TOO = ':0'
const NO_FILES = ':4'

/** The script that makes a shell ask for completions. */
export function completionScript(program: Command, shell: Shell): string {
  const name = program.name()
  const text = captured(() => tab.setup(name, name, shell))
  // Where nothing of ours completes, files may.
  return shell === 'bash' ? text.replace('complete -F', 'complete -o default -F') : text
}

/**
 * The answer to a shell that asks what may stand in place of the last word: a
 * line each, a tab and what it is behind it; at the end how to go on.
 */
export function completions(program: Command, words: readonly string[]): string {
  const root = rootOf(program)
  // Its own array: it is written to.
  const answer = captured(() => root.parse([...words]))
  return answer === `${NO_FILES}\n` && takesFiles(words) ? `${FILES_TOO}\n` : answer
}

function takesFiles(words: readonly string[]): boolean {
  return words.length > 1 && words.at(-1)?.startsWith('-') !== true
}

function rootOf(program: Command): RootCommand {
  const root = new RootCommand()
  addOptions(root, program)
  for (const command of program.createHelp().visibleCommands(program)) {
    const added = root.command(command.name(), command.description())
    addOptions(added, command)
    for (const argument of command.registeredArguments) {
      const values = argument.argChoices?.map((word) => ({ word, about: '' })) ?? []
      added.argument(argument.name(), handlerOf(values), argument.variadic)
    }
  }
  const commands = program.commands.map((command) => ({ word: command.name(), about: command.description() }))
  root.commands.get('help')?.argument('command', handlerOf(commands))
  root.commands.get('complete')?.argument('shell', handlerOf(SHELLS.map((word) => ({ word, about: '' }))))
  return root
}

function addOptions(to: TabCommand, command: Command): void {
  for (const option of command.createHelp().visibleOptions(command)) addOption(to, option)
}

function addOption(to: TabCommand, option: Option): void {
  const name = option.long?.slice(2)
  if (name === undefined) return
  const alias = option.short?.slice(1)
  if (option.required || option.optional)
    to.option(name, option.description, handlerOf(valuesOf(option)), alias)
  else if (alias === undefined) to.option(name, option.description)
  else to.option(name, option.description, alias)
}

function handlerOf(values: readonly Value[]): (complete: Complete) => void {
  return (complete) => {
    for (const { word, about } of values) complete(word, about)
  }
}
