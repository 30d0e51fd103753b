import { createReadStream, statSync } from 'node:fs'
import type { Interrupts } from '../interrupts.js'
import type { Io } from '../io.js'
import { isSystemError } from '../is-system-error.js'
import type { Item } from './item.js'
import { type Line, readLines } from './read-lines.js'
import { INPUT, unlessRefused } from './unless-refused.js'

/**
 * What the arguments name, as it comes, what comes at once together: codes and
 * documents stand for themselves, `-` for the lines of the input, a file for its
 * lines. Without arguments, the lines of the input.
 */
export async function* itemsOf(
  args: readonly string[],
  io: Io,
): AsyncGenerator<readonly Item[], void, undefined> {
  if (args.length === 0) yield* inputItems(io)
  for (const [i, arg] of args.entries())
    if (arg === '-') yield* inputItems(io)
    else if (isFile(arg)) yield* fileItems(arg, io)
    else yield [{ place: args.length === 1 ? null : `argument ${i + 1}`, text: arg }]
}

/** How many things the arguments name, where that is known before they are read. */
export function countOf(args: readonly string[]): number | null {
  return args.length === 0 || args.some((arg) => arg === '-' || isFile(arg)) ? null : args.length
}

/** In big integers: why, see main.ts. */
const STATS = { bigint: true, throwIfNoEntry: false } as const

/**
 * Whether an argument is the name of a file: one with a slash; without a colon,
 * one with an ending or of a file that is there. Codes have colons.
 */
export function isFile(arg: string): boolean {
  if (arg.startsWith('{') || arg === '-') return false
  if (/[/\\]/.test(arg)) return true
  if (arg.includes(':') || arg === '') return false
  return /\.\w+$/.test(arg) || isThere(arg)
}

/** Whether a file is there, perhaps one that cannot be read. */
function isThere(name: string): boolean {
  try {
    return statSync(name, STATS) !== undefined
  } catch (error) {
    return !(isSystemError(error) && error.code === 'ENAMETOOLONG')
  }
}

async function* inputItems({ input, interrupts }: Io): AsyncGenerator<readonly Item[], void, undefined> {
  if (input !== undefined) yield* unlessRefused(INPUT, itemsIn(input, '', interrupts))
}

function fileItems(file: string, { interrupts }: Io): AsyncGenerator<readonly Item[], void, undefined> {
  return unlessRefused(file, itemsIn(createReadStream(file), `${file}, `, interrupts))
}

async function* itemsIn(
  source: AsyncIterable<Uint8Array | string>,
  prefix: string,
  interrupts: Interrupts | undefined,
): AsyncGenerator<readonly Item[], void, undefined> {
  for await (const lines of readLines(source, interrupts)) yield lineItems(lines, prefix)
}

/** Lines as items. What is said of one begins with the name of its file. */
export function lineItems(lines: readonly Line[], prefix: string): Item[] {
  return lines.map(({ number, text }) => ({ place: `${prefix}line ${number}`, text }))
}
