import { carveMaze, type GeneratorName, type GeneratorOptions } from '@meikyuu/generators'
import { type Grid, Mulberry32, type Passages } from '@meikyuu/grid'

/** A generator as recipe codes name it, with its options. */
export interface Told {
  /** Its word. */
  readonly word: string
  /** What it is told, if anything. */
  readonly options?: GeneratorOptions
  /** How the tables call what it is told. */
  readonly as?: string
}

/** Makes the maze of a seed, as a recipe code would: each seed has a stream of its own. */
export function carver(grid: Grid, { word, options }: Told): (seed: number) => Passages {
  // A word that is in no table is refused by name.
  return (seed) => carveMaze(grid, word as GeneratorName, new Mulberry32(seed), options)
}

/** How the tables call it: its word as code, then what it is told. */
export function calledInTables({ word, as }: Told): string {
  return as === undefined ? `\`${word}\`` : `\`${word}\`, ${as}`
}
