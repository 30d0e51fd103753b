import { type Grid, LEAST_CELLS, MazeError, type ShapeName } from '@meikyuu/grid'
import { cellsLaidOut } from './cells-laid-out.js'
import { checkGrid } from './check-grid.js'
import type { GridCache } from './grid-cache.js'
import { LATTICE_CELLS } from './lattice-cells.js'
import { DEFAULT_TABLES } from './recipe-tables.js'
import { type ResolvedRecipe, sizeOf, sizeText } from './resolve-recipe.js'

/** The grid of a recipe's shape and size, from those that are kept, or made: a lattice where it has one and is big enough. */
export function layOut(resolved: ResolvedRecipe, grids: GridCache): Grid {
  const { recipe, shape } = resolved
  const { w, h, size } = recipe as Readonly<Record<string, number>>
  const isOne = shape.size === 'N'
  return grids.gridOf(recipe['shape'] as string, isOne ? size! : w!, isOne ? 0 : h!, () => makeGrid(resolved))
}

function makeGrid(resolved: ResolvedRecipe): Grid {
  const { recipe, shape } = resolved
  const name = recipe['shape'] as string
  const size = Object.freeze(sizeOf(resolved))
  const isLattice = shape.lattice !== undefined && cellsLaidOut(resolved) >= LATTICE_CELLS
  // Each family's functions take their own kind of size, and `size` is of the shape's.
  const grid: Grid = isLattice ? shape.lattice!(size as never) : shape.make(size as never)
  const what = `${name}:${sizeText(resolved)}`
  if (shape !== DEFAULT_TABLES.shapes[name as ShapeName])
    checkMade(resolved, `what the shape ${what} makes`, grid)
  if (grid.cells < LEAST_CELLS)
    throw new MazeError('TOO_SMALL', { what: `the cells of ${what}`, got: grid.cells, least: LEAST_CELLS })
  return grid
}

/** What a shape of a kit makes; it may not have more cells than limits were held to. */
function checkMade(resolved: ResolvedRecipe, what: string, grid: Grid): void {
  checkGrid(what, grid)
  const laidOut = cellsLaidOut(resolved)
  if (grid.cells > laidOut)
    throw new MazeError('BAD_ARGUMENT', {
      name: what,
      expected: `a grid of at most the ${laidOut} cells that cellsLaidOut says`,
      got: `${grid.cells}`,
    })
}
