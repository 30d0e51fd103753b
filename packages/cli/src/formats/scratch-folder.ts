import { realpathSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, resolve } from 'node:path'
import { isPrinted } from '../output/deliver.js'

/**
 * Where a maze is built that goes to an output: beside the file, as temporary folders are often
 * memory themselves; among temporary files where the output is a pipe, a terminal or a device.
 */
export function scratchFolder(output: string): string {
  if (isPrinted({ output })) return tmpdir()
  // In big integers: Node 20's realpath goes by what it finds of the last stat in plain ones.
  const there = statSync(output, { bigint: true, throwIfNoEntry: false })
  if (there === undefined) return dirname(resolve(output))
  if (!there.isFile()) return tmpdir()
  return dirname(realpathSync.native(output))
}
