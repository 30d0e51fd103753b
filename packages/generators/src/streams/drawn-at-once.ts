/** Draws made in bulk at most: little enough for a processor's nearest memory. */
export const DRAWN_AT_ONCE = 1024
