import type { Command } from 'commander'

/** A line to try, and what it does where that needs saying. */
export type Example = readonly [line: string, note?: string]

const EXAMPLES: WeakMap<Command, readonly Example[]> = /* @__PURE__ */ new WeakMap()

/** Gives a command examples: its help shows them, and so does the manual. */
export function addExamples(command: Command, examples: readonly Example[]): void {
  EXAMPLES.set(command, examples)
  const title = () => command.createHelp().styleTitle('Examples:')
  command.addHelpText('after', () => `\n${title()}\n${examples.map(exampleText).join('\n')}`)
}

/** The examples that a command was given. */
export function examplesOf(command: Command): readonly Example[] {
  return EXAMPLES.get(command) ?? []
}

function exampleText([line, note]: Example): string {
  return note === undefined ? `  ${line}` : `  ${line}\n      ${note}`
}
