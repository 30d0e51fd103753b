import { crc32 } from 'node:zlib'

/** What every PNG file begins with. */
const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] as const

/** Bytes around a chunk's data: its length and type before, its checksum behind. */
const BEFORE = 8
const BEHIND = 4

/** Greyscale, of which one bit a pixel leaves black (0) and white (1). */
const GREYSCALE = 0
const DEPTH = 1

/** The beginning of a PNG of one bit a pixel, not interlaced. */
export function pngBeginning(width: number, height: number): Uint8Array {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([DEPTH, GREYSCALE], 8)
  return Buffer.concat([Uint8Array.from(SIGNATURE), pngChunk('IHDR', header)])
}

/** The end of a PNG. */
export function pngEnd(): Uint8Array {
  return pngChunk('IEND', new Uint8Array())
}

/** A chunk of a PNG: its data's length, its type, its data, and a checksum of type and data. */
export function pngChunk(type: string, data: Uint8Array): Uint8Array {
  const chunk = Buffer.allocUnsafe(BEFORE + data.length + BEHIND)
  chunk.writeUInt32BE(data.length, 0)
  chunk.write(type, 4, 'latin1')
  chunk.set(data, BEFORE)
  chunk.writeUInt32BE(crc32(chunk.subarray(4, BEFORE + data.length)), BEFORE + data.length)
  return chunk
}
