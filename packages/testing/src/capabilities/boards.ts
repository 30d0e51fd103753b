import {
  type Capability,
  type Grid,
  graphGrid,
  type MaskShape,
  maskedGrid,
  maskFromText,
  SHAPES,
  type ShapeName,
  squareGrid,
} from '@meikyuu/grid'

/** A kind of grid, as people would call it. */
export interface Board {
  /** Its name. */
  readonly name: string
  /** What grids of the kind can do: what the table of shapes says, or what all masks and graphs have. */
  readonly capabilities: readonly Capability[]
  /** Some of them, small, odd ones among them. */
  samples(): Grid[]
}

/** Masks: whole, with holes, with arms that end, of a single row and of a single column. */
const MASKS = [
  ['####', '####', '####'],
  ['##..###', '####.##', '.##.###', '.######', '##.#..#'],
  ['#..#..#', '#..#..#', '#######', '..#..#.'],
  ['######'],
  ['#', '#', '#', '#'],
]

/** Every kind: the shapes of the table, masks of each grid that takes them, graphs of your own. */
export const BOARDS: readonly Board[] = [
  ...(Object.keys(SHAPES) as ShapeName[]).map(ofShape),
  masked('square', 'masked squares', ['row-order', 'squares']),
  masked('hex', 'masked hexagons', ['row-order']),
  masked('triangle', 'masked triangles', ['row-order']),
  { name: 'own graphs', capabilities: [], samples: ownGraphs },
]

function ofShape(name: ShapeName): Board {
  const shape = SHAPES[name]
  const { capabilities } = shape
  if (shape.size === 'WxH') {
    const sizes = [
      [2, 2],
      [2, 7],
      [7, 2],
      [5, 4],
      [6, 9],
    ] as const
    return { name, capabilities, samples: () => sizes.map(([w, h]) => shape.make({ w, h })) }
  }
  const least = 'least' in shape ? shape.least : 2
  return { name, capabilities, samples: () => [least, 5, 8, 13].map((size) => shape.make({ size })) }
}

function masked(shape: MaskShape, name: string, capabilities: readonly Capability[]): Board {
  // A column of triangles, and of hexagons, may fall apart: what is left must be two cells.
  const masks = shape === 'square' ? MASKS : MASKS.slice(0, -1)
  return {
    name,
    capabilities,
    samples: () => masks.map((rows) => maskedGrid(shape, maskFromText(rows)).grid),
  }
}

/** A ring, a star, all beside all, sides that are double, and squares that nobody knows to be squares. */
function ownGraphs(): Grid[] {
  const cells = [0, 1, 2, 3, 4, 5]
  const { cells: count, first, across } = squareGrid(4, 3)
  const squares = Array.from({ length: count }, (_, cell) => [
    ...across.slice(first[cell]!, first[cell + 1]!),
  ])
  return [
    graphGrid(cells.map((cell) => [(cell + 5) % 6, (cell + 1) % 6])),
    graphGrid([[1, 2, 3, 4, 5], [0], [0], [0], [0], [0]]),
    graphGrid(cells.map((cell) => cells.filter((other) => other !== cell))),
    graphGrid([
      [1, 1, -1],
      [0, 2, 0],
      [-1, 1],
    ]),
    graphGrid(squares),
  ]
}
