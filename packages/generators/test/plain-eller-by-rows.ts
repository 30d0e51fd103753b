import { type GraphGrid, OUTSIDE, Passages, placeOf, type Rng, twinOf } from '@meikyuu/grid'

/** Eller by rows with a label a cell, renamed all over at each join; and how many sides the end joins. */
export function plainEllerByRows(
  grid: GraphGrid,
  rng: Rng,
  join: number,
  down: number,
): { passages: Passages; joinedLast: number } {
  const passages = new Passages(grid)
  const label = Array.from({ length: grid.cells }, (_, cell) => cell)
  const rowOf = label.map((cell) => {
    const place = placeOf(grid, cell)
    return place.kind === 'row' ? place.row : Number.NaN
  })
  const lastRow = Math.max(...rowOf)
  const far = (side: number) => grid.across[side]!
  const near = (side: number) => far(twinOf(grid, side))
  const apart = (side: number) => far(side) !== OUTSIDE && label[near(side)] !== label[far(side)]
  const open = (side: number) => {
    const [mine, theirs] = [label[near(side)]!, label[far(side)]!]
    passages.carve(side)
    label.forEach((of, cell) => {
      if (of === theirs) label[cell] = mine
    })
  }
  const sidesOf = (cell: number) =>
    Array.from({ length: grid.first[cell + 1]! - grid.first[cell]! }, (_, slot) => grid.first[cell]! + slot)
  const inner = (cell: number) => sidesOf(cell).filter((side) => far(side) !== OUTSIDE)
  for (let row = Math.min(...rowOf); row <= lastRow; row++) {
    const cells = [...label.keys()].filter((cell) => rowOf[cell] === row)
    for (const side of cells.flatMap(inner))
      if (rowOf[far(side)] === row && far(side) > near(side) && apart(side))
        if (row === lastRow || rng.next() < join) open(side)
    const sets = new Map<number, number[]>()
    for (const side of cells.flatMap(inner).filter((side) => rowOf[far(side)] === row + 1)) {
      const set = label[near(side)]!
      sets.set(set, [...(sets.get(set) ?? []), side])
    }
    for (const ways of sets.values()) {
      const must = ways[rng.below(ways.length)]
      for (const way of ways) if (apart(way) && (way === must || rng.next() < down)) open(way)
    }
  }
  const left = [...label.keys()].flatMap(inner).filter((side) => far(side) > near(side) && apart(side))
  for (let i = left.length - 1; i > 0; i--) {
    const j = rng.below(i + 1)
    ;[left[i], left[j]] = [left[j]!, left[i]!]
  }
  let joinedLast = 0
  for (const side of left)
    if (apart(side)) {
      open(side)
      joinedLast++
    }
  return { passages, joinedLast }
}
