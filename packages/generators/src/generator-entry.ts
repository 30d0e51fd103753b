import type { Capability, Grid, Passages, Rng } from '@meikyuu/grid'
import type { GrowingTreeMix } from './growing-tree-mix.js'

/** What a generator of a table can be told besides its grid and its chance. */
export interface GeneratorOptions {
  /** How a growing tree chooses the cell to grow from; only for an entry that takes a mix. */
  readonly mix?: GrowingTreeMix
}

/**
 * Carves a perfect maze into passages of the grid that are all closed. The
 * number and the order of draws is part of its contract.
 */
export type Carve = (grid: Grid, passages: Passages, rng: Rng, options?: GeneratorOptions) => void

/** A generator in a table. */
export interface GeneratorEntry {
  /** Its name for people. */
  readonly title: string
  /** How its mazes look, in one line. */
  readonly texture: string
  /** Where it comes from: author and year or book. */
  readonly source: string
  /** What it asks of a grid. */
  readonly needs: readonly Capability[]
  /** Whether it takes a growing tree's mix among its options. */
  readonly takesMix: boolean
  /** The generator. */
  readonly carve: Carve
}
