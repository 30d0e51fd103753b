/** Draws made in bulk, a handful of which are not used in each row: little enough for a processor's nearest memory. */
export const DRAWN_AT_ONCE = 1024
