import { type GraphGrid, OUTSIDE, Passages, type Rng } from '@meikyuu/grid'
import type { GrowingTreeMix } from '../src/growing-tree-mix.js'

/**
 * The growing tree as its documents say it, over plain lists and with no eye
 * to speed: what the real one is held against.
 */
export function plainGrowingTree(grid: GraphGrid, rng: Rng, mix: GrowingTreeMix): Passages {
  const passages = new Passages(grid)
  const byAge = [rng.below(grid.cells)]
  const forPicks = [...byAge]
  const taken = new Set(byAge)
  while (byAge.length > 0) {
    const cell = chosen(byAge, forPicks, mix, rng)
    const choices = freeSidesOf(grid, cell, taken)
    if (choices.length === 0) {
      byAge.splice(byAge.indexOf(cell), 1)
      const last = forPicks.pop()!
      if (last !== cell) forPicks[forPicks.indexOf(cell)] = last
      continue
    }
    const side = choices[rng.below(choices.length)]!
    passages.carve(side)
    for (const list of [byAge, forPicks]) list.push(grid.across[side]!)
    taken.add(grid.across[side]!)
  }
  return passages
}

function chosen(byAge: number[], forPicks: number[], mix: GrowingTreeMix, rng: Rng): number {
  const { newest = 0, oldest = 0, random = 0, middle = 0 } = mix
  const weights = [newest, oldest, random, middle]
  const sum = weights.reduce((total, weight) => total + weight)
  const heavy = weights.filter((weight) => weight > 0)
  let strategy = weights.findIndex((weight) => weight > 0)
  if (heavy.length > 1) {
    const at = rng.next() * sum
    strategy = weights.findIndex((_, i) => at < weights.slice(0, i + 1).reduce((a, b) => a + b))
  }
  if (strategy === 0) return byAge.at(-1)!
  if (strategy === 1) return byAge[0]!
  if (strategy === 2) return forPicks[rng.below(forPicks.length)]!
  return byAge[Math.floor(byAge.length / 2)]!
}

function freeSidesOf(grid: GraphGrid, cell: number, taken: Set<number>): number[] {
  const sides: number[] = []
  for (let side = grid.first[cell]!; side < grid.first[cell + 1]!; side++)
    if (grid.across[side] !== OUTSIDE && !taken.has(grid.across[side]!)) sides.push(side)
  return sides
}
