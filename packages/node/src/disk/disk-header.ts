import { crc32 } from 'node:zlib'
import type { StoredFile } from './stored-file.js'

/** What a file of a maze begins with. */
export interface DiskHeader {
  /** The code of its recipe. */
  readonly code: string
  /** Cells along a tile, as a power of two. */
  readonly shift: number
  /** The cell where the way begins; null in a map. */
  readonly start: number | null
  /** The cell where it ends; null in a map. */
  readonly goal: number | null
  /** The checksum of the list of checksums of tiles. */
  readonly sums: number
}

/** The bytes of a header; the tiles begin behind it. */
export const HEADER_BYTES = 4096

/** As a PNG begins: whoever takes the file for text spoils it and is found out. */
const SIGNATURE = [0x89, 0x4d, 0x4b, 0x59, 0x0d, 0x0a, 0x1a, 0x0a] as const

const VERSION = 1

/** Where the parts of a header lie; numbers are little-endian. */
const AT = { version: 8, shift: 12, sums: 16, codeLength: 20, start: 24, goal: 32, code: 40 } as const

/** Where the checksum of all that comes before it lies. */
const SUM_AT: number = HEADER_BYTES - 4

/** A cell that there is not. */
const NO_CELL = -1

/** The header's bytes. */
export function writtenHeader({ code, shift, start, goal, sums }: DiskHeader): Uint8Array {
  const bytes = new Uint8Array(HEADER_BYTES)
  const view = new DataView(bytes.buffer)
  const text = Buffer.from(code)
  bytes.set(SIGNATURE)
  view.setUint32(AT.version, VERSION, true)
  view.setUint32(AT.shift, shift, true)
  view.setUint32(AT.sums, sums, true)
  view.setUint32(AT.codeLength, text.length, true)
  view.setFloat64(AT.start, start ?? NO_CELL, true)
  view.setFloat64(AT.goal, goal ?? NO_CELL, true)
  bytes.set(text, AT.code)
  view.setUint32(SUM_AT, crc32(bytes.subarray(0, SUM_AT)), true)
  return bytes
}

/**
 * The header of a finished file. One that is not finished has none but zeros.
 *
 * @throws MazeError `BAD_FILE`, `CANNOT_READ`
 */
export function readHeader(stored: StoredFile): DiskHeader {
  const bytes = new Uint8Array(HEADER_BYTES)
  stored.read(bytes, 0)
  if (bytes.every((byte) => byte === 0)) throw stored.bad('a finished maze', 'one that was never finished')
  if (SIGNATURE.some((byte, i) => bytes[i] !== byte)) throw stored.bad('a maze in tiles', 'something else')
  const view = new DataView(bytes.buffer)
  if (view.getUint32(SUM_AT, true) !== crc32(bytes.subarray(0, SUM_AT)))
    throw stored.bad('a header as it was written', 'another checksum')
  const version = view.getUint32(AT.version, true)
  if (version !== VERSION) throw stored.bad(`version ${VERSION}`, `version ${version}`)
  const codeEnd = AT.code + view.getUint32(AT.codeLength, true)
  const cell = (at: number) => {
    const number = view.getFloat64(at, true)
    return number === NO_CELL ? null : number
  }
  return {
    code: Buffer.from(bytes.subarray(AT.code, Math.min(codeEnd, SUM_AT))).toString(),
    shift: view.getUint32(AT.shift, true),
    sums: view.getUint32(AT.sums, true),
    start: cell(AT.start),
    goal: cell(AT.goal),
  }
}
