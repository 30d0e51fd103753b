import { type MazeDifficulty, type TooEasyReason, tooEasyReasons } from 'meikyuu'
import type { Palette } from './palette.js'
import { wrapped } from './wrapped.js'

/** Whether the maze is too easy to be a level, and what there is too little of. */
export function levelText(difficulty: MazeDifficulty, palette: Palette, width: number): string {
  const reasons = tooEasyReasons(difficulty)
  const verdict = reasons.length === 0 ? 'not too easy' : `too easy: ${reasons.map(reasonText).join(', ')}`
  // Wrapped before it is coloured: codes of colours take no columns.
  return wrapped(`As a level   ${verdict}`, width).replace('As a level', palette.strong('As a level'))
}

/** What there may be too little of, one and many. */
const COUNTED: { readonly [what in TooEasyReason['what']]: readonly [one: string, many: string] } = {
  waste: ['cell lost going straight', 'cells lost going straight'],
  traps: ['trap', 'traps'],
  decisions: ['decision', 'decisions'],
  branches: ['wrong branch', 'wrong branches'],
  deadEnds: ['dead end', 'dead ends'],
}

function reasonText({ what, got, least }: TooEasyReason): string {
  const [one, many] = COUNTED[what]
  return `${got} ${got === 1 ? one : many} (a level has ${least} or more)`
}
