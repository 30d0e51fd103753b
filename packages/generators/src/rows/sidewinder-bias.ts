import { checkFields } from '../check-fields.js'
import { checkShare } from '../check-share.js'
import { checkWord } from '../check-word.js'

/** A side to which the runs of a sidewinder are closed out. */
export type SidewinderSide = 'north' | 'east' | 'south' | 'west'

/** All sides, in the order of their slots. */
export const SIDEWINDER_SIDES = [
  'north',
  'east',
  'south',
  'west',
] as const satisfies readonly SidewinderSide[]

/** How a sidewinder leans. */
export interface SidewinderBias {
  /**
   * The side to which runs are closed out. To the north or south, runs lie
   * along rows; to the east or west, along columns.
   * @defaultValue 'north'
   */
  readonly side?: SidewinderSide
  /**
   * The share of cells after which their run goes on, from 0 to 1; after the others it is closed out.
   * @defaultValue 1/2
   */
  readonly coin?: number
}

/** Throws `BAD_ARGUMENT` unless a sidewinder can lean so. */
export function checkSidewinderBias(bias: SidewinderBias): void {
  checkFields('bias', bias, ['side', 'coin'])
  if (bias.side !== undefined) checkWord('bias.side', bias.side, SIDEWINDER_SIDES)
  if (bias.coin !== undefined) checkShare('bias.coin', bias.coin)
}
