import { execFileSync } from 'node:child_process'
import { type Spread, spreadOf } from './statistics.js'

/** What a picture takes to make, once, in a process of its own. */
export interface PictureCost {
  /** What is made. */
  readonly name: string
  /** Milliseconds of processor time, compiling included. */
  readonly milliseconds: Spread
  /** How long what is made is. */
  readonly bytes: number
  /** The most memory that the process held. */
  readonly peakBytes: Spread
  /** The most it had held when the maze was there, and nothing drawn. */
  readonly mazeBytes: Spread
}

/** What one process says. */
type Once = { readonly [figure in 'milliseconds' | 'bytes' | 'peakBytes' | 'mazeBytes']: number }

/**
 * Every picture is made once by each process, as a command does; pictures by turns.
 *
 * @param program The file that makes one: `picture-once.mjs`.
 */
export function benchPictures(program: string, processes: number): PictureCost[] {
  const names: string[] = JSON.parse(output(program))
  const rounds = Array.from({ length: processes }, () => names.map((name) => once(program, name)))
  return names.map((name, i) => {
    const spread = (figure: keyof Once) => spreadOf(rounds.map((round) => round[i]![figure]))
    return {
      name,
      milliseconds: spread('milliseconds'),
      bytes: rounds[0]![i]!.bytes,
      peakBytes: spread('peakBytes'),
      mazeBytes: spread('mazeBytes'),
    }
  })
}

function once(program: string, name: string): Once {
  return JSON.parse(output(program, name))
}

function output(...args: string[]): string {
  return execFileSync(process.execPath, args, { encoding: 'utf8' })
}
