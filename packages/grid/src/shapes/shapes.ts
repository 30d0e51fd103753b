import { hexGrid } from './hex-grid.js'
import type { RectangleSize, ShapeEntry } from './shape-entry.js'
import { squareGrid } from './square-grid.js'

/**
 * Every shape by the word that recipe codes call it. A table of your own may
 * hold further {@link ShapeEntry}s.
 */
export const SHAPES = {
  square: {
    title: 'Square',
    size: 'WxH',
    words: ['columns', 'rows'],
    capabilities: ['rows'],
    cellsLaidOut: timesTwo,
    make: ({ w, h }: RectangleSize) => squareGrid(w, h),
  },
  hex: {
    title: 'Hexagons',
    size: 'WxH',
    words: ['columns', 'rows'],
    capabilities: [],
    cellsLaidOut: timesTwo,
    make: ({ w, h }: RectangleSize) => hexGrid(w, h),
  },
} as const satisfies Record<string, ShapeEntry>

/** The name of a shape in {@link SHAPES}. */
export type ShapeName = keyof typeof SHAPES

/** Whether a word names a shape in {@link SHAPES}: own names only, `toString` is none. */
export function isShapeName(word: string): word is ShapeName {
  return Object.hasOwn(SHAPES, word)
}

function timesTwo({ w, h }: RectangleSize): number {
  return w * h
}
