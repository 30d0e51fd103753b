import { InvalidArgumentError } from 'commander'

/** What the letters stand for, as `free` and `du` have them. */
const UNITS: Readonly<Record<string, number>> = { '': 1, K: 2 ** 10, M: 2 ** 20, G: 2 ** 30, T: 2 ** 40 }

/** Reads a number of bytes, such as `256M`, which is 256 x 1024 x 1024. */
export function byteSize(text: string): number {
  const [, number = '', unit = ''] = /^(\d{1,13}(?:\.\d{1,3})?)([KMGT]?)i?B?$/i.exec(text) ?? []
  const bytes = Math.floor(Number(number) * UNITS[unit.toUpperCase()]!)
  if (number !== '' && bytes >= 1 && Number.isSafeInteger(bytes)) return bytes
  throw new InvalidArgumentError('Expected a number of bytes, such as 256M.')
}

/** A number of bytes in whole mebibytes, rounded up, as it may be given. */
export function inMebibytes(bytes: number): string {
  return `${Math.ceil(bytes / UNITS['M']!)}M`
}
