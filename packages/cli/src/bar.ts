import type { Palette } from './palette.js'

/** A share from 0 to 1 as a bar, to half a character. */
export function bar(share: number, width: number, palette: Palette): string {
  const halves = Math.round(Math.min(1, Math.max(0, share)) * width * 2)
  const filled = '━'.repeat(halves >> 1) + (halves % 2 === 1 ? '╸' : '')
  return palette.bar(filled) + palette.faint('─'.repeat(width - filled.length))
}
