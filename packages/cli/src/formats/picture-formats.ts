import { svgChunks } from 'meikyuu'
import type { Format } from './format.js'
import { pictureOptions } from './picture-options.js'

/** What all pictures in colours take. */
const PICTURE_TAKES = ['solution', 'theme', 'cellSize', 'passages', 'numbers', 'heat'] as const

/** Formats that are pictures, by the word that `--format` calls them. */
export const PICTURE_FORMATS = {
  svg: {
    title: 'a picture in vectors',
    extensions: ['svg'],
    holds: 'one',
    fits: 'all',
    takes: PICTURE_TAKES,
    readsGraph: true,
    isPicture: true,
    write: async (given, styling) => svgChunks(given.maze, pictureOptions(given, styling)),
  },
  png: {
    title: 'a picture in pixels',
    extensions: ['png'],
    holds: 'one',
    fits: 'all',
    takes: PICTURE_TAKES,
    readsGraph: true,
    isBinary: true,
    isPicture: true,
    async write(given, styling) {
      const { pngOf } = await import('@meikyuu/node')
      return [pngOf(given.maze, pictureOptions(given, styling))]
    },
  },
  pdf: {
    title: 'a page of its own size, in vectors',
    extensions: ['pdf'],
    holds: 'one',
    fits: 'all',
    takes: PICTURE_TAKES,
    readsGraph: true,
    isBinary: true,
    isPicture: true,
    async write(given, styling) {
      const { pdfOf } = await import('@meikyuu/print')
      return [await pdfOf(given.maze, pictureOptions(given, styling))]
    },
  },
  bits: {
    title: 'a PNG of one bit a pixel, walls alone, for huge mazes',
    extensions: ['1.png'],
    holds: 'one',
    fits: 'squares',
    takes: [],
    isBinary: true,
    async write({ maze }) {
      const { bitPngChunks } = await import('@meikyuu/node')
      return bitPngChunks(maze)
    },
    async writeRows(rows) {
      const { bitPngChunks } = await import('@meikyuu/node')
      return bitPngChunks(rows)
    },
  },
  packed: {
    title: 'two bits a cell, east and south, without a header, for programs',
    extensions: ['packed'],
    holds: 'one',
    fits: 'squares',
    takes: [],
    isBinary: true,
    async write({ maze }) {
      const { packedChunks, squareRows } = await import('@meikyuu/node')
      return packedChunks(squareRows(maze))
    },
    async writeRows(rows) {
      const { packedChunks } = await import('@meikyuu/node')
      return packedChunks(rows)
    },
  },
} as const satisfies Readonly<Record<string, Format>>
