/**
 * What a row made alone says of a cell: the sum of these for the passages that
 * the row carves there, each told by one of its two cells, and for passages to
 * another row always by the cell of this one. A mark is 1 << the side's slot.
 */
export const ROW_MARKS = { north: 1, east: 2, south: 4, west: 8 } as const
