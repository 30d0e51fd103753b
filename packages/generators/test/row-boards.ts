import {
  type GraphGrid,
  hexGrid,
  type Mask,
  MazeError,
  maskedGrid,
  SHAPES,
  squareGrid,
  triangleGrid,
} from '@meikyuu/grid'
import fc from 'fast-check'

const masks: fc.Arbitrary<Mask> = fc
  .record({ width: fc.integer({ min: 1, max: 9 }), height: fc.integer({ min: 1, max: 9 }) })
  .chain(({ width, height }) =>
    fc
      .array(fc.integer({ min: 0, max: 3 }), { minLength: width * height, maxLength: width * height })
      .map((marks) => ({ width, height, bytes: Uint8Array.from(marks, (mark) => (mark > 0 ? 1 : 0)) })),
  )

function maybeMasked(shape: 'square' | 'hex' | 'triangle', mask: Mask): GraphGrid | null {
  try {
    return maskedGrid(shape, mask).grid
  } catch (error) {
    if (MazeError.is(error, 'TOO_SMALL') || MazeError.is(error, 'EMPTY_MASK')) return null
    throw error
  }
}

/** Square boards with holes. */
export const maskedSquares: fc.Arbitrary<GraphGrid> = masks
  .map((mask) => maybeMasked('square', mask))
  .filter((grid) => grid !== null)

/** Boards of any shape whose cells lie in rows, with holes. */
const masked: fc.Arbitrary<GraphGrid> = fc
  .tuple(fc.constantFrom('square' as const, 'hex' as const, 'triangle' as const), masks)
  .map(([shape, mask]) => maybeMasked(shape, mask))
  .filter((grid) => grid !== null)

const sizes = fc.tuple(fc.integer({ min: 2, max: 8 }), fc.integer({ min: 2, max: 8 }))

/** Boards whose cells lie in rows: whole, cut and with holes. */
export const rowBoards: fc.Arbitrary<GraphGrid> = fc.oneof(
  fc
    .tuple(fc.constantFrom(squareGrid, hexGrid, triangleGrid), sizes)
    .map(([make, [width, height]]) => make(width, height)),
  fc
    .tuple(
      fc.constantFrom('hexagon', 'pyramid', 'heart', 'leaf', 'star', 'ring', 'diamond', 'cross', 'moon'),
      fc.integer({ min: 4, max: 11 }),
    )
    .map(([shape, size]) => SHAPES[shape as 'heart'].make({ size })),
  masked,
)
