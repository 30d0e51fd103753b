import { type GraphGrid, OUTSIDE, Passages, type Rng } from '@meikyuu/grid'

/** The blobby division as one would tell it: recursive, with sets, and everything looked for anew. */
export function plainBlobs(grid: GraphGrid, rng: Rng): Passages {
  const passages = new Passages(grid)
  const grains = plainGrains(grid, passages, rng)
  const grainOf = new Map(grains.flatMap((cells, grain) => cells.map((cell) => [cell, grain] as const)))
  const sidesOf = (grain: number) => grains[grain]!.flatMap((cell) => innerSides(grid, cell))
  const around = (grain: number) => [
    ...new Set(sidesOf(grain).map((side) => grainOf.get(grid.across[side]!)!)),
  ]
  const neighbours = (grain: number) => around(grain).filter((other) => other !== grain)
  const join = (one: number, other: number) =>
    passages.carve(sidesOf(one).find((side) => grainOf.get(grid.across[side]!) === other)!)

  const divide = (region: number[]): void => {
    if (region.length === 2) join(region[0]!, region[1]!)
    if (region.length <= 2) return
    const one = rng.below(region.length)
    const other = rng.below(region.length - 1)
    const seeds = [region[one]!, region[other < one ? other : other + 1]!]
    const free = new Set(region.filter((grain) => !seeds.includes(grain)))
    const blobs = seeds.map((seed) => ({
      grains: [seed],
      oldest: 0,
      looked: 0,
      met: [] as [number, number][],
    }))
    let turn = 0
    for (; ; turn++) {
      const [mine, others] = [blobs[turn % 2]!, blobs[(turn + 1) % 2]!]
      const grain = mine.grains[mine.oldest]!
      const all = neighbours(grain)
      for (const next of all.slice(mine.looked, mine.looked + 32)) {
        if (free.delete(next)) mine.grains.push(next)
        else if (others.grains.includes(next)) mine.met.push([grain, next])
      }
      mine.looked += 32
      if (mine.looked < all.length) continue
      mine.looked = 0
      if (++mine.oldest === mine.grains.length) break
    }
    const done = blobs[turn % 2]!
    join(...done.met[rng.below(done.met.length)]!)
    const parts = parted(region, done.grains)
    // The second is the one that was done.
    for (const part of parts[0].length < parts[1].length ? parts : parts.reverse()) divide(part)
  }
  divide(grains.map((_, grain) => grain))
  return passages
}

/** The rest of a list and what is moved out of it to the end: each in exchange for the last that was not. */
function parted(region: readonly number[], moved: readonly number[]): [number[], number[]] {
  const list = [...region]
  let end = list.length
  for (const grain of moved) {
    const place = list.indexOf(grain)
    const last = list[--end]!
    list[place] = last
    list[end] = grain
  }
  return [list.slice(0, end), list.slice(end)]
}

function plainGrains(grid: GraphGrid, passages: Passages, rng: Rng): number[][] {
  const free = new Set(Array.from({ length: grid.cells }, (_, cell) => cell))
  const grains: number[][] = []
  for (let seed = 0; seed < grid.cells; seed++) {
    if (!free.delete(seed)) continue
    const grain = [seed]
    const list = [seed]
    while (list.length > 0 && grain.length < 12) {
      const place = Math.min(rng.below(2 * list.length), list.length - 1)
      const choices = innerSides(grid, list[place]!).filter((side) => free.has(grid.across[side]!))
      if (choices.length === 0) {
        list[place] = list.at(-1)!
        list.pop()
        continue
      }
      const side = choices[rng.below(choices.length)]!
      passages.carve(side)
      free.delete(grid.across[side]!)
      grain.push(grid.across[side]!)
      list.push(grid.across[side]!)
    }
    grains.push(grain)
  }
  return grains
}

function innerSides(grid: GraphGrid, cell: number): number[] {
  const count = grid.first[cell + 1]! - grid.first[cell]!
  return Array.from({ length: count }, (_, i) => grid.first[cell]! + i).filter(
    (side) => grid.across[side] !== OUTSIDE,
  )
}
