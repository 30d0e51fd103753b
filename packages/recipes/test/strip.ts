import { squareGrid } from '@meikyuu/grid'

/** A shape of a kit: two rows of squares, as long as its size. */
export const strip = {
  title: 'Strip',
  size: 'N',
  words: ['columns'],
  capabilities: ['rows'],
  cellsLaidOut: ({ size }: { size: number }) => size * 2,
  make: ({ size }: { size: number }) => squareGrid(size, 2),
} as const
