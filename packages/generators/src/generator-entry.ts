import type { Capability, Grid, Passages, Recorder, Rng } from '@meikyuu/grid'
import type { GrowingTreeMix } from './growing-tree-mix.js'
import type { BinaryTreeBias } from './rows/binary-tree-bias.js'
import type { DivisionCut } from './rows/division-cut.js'
import type { EllerShares } from './rows/eller-shares.js'
import type { SidewinderBias } from './rows/sidewinder-bias.js'

/** What a generator of a table can be told besides its grid and its chance. */
export interface GeneratorOptions {
  /** How a growing tree chooses the cell to grow from; only for an entry that takes a mix. */
  readonly mix?: GrowingTreeMix
  /**
   * How a maze leans: a binary tree by `corner` and `coin`, a sidewinder by `side` and `coin`; only for an
   * entry that takes a bias.
   */
  readonly bias?: BinaryTreeBias & SidewinderBias
  /** How a room is cut in two; only for an entry that takes a cut. */
  readonly cut?: DivisionCut
  /** The chances of going along and down; only for an entry that takes shares. */
  readonly shares?: EllerShares
  /** How many seeds grow at once; only for an entry that takes seeds. */
  readonly seeds?: number
  /** How many steps a walk goes on for; only for an entry that takes steps. */
  readonly steps?: number
}

/** The one field of {@link GeneratorOptions} that an entry takes. */
export type GeneratorOptionName = 'mix' | 'bias' | 'cut' | 'seeds' | 'steps' | 'shares'

/**
 * Carves a perfect maze into passages of the grid that are all closed. The
 * number and the order of draws is part of its contract. A recorder is told all
 * that happens, and changes nothing of it.
 */
export type Carve = (
  grid: Grid,
  passages: Passages,
  rng: Rng,
  options?: GeneratorOptions,
  recorder?: Recorder,
) => void

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
  /** The field that its options may have, or null where it takes none. */
  readonly takes: GeneratorOptionName | null
  /** The generator. */
  readonly carve: Carve
}
