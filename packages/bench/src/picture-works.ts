import { bitPngChunks, pngOf } from '@meikyuu/node'
import { bookOf } from '@meikyuu/print'
import { buildMaze, type MazeRecipe, type MazeWithEnds, needEnds, parseRecipe, svgChunks } from 'meikyuu'

/** A picture or a document to be made: what is needed is there, and `make` says how many bytes it has made. */
export type PictureWork = () => Promise<number>

const maze = (code: string): MazeWithEnds =>
  needEnds(buildMaze(parseRecipe(code, { cells: 2_000_000 }) as MazeRecipe), 'a bench')

const square = (width: number): MazeWithEnds => maze(`square:${width}x${width}:backtracker:enter-leave:1`)

/** Writes chunks to nowhere. */
async function drained(chunks: Iterable<string> | AsyncIterable<Uint8Array>): Promise<number> {
  let bytes = 0
  for await (const chunk of chunks) bytes += chunk.length
  return bytes
}

/** A book of mazes between a hundred and some two thousand cells. */
function bookMazes(count: number): MazeWithEnds[] {
  return Array.from({ length: count }, (_, i) => {
    const width = 10 + Math.floor((i * 36) / count)
    return maze(`square:${width}x${Math.ceil(width * 1.3)}:growing:enter-leave:${i}`)
  })
}

/** What is measured, by what it is called in the table. */
export const PICTURE_WORKS: Readonly<Record<string, () => PictureWork>> = {
  'SVG of 100x100': () => {
    const small = square(100)
    return () => drained(svgChunks(small))
  },
  'SVG of 1000x1000': () => {
    const big = square(1000)
    return () => drained(svgChunks(big))
  },
  'PNG of 1000x1000, 5 pixels a cell': () => {
    const big = square(1000)
    return async () => pngOf(big, { cellSize: 5 }).length
  },
  'PNG of 1000x1000, a bit a pixel': () => {
    const big = square(1000)
    return () => drained(bitPngChunks(big))
  },
  'PDF of 50 mazes': () => {
    const mazes = bookMazes(50)
    return async () => (await bookOf(mazes)).length
  },
}
