import {
  borrowInts,
  type GraphGrid,
  type Grid,
  giveBackInts,
  isLattice,
  MazeError,
  OUTSIDE,
  shown,
} from '@meikyuu/grid'

/** What every layout can be asked. */
const LAYOUT_METHODS = ['sideLine', 'placeOf', 'sideName', 'cellsAt', 'clockwise'] as const

/**
 * The grid that a shape or a treatment of a kit has made: a number of cells,
 * sides that are those of both cells they lie between, and cells that all hang
 * together (which a lattice of the library always is), since some generators would never end where they do not. About
 * three looks a side.
 *
 * @param what What the message calls it.
 * @throws MazeError `BAD_ARGUMENT` for anything else.
 */
export function checkGrid(what: string, made: unknown): Grid {
  if (isLattice(made)) return made
  const grid = made as GraphGrid
  if (typeof made !== 'object' || made === null || grid.kind !== 'graph') throw notA(what, 'a grid', made)
  checkParts(what, grid)
  checkSides(what, grid)
  const reached = cellsReached(grid)
  if (reached === grid.cells) return grid
  throw new MazeError('BAD_ARGUMENT', {
    name: what,
    expected: `a grid whose ${grid.cells} cells hang together`,
    got: `${reached} that can be reached from cell 0`,
  })
}

function checkParts(what: string, grid: GraphGrid): void {
  const { shape, cells, sides, first, across, slot, centres, bounds, layout, rows } = grid
  if (typeof shape !== 'string') throw notA(`the shape of ${what}`, 'a text', shape)
  for (const [name, number] of Object.entries({ cells, sides }))
    if (!Number.isSafeInteger(number) || number < 1)
      throw notA(`the ${name} of ${what}`, 'a number of them', number)
  for (const [name, list, length] of [
    ['first', first, cells + 1],
    ['across', across, sides],
    ['slot', slot, sides],
  ] as const)
    if (!ArrayBuffer.isView(list) || list.length !== length || typeof list[0] !== 'number')
      throw notA(`${name} of ${what}`, `a typed array of ${length} numbers`, list)
  if (!ArrayBuffer.isView(centres?.data) || (centres.length !== 0 && centres.length !== cells))
    throw notA(`the centres of ${what}`, 'points, none or one a cell', centres)
  if (typeof bounds !== 'object' || bounds === null) throw notA(`the bounds of ${what}`, 'a box', bounds)
  if (typeof layout?.bytes !== 'number' || LAYOUT_METHODS.some((name) => typeof layout[name] !== 'function'))
    throw notA(`the layout of ${what}`, 'one that can be asked for lines, places and names', layout)
  if (rows !== null && rows?.width * rows?.height !== cells)
    throw notA(`the rows of ${what}`, `null, or rows of ${cells} cells`, rows)
}

function checkSides(what: string, { cells, sides, maxSides, first, across, slot }: GraphGrid): void {
  let most = 0
  for (let cell = 0; cell < cells; cell++) {
    const count = first[cell + 1]! - first[cell]!
    if (!(count >= 0))
      throw notA(`first[${cell + 1}] of ${what}`, 'no less than the one before', first[cell + 1])
    if (count > most) most = count
  }
  if (first[0] !== 0 || first[cells] !== sides) throw notA(`first of ${what}`, `0 to ${sides}`, first)
  if (maxSides !== most) throw notA(`the maxSides of ${what}`, `${most}`, maxSides)
  for (let cell = 0; cell < cells; cell++)
    for (let side = first[cell]!; side < first[cell + 1]!; side++) {
      const other = across[side]!
      if (other === OUTSIDE) continue
      const place = slot[side]!
      const twin = other >= 0 && other < cells && place >= 0 ? first[other]! + place : sides
      if (twin < first[other + 1]! && across[twin] === cell && first[cell]! + slot[twin]! === side) continue
      throw notA(`across[${side}] of ${what}`, `a cell with the same side to cell ${cell}, or OUTSIDE`, other)
    }
}

/** How many cells hang together with cell 0. */
function cellsReached({ cells, first, across }: GraphGrid): number {
  const queue = borrowInts(cells)
  const seen = borrowInts(cells).fill(0, 0, cells)
  seen[0] = 1
  queue[0] = 0
  let tail = 1
  for (let head = 0; head < tail; head++) {
    const end = first[queue[head]! + 1]!
    for (let side = first[queue[head]!]!; side < end; side++) {
      const other = across[side]!
      if (other === OUTSIDE || seen[other] === 1) continue
      seen[other] = 1
      queue[tail++] = other
    }
  }
  giveBackInts(seen)
  giveBackInts(queue)
  return tail
}

function notA(name: string, expected: string, got: unknown): MazeError {
  return new MazeError('BAD_ARGUMENT', { name, expected, got: shown(got) })
}
