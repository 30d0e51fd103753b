import type { Command } from 'commander'
import { addExamples } from '../command-examples.js'
import { addOutput, addText, type OutputOptions, type TextOptions, widthOf } from '../common-options.js'
import type { Context } from '../context.js'
import type { Io } from '../io.js'
import { LISTS, type Listed, type ListName } from '../list/catalogue.js'
import { fits, fitsText } from '../list/fits-text.js'
import { listText, wordsText } from '../list/list-text.js'
import { deliver } from '../output/deliver.js'
import { paletteFor } from '../palette.js'

interface ListOptions extends TextOptions, OutputOptions {
  readonly json?: true
}

/** What may be asked for: a list, or what fits what. */
const SUBJECTS = [...(Object.keys(LISTS) as ListName[]), 'fits'] as const

type Subject = (typeof SUBJECTS)[number]

/** Adds the command `list`. */
export function addList(program: Command, { io }: Context): void {
  const command = program
    .command('list')
    .description('say what there is to choose from, and what fits what')
    .addArgument(
      program.createArgument('[what]', 'a list; all in short where none is named').choices(SUBJECTS),
    )
    .option('--json', 'as JSON')
  addOutput(command, 'write there what would be printed')
  addText(command)
  addExamples(command, [
    ['meikyuu list'],
    ['meikyuu list generators'],
    ['meikyuu list fits', 'which generators and treatments fit which shapes'],
  ])
  command.action((what: Subject | undefined, options: ListOptions) => list(what, options, io))
}

async function list(what: Subject | undefined, options: ListOptions, io: Io): Promise<void> {
  const text = options.json ? JSON.stringify(listed(what)) : shown(what, options, io)
  await deliver([`${text}\n`], options, io)
}

function listed(what: Subject | undefined): unknown {
  if (what === 'fits') return fits()
  if (what !== undefined) return plain(LISTS[what]())
  return {
    ...Object.fromEntries(Object.entries(LISTS).map(([name, entries]) => [name, plain(entries())])),
    fits: fits(),
  }
}

function plain(entries: readonly Listed[]): readonly object[] {
  return entries.map(({ word, title, about, facts }) => ({ word, title, about, ...facts }))
}

function shown(what: Subject | undefined, options: ListOptions, io: Io): string {
  const palette = paletteFor(io, options.color && options.output === undefined)
  const width = widthOf(options, io.out)
  if (what === 'fits') return fitsText(palette)
  if (what !== undefined) return listText(titleOf(what), LISTS[what](), palette, width)
  const lists = Object.entries(LISTS).map(([name, entries]) =>
    wordsText(titleOf(name), entries(), palette, width),
  )
  return [...lists, 'meikyuu list NAME says more of a list, meikyuu list fits what fits what.'].join('\n\n')
}

function titleOf(name: string): string {
  return `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`
}
