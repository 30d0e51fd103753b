import { SHAPES, type ShapeEntry } from '@meikyuu/grid'
import type { MazeRecipe } from '@meikyuu/recipes'
import { badDocument } from './bad-document.js'
import { boardCells } from './board-cells.js'
import type { DocumentGrid } from './maze-document.js'

/** No shape lays out so many times the cells of the board that it is a part of. */
const MOST_LAID_OUT = 64

/**
 * Throws `BAD_DOCUMENT` for a plain recipe whose maze is far bigger than the
 * grid of its document, so that no more time is spent on it than its document's
 * size is worth. Treatments may take most of a maze away, so of treated ones
 * nothing is known.
 */
export function checkRecipeSize(said: DocumentGrid, recipe: MazeRecipe, code: string): void {
  const { shape, treatments = [] } = recipe
  if (treatments.length > 0) return
  const cells = said.board === 'graph' ? said.sides.length : boardCells(said)
  const laidOut = (SHAPES[shape] as ShapeEntry).cellsLaidOut(recipe as never)
  if (laidOut > MOST_LAID_OUT * cells)
    throw badDocument('grid', `that of the recipe ${code}, which lays out ${laidOut} cells`, `${cells} cells`)
}
