import { lstatSync, readlinkSync, type Stats, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

/** Where what is written goes. */
export type Target =
  | {
      /** A descriptor that the process has open, such as its standard output. */
      readonly kind: 'descriptor'
      readonly descriptor: number
    }
  | {
      /** A pipe, a terminal, a device: what cannot be replaced. */
      readonly kind: 'special'
    }
  | {
      /** A file, or the place for one, behind all links. */
      readonly kind: 'file'
      readonly path: string
      /** What stands there, or null. */
      readonly there: Stats | null
    }
  | { readonly kind: 'folder' }

/** As many links as Linux follows. */
const MOST_LINKS = 40

/** The names of open descriptors on Linux, macOS and the BSDs. */
const OPEN = /^\/(?:dev\/fd|proc\/self\/fd)\/(\d+)$/
const NAMED: Readonly<Record<string, number>> = { '/dev/stdout': 1, '/dev/stderr': 2 }

/**
 * What a path leads to. Links are followed to the last, so that it is what they
 * point to that is replaced, and they stay.
 */
export function targetOf(file: string): Target {
  let path = resolve(file)
  for (let links = 0; links < MOST_LINKS; links++) {
    const descriptor = openDescriptor(path)
    if (descriptor !== null) return { kind: 'descriptor', descriptor }
    if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() !== true) return targetAt(path)
    path = resolve(dirname(path), readlinkSync(path))
  }
  // A ring of links, or too many: the system says so in its own words.
  statSync(path)
  return targetAt(path)
}

function targetAt(path: string): Target {
  const there = statSync(path, { throwIfNoEntry: false }) ?? null
  if (there?.isDirectory()) return { kind: 'folder' }
  // Node 20's realpath goes by what it finds of the last stat: told of a pipe, it follows no
  // more links, and packages imported later that lie behind some are not found.
  if (there?.isFile() === false) statSync('.')
  return there === null || there.isFile() ? { kind: 'file', path, there } : { kind: 'special' }
}

function openDescriptor(path: string): number | null {
  if (Object.hasOwn(NAMED, path)) return NAMED[path]!
  const found = OPEN.exec(path)
  return found === null ? null : Number(found[1])
}
