import { write } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { hasCode, toldOf } from './file-error.js'

/** How long to wait for a reader that has not read yet, in milliseconds. */
const PATIENCE = 5

/** Writes to what the process has open, and leaves it open. */
export async function writeToDescriptor(
  file: string,
  descriptor: number,
  pieces: AsyncIterable<Uint8Array>,
): Promise<void> {
  const put = descriptor === 1 || descriptor === 2 ? writerOf(descriptor) : filler(descriptor)
  for await (const piece of pieces) await toldOf(file, () => put(piece))
}

/** Through Node's own stream, behind what the program has written there before. */
function writerOf(descriptor: 1 | 2): (piece: Uint8Array) => Promise<void> {
  const stream = descriptor === 1 ? process.stdout : process.stderr
  return (piece) =>
    new Promise((resolve, reject) => {
      // Without a listener, the stream's own telling of the same error would end the process.
      stream.once('error', reject)
      stream.write(piece, (error) => {
        if (error) return reject(error)
        stream.off('error', reject)
        resolve()
      })
    })
}

const writeSome = /* @__PURE__ */ promisify(write)

function filler(descriptor: number): (piece: Uint8Array) => Promise<void> {
  return async (piece) => {
    let written = 0
    while (written < piece.length) {
      try {
        written += (await writeSome(descriptor, piece, written)).bytesWritten
      } catch (error) {
        if (!hasCode(error, ['EAGAIN'])) throw error
        await setTimeout(PATIENCE)
      }
    }
  }
}
