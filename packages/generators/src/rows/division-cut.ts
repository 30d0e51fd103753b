/** How a room's cut is chosen: across its longest side, or either way in proportion to the sides. */
export type DivisionCut = 'longest' | 'proportional'

/** All cuts. */
export const DIVISION_CUTS = ['longest', 'proportional'] as const satisfies readonly DivisionCut[]
