import { columnsOf } from '../common-options.js'
import { Interrupted } from '../interrupts.js'
import type { Io } from '../io.js'
import { press } from './keys.js'
import type { Player } from './player.js'
import type { Scene } from './scene.js'
import { Screen } from './screen.js'

/** Milliseconds between two pictures. */
const BETWEEN = 40

/** The height of a terminal that does not say. */
const USUAL_ROWS = 24

/** How a player is shown. */
export interface LiveOptions {
  readonly columns: number
  /** Whether it ends by itself once all has happened. */
  readonly once: boolean
}

/**
 * Shows a player in the terminal until a key or a signal ends it, and gives the
 * terminal back however it ends.
 *
 * @throws Interrupted for a signal, and for Ctrl-C.
 */
export async function playLive(
  player: Player,
  scene: Scene,
  { columns, once }: LiveOptions,
  io: Io,
): Promise<void> {
  const { out, input, interrupts } = io
  const letGo = interrupts?.hold()
  const keys = input?.isTTY === true ? input : null
  const screen = new Screen(out)
  keys?.setRawMode?.(true)
  const ended = new AbortController()
  const end = (): void => ended.abort()
  interrupts?.signal.addEventListener('abort', end, { once: true })
  try {
    const pressed = keys === null ? null : readKeys(keys, player, ended)
    await showUntil(
      ended.signal,
      () => {
        screen.show(scene.lines(player, Math.min(columns, columnsOf(out) ?? columns), out.rows || USUAL_ROWS))
        if (player.isOver && (once || keys === null)) end()
      },
      player,
    )
    if (interrupts?.signal.aborted || (await pressed) === 'interrupt') throw new Interrupted()
  } finally {
    interrupts?.signal.removeEventListener('abort', end)
    keys?.setRawMode?.(false)
    screen.leave()
    letGo?.()
  }
}

/** Lets time go by for a player and draws it again and again, until a signal. */
function showUntil(signal: AbortSignal, draw: () => void, player: Player): Promise<void> {
  return new Promise((resolve, reject) => {
    let before = performance.now()
    const timer = setInterval(() => {
      try {
        const now = performance.now()
        player.advance(now - before)
        before = now
        draw()
      } catch (error) {
        clearInterval(timer)
        reject(error)
      }
    }, BETWEEN)
    const stop = (): void => {
      clearInterval(timer)
      resolve()
    }
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop, { once: true })
  })
}

/** Does what keys say, until one of them ends it, or something else does. */
async function readKeys(
  input: AsyncIterable<Uint8Array | string>,
  player: Player,
  ended: AbortController,
): Promise<'quit' | 'interrupt'> {
  const pieces = input[Symbol.asyncIterator]()
  const over = new Promise<null>((resolve) => {
    ended.signal.addEventListener('abort', () => resolve(null), { once: true })
  })
  try {
    for (;;) {
      const piece = await Promise.race([pieces.next(), over])
      if (piece === null || piece.done === true) return 'quit'
      const { value } = piece
      const pressed = press(typeof value === 'string' ? value : new TextDecoder().decode(value), player)
      if (pressed !== 'on') return pressed
    }
  } finally {
    ended.abort()
    // Not waited for: a keyboard has no end.
    void pieces.return?.()
  }
}
