import type { GraphGrid } from '@meikyuu/grid'
import { FOUR_SIDES } from './four-sides.js'
import { OPENED } from './free-words.js'

const SQUARE_SIDES = 4

/** Writes the opened sides of all words, a byte a side. */
export function openWords(
  { cells, sides, maxSides, first }: GraphGrid,
  words: Int32Array,
  open: Uint8Array,
): void {
  if (sides === cells * SQUARE_SIDES && maxSides === SQUARE_SIDES && (open.byteOffset & 3) === 0)
    openFours(words, new Int32Array(open.buffer, open.byteOffset, cells), FOUR_SIDES)
  else openEach(cells, first, words, open)
}

/** Where all cells have four sides, four at a time. */
function openFours(words: Int32Array, open: Int32Array, fours: Int32Array): void {
  for (let cell = 0; cell < open.length; cell++) open[cell] = fours[(words[cell]! >> OPENED) & 15]!
}

function openEach(cells: number, first: GraphGrid['first'], words: Int32Array, open: Uint8Array): void {
  let side = 0
  for (let cell = 0; cell < cells; cell++) {
    const end = first[cell + 1]!
    for (let opened = words[cell]! >> OPENED; side < end; opened >>= 1) open[side++] = opened & 1
  }
}
