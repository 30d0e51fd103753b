/*
 * A byte of a lattice while it is surveyed: bits 0 to 3 the open sides; bits 4
 * and 5 a side, of a cell of the way that which leads on, of any other that which leads
 * back to the way; and two flags.
 */

/** Where the side stands. */
export const SIDE = 4

/** The cell is on the way, or a branch has been followed to it. */
export const SEEN = 0x40

/** The cell is on the route: on the way, or on a trip to a key. */
export const ON_ROUTE = 0x80
