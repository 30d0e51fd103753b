import { GENERATORS, type GeneratorName, type Grid, Passages, rngFor, squareGrid } from 'meikyuu'
import { cpuSeconds } from './cpu-time.js'

/**
 * What the recorder's cost is measured through. This file is bundled twice, as
 * it is and with every statement that tells a recorder taken out, so that both
 * have code of their own for the compiler to work on.
 */
export function carver(width: number): (name: GeneratorName, seed: number, turns: number) => number {
  const grid: Grid = squareGrid(width, width)
  return (name, seed, turns) => {
    let carved = 0
    const seconds = cpuSeconds(() => {
      for (let turn = 0; turn < turns; turn++) {
        const passages = new Passages(grid)
        GENERATORS[name].carve(grid, passages, rngFor(seed + turn, grid.cells))
        carved += passages.open[0]!
      }
    })
    if (!(carved >= 0)) throw new Error('nothing was carved')
    return (seconds * 1e9) / (turns * grid.cells)
  }
}
