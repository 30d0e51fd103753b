import type { Player } from './player.js'

/** What a key does. */
type Press = (player: Player) => void

/** By how much a key makes it go faster or slower, and by what part of the whole it leaps. */
const FASTER = 1.5
const LEAP = 20

const pause: Press = (player) => {
  // At the end there is nothing to go on with: it begins again.
  if (player.isOver) player.seek(0)
  player.isPaused = !player.isPaused && player.step > 0
}
const leap =
  (direction: 1 | -1): Press =>
  (player) =>
    player.skip(direction * Math.max(1, Math.ceil(player.length / LEAP)))

/** The keys, as terminals tell them. */
const KEYS: Readonly<Record<string, Press>> = {
  ' ': pause,
  '+': (player) => player.hurry(FASTER),
  '=': (player) => player.hurry(FASTER),
  '-': (player) => player.hurry(1 / FASTER),
  '\x1b[C': (player) => player.skip(1),
  '\x1b[D': (player) => player.skip(-1),
  '\x1b[A': leap(1),
  '\x1b[B': leap(-1),
  '\x1b[H': (player) => player.skip(-player.length),
  '\x1b[F': (player) => player.skip(player.length),
}

/** What is said of the keys. */
export const KEYS_TEXT = ['space pause', '← → step', '↑ ↓ leap', '+ - speed', 'q quit'] as const

/** What the keys of a piece of input mean. */
export type Pressed = 'quit' | 'interrupt' | 'on'

const INTERRUPT = '\x03'

/** Does what the keys say that came in one piece. */
export function press(keys: string, player: Player): Pressed {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: keys are told so
  for (const key of keys.match(/\x1b(?:\[[0-9;]*[A-Za-z~]|O[A-Z])|[\s\S]/g) ?? []) {
    if (key === INTERRUPT) return 'interrupt'
    if (key === 'q' || key === 'Q') return 'quit'
    KEYS[key.replace('\x1bO', '\x1b[')]?.(player)
  }
  return 'on'
}
