import { type Input, type Interrupts, type Io, main } from '../src/index.js'

/** What a command wrote and how it ended. */
export interface Ran {
  readonly code: number
  readonly out: string
  readonly err: string
}

/** How the fake world is. */
export interface World {
  readonly env?: Io['env']
  readonly isTTY?: boolean
  readonly columns?: number
  /** What stands in the input: text or pieces of bytes. Without it there is none. */
  readonly input?: string | Uint8Array | Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>
  readonly interrupts?: Interrupts
}

/** Runs the command line and keeps what it writes. */
export async function run(args: readonly string[], world: World = {}): Promise<Ran> {
  const { env = {}, input, interrupts, ...terminal } = world
  let out = ''
  let err = ''
  const decoder = new TextDecoder()
  const text = (piece: string | Uint8Array) => (typeof piece === 'string' ? piece : decoder.decode(piece))
  const code = await main(args, {
    out: { write: (piece) => (out += text(piece)), ...terminal },
    err: { write: (piece) => (err += text(piece)) },
    env,
    ...(input !== undefined && { input: inputOf(input) }),
    ...(interrupts !== undefined && { interrupts }),
  })
  return { code, out, err }
}

function inputOf(given: NonNullable<World['input']>): Input {
  const pieces = typeof given === 'string' || given instanceof Uint8Array ? [given] : given
  return {
    isPiped: true,
    async *[Symbol.asyncIterator]() {
      yield* pieces
    },
  }
}

/** The lines of a text, without the end of the last. */
export function linesOf(text: string): string[] {
  return text === '' ? [] : text.replace(/\n$/, '').split('\n')
}
