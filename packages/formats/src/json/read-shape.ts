import { isPlainName, LONGEST_PLAIN_NAME, type ShapeName } from '@meikyuu/grid'
import { badDocument } from './bad-document.js'
import type { Refuse } from './copy-figures.js'
import type { Fields } from './fields-of.js'
import type { DocumentGrid } from './maze-document.js'

/** The longest name of a shape. */
export const LONGEST_SHAPE: number = LONGEST_PLAIN_NAME

/** The boards that the shapes of the library are made of, whole or cut; and the name of graphs that have none. */
const BOARD_OF: Readonly<Record<ShapeName | 'graph', DocumentGrid['board']>> = {
  square: 'square',
  hex: 'hex',
  triangle: 'triangle',
  circle: 'circle',
  hexagon: 'hex',
  pyramid: 'triangle',
  heart: 'square',
  leaf: 'square',
  star: 'square',
  ring: 'square',
  diamond: 'square',
  cross: 'square',
  moon: 'square',
  graph: 'graph',
}

/**
 * Throws unless a board may be called so: by a name that can be repeated as it
 * stands, and that is no other board's. A heart is cut from squares.
 */
export function checkShape(
  where: string,
  shape: unknown,
  { board, isCut }: { readonly board: DocumentGrid['board']; readonly isCut: boolean },
  refuse: Refuse,
): asserts shape is string {
  if (!isPlainName(shape))
    throw refuse(where, `a name of 1 to ${LONGEST_SHAPE} characters that can all be seen`, shape)
  if (!Object.hasOwn(BOARD_OF, shape) || shape === board) return
  // Of hexagons and triangles a cut may be a whole board again.
  if (BOARD_OF[shape as ShapeName] === board && (isCut || board !== 'square')) return
  throw refuse(where, 'a name that is no other shape’s', shape)
}

/** The name of a grid's shape, where it has one of its own. */
export function readShape(fields: Fields, board: DocumentGrid['board']): { readonly shape?: string } {
  const { shape, cells } = fields
  if (shape === undefined) return {}
  checkShape('grid.shape', shape, { board, isCut: cells !== undefined }, badDocument)
  if (shape === board) throw badDocument('grid.shape', 'left out where it is the board', shape)
  return { shape }
}
