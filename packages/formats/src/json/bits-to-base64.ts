import { borrowBytes, giveBackBytes } from '@meikyuu/grid'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
/** The code of =. */
const PADDING = 61

/** Bits in a character. */
export const BITS_A_CHARACTER = 6

/** Characters that become a string at once: engines bound the arguments of a call. */
const PIECE = 4096

/** How many characters Base64 takes for so many bits, padding included. */
export function base64Length(bits: number): number {
  return Math.ceil(bits / 24) * 4
}

/** How many of those characters are no padding. */
export function base64Digits(bits: number): number {
  return Math.ceil((Math.ceil(bits / 8) * 8) / BITS_A_CHARACTER)
}

/**
 * Base64 of bits, the first one highest. `write` is given an array and puts the
 * bits into it, six to a number, the first one highest; the array is all zeros
 * and has room for them.
 */
export function bitsToBase64(bits: number, write: (sixes: Uint8Array) => void): string {
  const length = base64Length(bits)
  const characters = borrowBytes(length).fill(0, 0, length)
  write(characters)
  spell(characters, base64Digits(bits), length)
  let text = ''
  for (let from = 0; from < length; from += PIECE)
    text += spelled(characters.subarray(from, Math.min(length, from + PIECE)))
  giveBackBytes(characters)
  return text
}

/** Spreading the codes instead would ask an iterator for each, and take ten times as long. */
function spelled(codes: Uint8Array): string {
  return Reflect.apply(String.fromCharCode, undefined, codes)
}

/** Turns numbers below 64 into the codes of their characters. */
function spell(characters: Uint8Array, digits: number, length: number): void {
  for (let i = 0; i < digits; i++) characters[i] = ALPHABET.charCodeAt(characters[i]!)
  characters.fill(PADDING, digits, length)
}
