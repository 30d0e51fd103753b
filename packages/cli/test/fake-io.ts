import { type Io, main } from '../src/index.js'

/** What a command wrote and how it ended. */
export interface Ran {
  readonly code: number
  readonly out: string
  readonly err: string
}

/** Runs the command line and keeps what it writes. */
export function run(
  args: readonly string[],
  given: { env?: Io['env']; isTTY?: boolean; columns?: number } = {},
): Ran {
  const { env = {}, ...terminal } = given
  let out = ''
  let err = ''
  const code = main(args, {
    out: { write: (text) => (out += text), ...terminal },
    err: { write: (text) => (err += text) },
    env,
  })
  return { code, out, err }
}
