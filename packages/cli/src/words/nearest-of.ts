import { unknownName } from 'meikyuu'

/** The name that somebody may have meant, or null. */
export function nearestOf(word: string, names: readonly string[]): string | null {
  return unknownName(word, names).nearest
}
