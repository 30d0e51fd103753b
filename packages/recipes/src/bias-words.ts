import {
  BINARY_TREE_CORNERS,
  type BinaryTreeCorner,
  SIDEWINDER_SIDES,
  type SidewinderSide,
} from '@meikyuu/generators'
import { namePart, percentPart } from './option-part.js'
import { partsOption } from './parts-option.js'
import type { WordOption } from './word-option.js'

/** How a binary tree leans, as a recipe says it. */
export interface RecipeBinaryTreeBias {
  /**
   * The corner to which every way leads.
   * @defaultValue 'north-east'
   */
  readonly corner?: BinaryTreeCorner | undefined
  /**
   * How many cells in a hundred go along their row.
   * @defaultValue 50
   */
  readonly coin?: number | undefined
}

/** How a sidewinder leans, as a recipe says it. */
export interface RecipeSidewinderBias {
  /**
   * The side to which runs are closed out.
   * @defaultValue 'north'
   */
  readonly side?: SidewinderSide | undefined
  /**
   * After how many cells in a hundred their run goes on.
   * @defaultValue 50
   */
  readonly coin?: number | undefined
}

/** The words after `binary-tree`: `southeast`, `coin30`. */
export const BINARY_TREE_BIAS: WordOption<'bias', RecipeBinaryTreeBias | undefined> =
  /* @__PURE__ */ partsOption('bias', 'a corner and a coin', [
    /* @__PURE__ */ namePart('corner', BINARY_TREE_CORNERS, 'north-east'),
    /* @__PURE__ */ percentPart('coin', 50),
  ])

/** The words after `sidewinder`: `east`, `coin30`. */
export const SIDEWINDER_BIAS: WordOption<'bias', RecipeSidewinderBias | undefined> =
  /* @__PURE__ */ partsOption('bias', 'a side and a coin', [
    /* @__PURE__ */ namePart('side', SIDEWINDER_SIDES, 'north'),
    /* @__PURE__ */ percentPart('coin', 50),
  ])

/**
 * The words of a bias, by the name of the generator that takes one: each leans
 * in a way of its own. A generator of your own says its `option` itself.
 */
export const BIAS_WORDS = {
  'binary-tree': BINARY_TREE_BIAS,
  sidewinder: SIDEWINDER_BIAS,
} as const satisfies { readonly [Generator in string]: WordOption<'bias'> }
