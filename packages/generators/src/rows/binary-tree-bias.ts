import { checkFields } from '../check-fields.js'
import { checkShare } from '../check-share.js'
import { checkWord } from '../check-word.js'

/** A corner to which a binary tree leads. */
export type BinaryTreeCorner = 'north-east' | 'north-west' | 'south-east' | 'south-west'

/** All corners. */
export const BINARY_TREE_CORNERS = [
  'north-east',
  'north-west',
  'south-east',
  'south-west',
] as const satisfies readonly BinaryTreeCorner[]

/** How a binary tree leans. */
export interface BinaryTreeBias {
  /**
   * The corner to which every way leads.
   * @defaultValue 'north-east'
   */
  readonly corner?: BinaryTreeCorner
  /**
   * The share of cells that go along their row, from 0 to 1; the others go up or down.
   * @defaultValue 1/2
   */
  readonly coin?: number
}

/** Throws `BAD_ARGUMENT` unless a binary tree can lean so. */
export function checkBinaryTreeBias(bias: BinaryTreeBias): void {
  checkFields('bias', bias, ['corner', 'coin'])
  if (bias.corner !== undefined) checkWord('bias.corner', bias.corner, BINARY_TREE_CORNERS)
  if (bias.coin !== undefined) checkShare('bias.coin', bias.coin)
}
