import { MazeError } from 'meikyuu'
import { memoryAtHand } from './memory-at-hand.js'

/** Throws `NO_MEMORY` where something takes more bytes than there are. */
export function needMemory(what: string, needed: number, free: number = memoryAtHand()): void {
  if (needed > free) throw new MazeError('NO_MEMORY', { what, needed, free })
}
