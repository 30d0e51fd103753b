import { checkFields } from '../check-fields.js'
import { checkShare } from '../check-share.js'

/** The chances of {@link ellerByRows}. */
export interface EllerShares {
  /**
   * The chance that two neighbours of a row that are apart are joined, from 0 to 1.
   * @defaultValue 1/2
   */
  readonly join?: number
  /**
   * The chance that a way down is taken by a set that has taken one already, from 0 to 1.
   * @defaultValue 1/2
   */
  readonly down?: number
}

/** Throws `BAD_ARGUMENT` unless these are chances. */
export function checkEllerShares(shares: EllerShares): void {
  checkFields('shares', shares, ['join', 'down'])
  if (shares.join !== undefined) checkShare('shares.join', shares.join)
  if (shares.down !== undefined) checkShare('shares.down', shares.down)
}
