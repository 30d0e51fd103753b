import type { Argument, Command, Option } from 'commander'
import { examplesOf } from '../command-examples.js'

/** What the manual says besides what the help of each command does. */
const SECTIONS = `## RECIPES

A recipe is \`shape:size:algorithm:mode:seed\`, such as \`heart:25:prim:keys-3:7\`. The same recipe is the same maze
for ever. \`meikyuu list\` says which words there are, and \`docs/recipes.md\` what may follow them.

## INPUT AND OUTPUT

Where mazes are asked for, they are recipes or documents in JSON: as arguments, in files, or one a line on standard
input. Lines are worked on as they come; what is wrong with one is told with its number and a code, and the rest goes
on. Files are written whole or not at all, and nothing is written over without \`--force\`.

## EXIT STATUS

* \`0\`: all went well, also where whoever read the output stopped early
* \`1\`: bad input, or output that could not be written; standard error says which, with a code
* \`2\`: a command line that cannot be read
* \`130\`: interrupted by Ctrl-C; other signals as shells have them

## ENVIRONMENT

* \`NO_COLOR\`: no colours, where it is set and not empty
* \`FORCE_COLOR\`: colours also where the output is no terminal; none where it is \`0\` or \`false\`
* \`TERM\`: no colours where it is \`dumb\``

/** The manual in Markdown, as marked-man takes it: from the same commands that \`--help\` shows. */
export function manualMarkdown(program: Command): string {
  const commands = program.commands.filter((command) => isShown(program, command))
  return [
    `# ${program.name()}(1) -- ${lowered(program.description())}`,
    '## SYNOPSIS',
    `\`${program.name()}\` [*command*] [*options*] [*maze*...]`,
    '## DESCRIPTION',
    `${program.description()} Without a command, \`show\` is meant.`,
    '## COMMANDS',
    ...commands.map(commandText),
    SECTIONS,
    '## EXAMPLES',
    ...examplesOf(program).map(([line]) => `    ${line}`),
    '',
  ].join('\n\n')
}

/** Every command has it. */
const HELP = '--help'

function isShown(program: Command, command: Command): boolean {
  return program.createHelp().visibleCommands(program).includes(command)
}

function commandText(command: Command): string {
  const help = command.createHelp()
  const options = help.visibleOptions(command).filter(({ long }) => long !== HELP)
  const examples = examplesOf(command)
  return [
    `### ${command.name()} ${command.usage().replace('[options]', '[*options*]')}`,
    sentence(command.description()),
    ...help.visibleArguments(command).map(argumentText),
    ...options.map(optionText),
    ...(examples.length === 0 ? [] : ['Examples:', examples.map(([line]) => `    ${line}`).join('\n')]),
  ].join('\n\n')
}

function argumentText(argument: Argument): string {
  return `* *${argument.name()}*: ${argument.description}${choicesText(argument.argChoices)}`
}

function optionText(option: Option): string {
  const { flags, description, defaultValueDescription, defaultValue, argChoices } = option
  const usual = typeof defaultValue === 'string' ? defaultValue : undefined
  const told = defaultValueDescription ?? usual
  return `* \`${flags}\`: ${description}${choicesText(argChoices)}${told === undefined ? '' : ` (unless told, ${told})`}`
}

function choicesText(choices: readonly string[] | undefined): string {
  return choices === undefined ? '' : `: ${choices.join(', ')}`
}

function sentence(text: string): string {
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}.`
}

function lowered(text: string): string {
  return `${text.slice(0, 1).toLowerCase()}${text.slice(1)}`.replace(/\.$/, '')
}
