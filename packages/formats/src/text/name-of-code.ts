import { takesRoom } from '../tiles/block-characters.js'

/** What a character is called in messages: in quotes, or by its number where it could not be seen. */
export function nameOfCode(code: number): string {
  if (code === 9) return 'a tab, whose width nobody knows'
  const character = String.fromCodePoint(code)
  if (takesRoom(character)) return JSON.stringify(character)
  return `U+${code.toString(16).toUpperCase().padStart(4, '0')}`
}
