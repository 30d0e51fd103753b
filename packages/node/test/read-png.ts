import { crc32 } from 'node:zlib'

/** What a chunk of a PNG is. */
export interface ReadChunk {
  readonly type: string
  readonly data: Uint8Array
}

/** The chunks of a PNG, as its specification has them; throws where a byte is not as it should be. */
export function readChunks(png: Uint8Array): ReadChunk[] {
  const bytes = Buffer.from(png.buffer, png.byteOffset, png.length)
  if (bytes.toString('latin1', 0, 8) !== '\x89PNG\r\n\x1a\n') throw new Error('no signature')
  const chunks: ReadChunk[] = []
  let at = 8
  while (at < bytes.length) {
    const length = bytes.readUInt32BE(at)
    const type = bytes.toString('latin1', at + 4, at + 8)
    const data = bytes.subarray(at + 8, at + 8 + length)
    if (data.length !== length) throw new Error(`${type} is cut off`)
    if (crc32(bytes.subarray(at + 4, at + 8 + length)) !== bytes.readUInt32BE(at + 8 + length))
      throw new Error(`${type} has a wrong checksum`)
    chunks.push({ type, data })
    at += 12 + length
  }
  const types = chunks.map(({ type }) => type)
  if (types[0] !== 'IHDR' || types.at(-1) !== 'IEND' || types.indexOf('IEND') !== types.length - 1)
    throw new Error(`chunks in wrong order: ${types.join(' ')}`)
  return chunks
}

/** All that an asynchronous iterable yields, as one. */
export async function joined(chunks: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = []
  for await (const chunk of chunks) parts.push(chunk)
  return Buffer.concat(parts)
}
