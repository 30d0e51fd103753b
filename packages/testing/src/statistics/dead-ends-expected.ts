import { lnTreeCount } from './ln-tree-count.js'

/**
 * How many dead ends a uniform spanning tree of `width` x `height` squares has
 * on average, exactly. A tree in which a cell is a dead end is a tree of all
 * other cells and one of the cell's sides: so the chance of it is the number of
 * the cell's neighbours, times the trees without it, over all trees.
 */
export function uniformDeadEnds(width: number, height: number): number {
  const all = lnTreeCount(width, height, -1)
  let sum = 0
  // Mirrored cells have the same chance: one of each four is enough.
  for (let row = 0; row < Math.ceil(height / 2); row++)
    for (let column = 0; column < Math.ceil(width / 2); column++) {
      const sides = +(row > 0) + +(row < height - 1) + +(column > 0) + +(column < width - 1)
      const chance = sides * Math.exp(lnTreeCount(width, height, row * width + column) - all)
      sum += chance * mirrored(row, height) * mirrored(column, width)
    }
  return sum
}

function mirrored(line: number, lines: number): number {
  return 2 * line === lines - 1 ? 1 : 2
}

/**
 * How many dead ends a binary tree with a fair coin has on average: a cell has
 * one way out, so it is a dead end where neither of the two cells behind it
 * leads to it. A quarter of the cells inside, half of those on the two borders
 * behind, two of the corners.
 */
export function binaryTreeDeadEnds(width: number, height: number): number {
  const inside = ((width - 2) * (height - 2)) / 4
  const borders = (width - 2 + (height - 2)) / 2
  const corners = 1 + 1 / 2 + 1 / 2
  return inside + borders + corners
}

/**
 * How many dead ends a sidewinder with a fair coin has on average. In each row
 * but the first, runs end after each cell with a chance of 1/2, and one cell of
 * a run, any, leads up; so a cell's passages are those within its run, the one
 * up, and one down where the cell below, by its own run, leads up.
 */
export function sidewinderDeadEnds(width: number, height: number): number {
  const up = new Float64Array(width)
  for (const { from, to, chance } of runs(width))
    for (let column = from; column <= to; column++) up[column]! += chance / (to - from + 1)

  // The first row is one run that leads up nowhere: only its ends, where nothing comes from below.
  let sum = 1 - up[0]! + (1 - up[width - 1]!)
  for (let row = 1; row < height; row++)
    for (const { from, to, chance } of runs(width))
      for (let column = from; column <= to; column++) {
        const within = +(column > from) + +(column < to)
        const below = row === height - 1 ? 0 : up[column]!
        const leadsUp = 1 / (to - from + 1)
        const one = [leadsUp * (1 - below) + (1 - leadsUp) * below, (1 - leadsUp) * (1 - below), 0]
        sum += chance * one[within]!
      }
  return sum
}

/** Every run that a row may hold, with its chance. */
function runs(width: number): { from: number; to: number; chance: number }[] {
  const all: { from: number; to: number; chance: number }[] = []
  for (let from = 0; from < width; from++)
    for (let to = from; to < width; to++) {
      const begins = from === 0 ? 1 : 1 / 2
      const ends = to === width - 1 ? 1 : 1 / 2
      all.push({ from, to, chance: begins * 2 ** (from - to) * ends })
    }
  return all
}
