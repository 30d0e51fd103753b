import { latticeGrid } from '../lattice/lattice-grid.js'
import { outlineLattice } from '../lattice/outline-lattice.js'
import { circleGrid } from './circle-grid.js'
import { hexGrid } from './hex-grid.js'
import { hexagonGrid } from './hexagon-grid.js'
import { crossGrid, diamondGrid, heartGrid, leafGrid, moonGrid, ringGrid, starGrid } from './outline-grid.js'
import { pyramidGrid, pyramidWidth } from './pyramid-grid.js'
import { cellsInRings } from './ring-counts.js'
import type { RectangleSize, ShapeEntry, SingleSize } from './shape-entry.js'
import { squareGrid } from './square-grid.js'
import { triangleGrid } from './triangle-grid.js'

/**
 * Every shape by the word that recipe codes call it. A table of your own may
 * hold further {@link ShapeEntry}s.
 *
 * @example
 * ```ts
 * SHAPES.hexagon.cellsLaidOut({ size: 2 }) // => 25
 * SHAPES.hexagon.make({ size: 2 }).cells // => 19
 * ```
 */
export const SHAPES = {
  square: {
    title: 'Square',
    size: 'WxH',
    words: ['columns', 'rows'],
    capabilities: ['rows', 'row-order', 'squares'],
    cellsLaidOut: rectangle,
    make: ({ w, h }: RectangleSize) => squareGrid(w, h),
    lattice: ({ w, h }: RectangleSize) => latticeGrid(w, h),
  },
  hex: {
    title: 'Hexagons',
    size: 'WxH',
    words: ['columns', 'rows'],
    capabilities: ['row-order'],
    cellsLaidOut: rectangle,
    make: ({ w, h }: RectangleSize) => hexGrid(w, h),
  },
  triangle: {
    title: 'Triangles',
    size: 'WxH',
    words: ['columns', 'rows'],
    capabilities: ['row-order'],
    cellsLaidOut: rectangle,
    make: ({ w, h }: RectangleSize) => triangleGrid(w, h),
  },
  circle: {
    title: 'Circle',
    size: 'N',
    words: ['rings'],
    capabilities: [],
    cellsLaidOut: ({ size }: SingleSize) => cellsInRings(size),
    make: ({ size }: SingleSize) => circleGrid(size),
  },
  hexagon: {
    title: 'Hexagon of hexagons',
    size: 'N',
    words: ['radius'],
    capabilities: ['row-order'],
    cellsLaidOut: ({ size }: SingleSize) => (2 * size + 1) * (2 * size + 1),
    make: ({ size }: SingleSize) => hexagonGrid(size),
  },
  pyramid: {
    title: 'Pyramid of triangles',
    size: 'N',
    words: ['rows'],
    capabilities: ['row-order'],
    cellsLaidOut: ({ size }: SingleSize) => pyramidWidth(size) * size,
    make: ({ size }: SingleSize) => pyramidGrid(size),
  },
  heart: {
    title: 'Heart',
    size: 'N',
    words: ['size'],
    capabilities: ['row-order', 'squares'],
    cellsLaidOut: oneSquare,
    make: ({ size }: SingleSize) => heartGrid(size),
    lattice: ({ size }: SingleSize) => outlineLattice('heart', size),
  },
  leaf: {
    title: 'Leaf',
    size: 'N',
    words: ['size'],
    capabilities: ['row-order', 'squares'],
    least: 4,
    cellsLaidOut: oneSquare,
    make: ({ size }: SingleSize) => leafGrid(size),
    lattice: ({ size }: SingleSize) => outlineLattice('leaf', size),
  },
  star: {
    title: 'Star',
    size: 'N',
    words: ['size'],
    capabilities: ['row-order', 'squares'],
    cellsLaidOut: oneSquare,
    make: ({ size }: SingleSize) => starGrid(size),
    lattice: ({ size }: SingleSize) => outlineLattice('star', size),
  },
  ring: {
    title: 'Ring',
    size: 'N',
    words: ['size'],
    capabilities: ['row-order', 'squares'],
    cellsLaidOut: oneSquare,
    make: ({ size }: SingleSize) => ringGrid(size),
    lattice: ({ size }: SingleSize) => outlineLattice('ring', size),
  },
  diamond: {
    title: 'Diamond',
    size: 'N',
    words: ['size'],
    capabilities: ['row-order', 'squares'],
    cellsLaidOut: oneSquare,
    make: ({ size }: SingleSize) => diamondGrid(size),
    lattice: ({ size }: SingleSize) => outlineLattice('diamond', size),
  },
  cross: {
    title: 'Cross',
    size: 'N',
    words: ['size'],
    capabilities: ['row-order', 'squares'],
    least: 3,
    cellsLaidOut: oneSquare,
    make: ({ size }: SingleSize) => crossGrid(size),
    lattice: ({ size }: SingleSize) => outlineLattice('cross', size),
  },
  moon: {
    title: 'Moon',
    size: 'N',
    words: ['size'],
    capabilities: ['row-order', 'squares'],
    cellsLaidOut: oneSquare,
    make: ({ size }: SingleSize) => moonGrid(size),
    lattice: ({ size }: SingleSize) => outlineLattice('moon', size),
  },
} as const satisfies Record<string, ShapeEntry>

/** The name of a shape in {@link SHAPES}. */
export type ShapeName = keyof typeof SHAPES

/** Whether a word names a shape in {@link SHAPES}: own names only, `toString` is none. */
export function isShapeName(word: string): word is ShapeName {
  return typeof word === 'string' && Object.hasOwn(SHAPES, word)
}

function rectangle({ w, h }: RectangleSize): number {
  return w * h
}

function oneSquare({ size }: SingleSize): number {
  return size * size
}
