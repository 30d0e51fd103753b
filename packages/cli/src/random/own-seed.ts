import type { Io } from '../io.js'
import { note } from '../tell.js'

/** The seed that was asked for, or one of its own; unless quiet, the output for errors says which, so that all can be made again. */
export function ownSeed(seed: number | undefined, quiet: true | undefined, { err }: Io): number {
  const chosen = seed ?? crypto.getRandomValues(new Uint32Array(1))[0] ?? 0
  if (quiet !== true) note(err, `seed ${chosen}`)
  return chosen
}
