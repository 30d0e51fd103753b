/**
 * Boards of squares that lay out at least so many cells are built as lattices:
 * from here on these are faster in nearly all that is done with them (docs/decisions/0102).
 */
export const LATTICE_CELLS = 4_096
