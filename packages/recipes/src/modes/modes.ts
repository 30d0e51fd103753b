import { KEYS_OPTION } from '../keys-option.js'
import { centreOut } from './centre-out.js'
import { enterLeave } from './enter-leave.js'
import { keysMode } from './keys.js'
import type { ModeEntry } from './mode-entry.js'
import { toGoal } from './to-goal.js'

/** Every mode by the word that recipe codes call it. */
export const MODES = {
  'enter-leave': { title: 'Enter and leave', ends: enterLeave },
  'to-goal': { title: 'To the goal', ends: toGoal },
  'centre-out': { title: 'From the centre out', ends: centreOut },
  keys: { title: 'Fetch the keys', ends: keysMode, option: KEYS_OPTION },
  map: { title: 'Map without ends', ends: null },
} as const satisfies Record<string, ModeEntry>

/** The name of a mode in {@link MODES}. */
export type ModeName = keyof typeof MODES

/** Whether a word names a mode in {@link MODES}: own names only, `toString` is none. */
export function isModeName(word: string): word is ModeName {
  return typeof word === 'string' && Object.hasOwn(MODES, word)
}
