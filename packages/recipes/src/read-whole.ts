/**
 * The whole number that a text of decimal digits says; leading zeros count
 * for nothing. Infinity where it is more than 2^53 - 1; null where the text
 * is not digits alone.
 */
export function readWhole(text: string): number | null {
  if (text.length === 0) return null
  let number = 0
  for (let i = 0; i < text.length; i++) {
    const digit = text.charCodeAt(i) - 48
    if (digit < 0 || digit > 9) return null
    number = number * 10 + digit
  }
  return number > Number.MAX_SAFE_INTEGER ? Infinity : number
}
