import { type Interrupts, unlessInterrupted } from '../interrupts.js'
import type { Output } from '../io.js'

/** Writes a piece and waits while the output asks for it, so that nothing piles up behind a slow reader. */
export async function put(out: Output, piece: string | Uint8Array, interrupts?: Interrupts): Promise<void> {
  if (out.write(piece) !== false || out.once === undefined) return
  await unlessInterrupted(interrupts, new Promise<void>((resolve) => void out.once?.('drain', resolve)))
}
