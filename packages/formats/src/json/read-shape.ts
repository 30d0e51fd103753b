import { badDocument } from './bad-document.js'
import type { Fields } from './fields-of.js'
import { readText } from './read-values.js'

/** The longest name of a shape. */
export const LONGEST_SHAPE = 100

/** The name of a grid's shape, where it has one of its own. */
export function readShape(fields: Fields, board: string): { readonly shape?: string } {
  if (fields['shape'] === undefined) return {}
  const shape = readText('grid.shape', fields['shape'])
  if (shape.length > LONGEST_SHAPE)
    throw badDocument('grid.shape', `a name of at most ${LONGEST_SHAPE} characters`, shape)
  if (shape === board) throw badDocument('grid.shape', 'left out where it is the board', shape)
  return { shape }
}
