/**
 * The most characters of a name, as JavaScript counts them.
 *
 * @internal
 */
export const LONGEST_PLAIN_NAME = 100

/** Control characters, halves of pairs, line ends, and what cannot be seen: it turns, hides or joins what is beside it. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u

/**
 * Whether something is a text that a sentence, a terminal or a file can repeat
 * as it stands: 1 to 100 characters, none of which cannot be seen.
 *
 * @internal
 */
export function isPlainName(value: unknown): value is string {
  return (
    typeof value === 'string' && value !== '' && value.length <= LONGEST_PLAIN_NAME && !UNSEEN.test(value)
  )
}
