import { MazeError, newBytes } from '@meikyuu/grid'
import { TILES } from '../tiles/tiles.js'
import { badText } from './bad-text.js'
import type { TextReading } from './text-options.js'
import type { TextRaster } from './text-raster.js'

/** A place past the end of a line, or a space where spaces are neither wall nor floor: outside. */
export const NO_TILE = 6

const SPACE = 32
const WIDE_SPACE = 0x3000

/** Characters that are walls wherever they are met, the surest first: `#` and the full block. */
const SURE_WALLS: readonly number[] = [0x23, 0x2588]

/** Which characters are walls and floor. */
export interface BlockAlphabet {
  readonly wall: number
  readonly floor: number
}

/**
 * The tiles of block art: the numbers of TILES, and {@link NO_TILE}.
 *
 * @throws MazeError `BAD_TEXT` at the first character that means nothing.
 */
export function blockTiles(raster: TextRaster, reading: TextReading): Uint8Array {
  const { codes, columns } = raster
  const alphabet = alphabetOf(raster, reading)
  const meanings = meaningsOf(alphabet, reading)
  const tiles = newBytes(codes.length)
  for (let i = 0; i < codes.length; i++) {
    const tile = meanings.get(codes[i]!)
    if (tile === undefined) throw unknownTile(raster, i, columns, alphabet)
    tiles[i] = tile
  }
  return tiles
}

/** Whether what lies round a maze looks like its floor. */
export function isFloorBlank({ floor }: BlockAlphabet): boolean {
  return floor === SPACE || floor === WIDE_SPACE
}

function meaningsOf({ wall, floor }: BlockAlphabet, reading: TextReading): Map<number, number> {
  const meanings = new Map<number, number>()
  for (const code of reading.trail) meanings.set(code, TILES.way)
  for (const code of reading.key) meanings.set(code, TILES.key)
  for (const code of reading.goal) meanings.set(code, TILES.goal)
  for (const code of reading.start) meanings.set(code, TILES.start)
  meanings.set(SPACE, NO_TILE).set(wall, TILES.wall).set(floor, TILES.floor)
  const isBlank = (code: number): boolean => code === SPACE || code === WIDE_SPACE
  return meanings.set(0, isBlank(floor) ? TILES.floor : isBlank(wall) ? TILES.wall : NO_TILE)
}

/**
 * The wall: as told; a character that always is one; beside spaces, which are
 * floor, and in general what stands most often round the text. The floor: as
 * told; a space; what is met most often of the rest, ways aside.
 */
export function alphabetOf(raster: TextRaster, reading: TextReading): BlockAlphabet {
  const counts = countsOf(raster, reading)
  if (reading.floor !== null) counts.delete(reading.floor)
  const sure = SURE_WALLS.find((code) => counts.has(code))
  const wall = reading.wall ?? sure ?? mostOn(border(raster), counts)
  if (wall === null) throw oneCharacter()
  if (reading.floor !== null) return { wall, floor: reading.floor }
  counts.delete(wall)
  const isRagged = raster.codes.includes(0)
  const floor = wall !== SPACE && raster.codes.includes(SPACE) ? SPACE : floorOf(counts, reading)
  if (floor !== null) return { wall, floor }
  if (isRagged && wall !== SPACE) return { wall, floor: SPACE }
  throw oneCharacter()
}

/** What is met most often that is no way, or else a way that covers all of the floor. */
function floorOf(counts: ReadonlyMap<number, number>, { trail }: TextReading): number | null {
  const floors = new Map([...counts].filter(([code]) => !trail.has(code)))
  return mostOf(floors) ?? mostOf(counts)
}

function oneCharacter(): MazeError {
  return new MazeError('BAD_TEXT', {
    line: 1,
    column: 1,
    expected: 'two characters at least, one for walls and one for floor',
    got: 'one',
  })
}

/** How often each character is met that is no mark and no space. */
function countsOf({ codes }: TextRaster, reading: TextReading): Map<number, number> {
  const counts = new Map<number, number>()
  for (const code of codes) counts.set(code, (counts.get(code) ?? 0) + 1)
  for (const code of [0, SPACE, ...reading.start, ...reading.goal, ...reading.key]) counts.delete(code)
  if (reading.wall !== null) counts.delete(reading.wall)
  return counts
}

function mostOf(counts: ReadonlyMap<number, number>): number | null {
  let most: number | null = null
  for (const [code, count] of counts) if (most === null || count > counts.get(most)!) most = code
  return most
}

/** The character that a list has most often; of those that are counted. */
function mostOn(codes: Iterable<number>, counts: ReadonlyMap<number, number>): number | null {
  const met = new Map<number, number>()
  for (const code of codes) if (counts.has(code)) met.set(code, (met.get(code) ?? 0) + 1)
  return mostOf(met) ?? mostOf(counts)
}

function* border({ rows, columns, codes }: TextRaster): Generator<number> {
  for (let column = 0; column < columns; column++) {
    yield codes[column]!
    yield codes[(rows - 1) * columns + column]!
  }
  for (let row = 0; row < rows; row++) {
    yield codes[row * columns]!
    yield codes[row * columns + columns - 1]!
  }
}

function unknownTile(raster: TextRaster, i: number, columns: number, alphabet: BlockAlphabet): MazeError {
  const quoted = (code: number): string => JSON.stringify(String.fromCodePoint(code))
  const expected = `${quoted(alphabet.wall)} for a wall, ${quoted(alphabet.floor)} for floor, or a mark (the options wall, floor, start, goal, key and trail name others)`
  return badText(raster, Math.floor(i / columns), i % columns, expected)
}
