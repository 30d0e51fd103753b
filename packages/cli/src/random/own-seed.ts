import type { Io } from '../io.js'
import { note } from '../tell.js'

/** The seed that was asked for, or one of its own. */
export function ownSeed(seed: number | undefined): number {
  return seed ?? crypto.getRandomValues(new Uint32Array(1))[0] ?? 0
}

/** Says the seed on the output for errors, unless quiet, so that all can be made again. */
export function tellSeed(seed: number, quiet: true | undefined, io: Io): void {
  if (quiet !== true) note(io, `seed ${seed}`)
}
