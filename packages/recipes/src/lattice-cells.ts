/**
 * Boards of squares that lay out at least so many cells are built as lattices:
 * from here on these are faster in all that is done with them.
 */
export const LATTICE_CELLS = 65_536
