import { newBytes, newInts } from 'meikyuu'
import { blankTile } from './blank-tile.js'
import type { TileStore } from './tile-store.js'

/** No tile, or no room. */
const NONE = -1

/**
 * So many tiles in memory, and no more. Where room is needed, a hand goes around them
 * and takes the first that was not asked for since it last came by (second
 * chance); what was written to a tile goes to the file then.
 */
export class TileCache {
  /** The tiles in memory, one after the other. */
  readonly bytes: Uint8Array
  /** How often a tile was brought in. Where one lay before may be another's place since. */
  loads = 0
  private readonly store: TileStore
  private readonly tileBytes: number
  private readonly tileBits: number
  private readonly roomOf: Int32Array
  private readonly tileIn: Int32Array
  private readonly asked: Uint8Array
  private readonly written: Uint8Array
  private hand = 0

  /**
   * @param rooms How many tiles, 1 or more.
   */
  constructor(store: TileStore, rooms: number) {
    const { bytes, count } = store.layout
    this.store = store
    this.tileBytes = bytes
    this.tileBits = 31 - Math.clz32(bytes)
    this.bytes = newBytes(rooms * bytes)
    this.roomOf = newInts(count).fill(NONE)
    this.tileIn = newInts(rooms).fill(NONE)
    this.asked = newBytes(rooms)
    this.written = newBytes(rooms)
  }

  /**
   * Where in `bytes` a tile begins, which is brought in if need be. Good until another tile is asked for.
   *
   * @throws MazeError `CANNOT_READ`, `CANNOT_WRITE`, `BAD_FILE`
   */
  base(tile: number): number {
    let room = this.roomOf[tile]!
    if (room === NONE) room = this.bringIn(tile)
    this.asked[room] = 1
    return room << this.tileBits
  }

  /** To be told of a tile that was written to, by where it begins. */
  wrote(base: number): void {
    this.written[base >> this.tileBits] = 1
  }

  /** Has all that was written in the file. */
  flush(): void {
    for (let room = 0; room < this.tileIn.length; room++) this.writeBack(room)
  }

  private bringIn(tile: number): number {
    const room = this.freeRoom()
    const from = room * this.tileBytes
    const place = this.bytes.subarray(from, from + this.tileBytes)
    if (this.store.has(tile)) this.store.read(tile, place)
    else blankTile(this.store.layout, tile, place)
    this.tileIn[room] = tile
    this.roomOf[tile] = room
    this.loads++
    return room
  }

  private freeRoom(): number {
    while (this.asked[this.hand] === 1) {
      this.asked[this.hand] = 0
      this.turn()
    }
    const room = this.hand
    this.turn()
    this.writeBack(room)
    const tile = this.tileIn[room]!
    if (tile !== NONE) this.roomOf[tile] = NONE
    this.tileIn[room] = NONE
    return room
  }

  private turn(): void {
    this.hand = this.hand + 1 === this.tileIn.length ? 0 : this.hand + 1
  }

  private writeBack(room: number): void {
    if (this.written[room] === 0) return
    const from = room * this.tileBytes
    this.store.write(this.tileIn[room]!, this.bytes.subarray(from, from + this.tileBytes))
    this.written[room] = 0
  }
}
