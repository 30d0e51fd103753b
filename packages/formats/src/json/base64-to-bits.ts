import { newBytes } from '@meikyuu/grid'
import { badDocument } from './bad-document.js'
import { BITS_A_CHARACTER, base64Digits, base64Length } from './bits-to-base64.js'

/**
 * The bits of a Base64 text, a byte each. There is one text for given bits: what
 * is padded otherwise, or not with zeros, is refused.
 *
 * @param where What the text is called in messages.
 * @throws MazeError `BAD_DOCUMENT`.
 */
export function base64ToBits(where: string, text: string, bits: number): Uint8Array {
  const length = base64Length(bits)
  if (text.length !== length)
    throw badDocument(where, `${length} characters of Base64, for ${bits} bits`, `${text.length} characters`)
  const digits = base64Digits(bits)
  if (text.slice(digits) !== '='.repeat(length - digits))
    throw badDocument(where, 'Base64 that is padded with =', text.slice(digits))
  const read = newBytes(digits * BITS_A_CHARACTER)
  const bad = readDigits(text, digits, read)
  if (bad >= 0) throw badDocument(where, 'characters of Base64', text.slice(bad, bad + 1))
  if (read.includes(1, bits)) throw badDocument(where, `zeros after ${bits} bits`, 'ones')
  return read.subarray(0, bits)
}

/** Where the first character stands that is none of Base64, or -1. */
function readDigits(text: string, digits: number, bits: Uint8Array): number {
  let bit = 0
  for (let i = 0; i < digits; i++) {
    const six = sixOf(text.charCodeAt(i))
    if (six < 0) return i
    bits[bit] = six >> 5
    bits[bit + 1] = (six >> 4) & 1
    bits[bit + 2] = (six >> 3) & 1
    bits[bit + 3] = (six >> 2) & 1
    bits[bit + 4] = (six >> 1) & 1
    bits[bit + 5] = six & 1
    bit += BITS_A_CHARACTER
  }
  return -1
}

/** The number of a character of Base64, or -1: capitals, small letters, digits, + and /. */
function sixOf(code: number): number {
  if (code >= 65 && code <= 90) return code - 65
  if (code >= 97 && code <= 122) return code - 71
  if (code >= 48 && code <= 57) return code + 4
  if (code === 43) return 62
  return code === 47 ? 63 : -1
}
