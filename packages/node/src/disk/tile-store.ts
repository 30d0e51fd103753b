import { crc32 } from 'node:zlib'
import { newBytes } from 'meikyuu'
import { HEADER_BYTES } from './disk-header.js'
import type { StoredFile } from './stored-file.js'
import type { TileLayout } from './tile-layout.js'

/** Bytes of a tile's checksum. */
const SUM_BYTES = 4

/** The bytes of a file of so many tiles: header, tiles, checksums. */
export function fileBytes({ bytes, count }: TileLayout): number {
  return HEADER_BYTES + count * (bytes + SUM_BYTES)
}

/** The tiles of a file, each with its checksum: one that does not fit is never handed on. */
export class TileStore {
  readonly layout: TileLayout
  private readonly stored: StoredFile
  private readonly sums: DataView
  private readonly known: Uint8Array

  constructor(stored: StoredFile, layout: TileLayout) {
    this.stored = stored
    this.layout = layout
    this.sums = new DataView(newBytes(layout.count * SUM_BYTES).buffer)
    this.known = newBytes(layout.count)
  }

  /** Whether a tile stands in the file. */
  has(tile: number): boolean {
    return this.known[tile] === 1
  }

  /** @throws MazeError `CANNOT_READ`, `BAD_FILE` */
  read(tile: number, into: Uint8Array): void {
    this.stored.read(into, this.placeOf(tile))
    if (crc32(into) !== this.sums.getUint32(tile * SUM_BYTES, true))
      throw this.stored.bad(`tile ${tile} as it was written`, 'another checksum')
  }

  /** @throws MazeError `CANNOT_WRITE` */
  write(tile: number, from: Uint8Array): void {
    this.stored.write(from, this.placeOf(tile))
    this.sums.setUint32(tile * SUM_BYTES, crc32(from), true)
    this.known[tile] = 1
  }

  /** Writes the list of checksums, and returns that of the list. */
  writeSums(): number {
    this.stored.write(this.sumBytes(), this.placeOf(this.layout.count))
    return crc32(this.sumBytes())
  }

  /** Reads the list of checksums, which has that one itself. */
  readSums(sum: number): void {
    this.stored.read(this.sumBytes(), this.placeOf(this.layout.count))
    if (crc32(this.sumBytes()) !== sum)
      throw this.stored.bad('checksums as they were written', 'another checksum')
    this.known.fill(1)
  }

  private sumBytes(): Uint8Array {
    return new Uint8Array(this.sums.buffer)
  }

  private placeOf(tile: number): number {
    return HEADER_BYTES + tile * this.layout.bytes
  }
}
