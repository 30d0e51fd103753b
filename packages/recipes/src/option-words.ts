import { CUT_OPTION } from './cut-option.js'
import { MIX_OPTION } from './mix-option.js'
import { SEEDS_OPTION } from './seeds-option.js'
import { SHARE_OPTION } from './share-option.js'
import { SHARES_OPTION } from './shares-option.js'
import { STEPS_OPTION } from './steps-option.js'
import { TIMES_OPTION } from './times-option.js'
import type { WordOption } from './word-option.js'

/**
 * How codes write the options of generators and of treatments, by the name
 * that one `takes` it under. For a generator's bias, which means one thing to
 * each, see `BIAS_WORDS`.
 */
export const OPTION_WORDS = {
  cut: CUT_OPTION,
  mix: MIX_OPTION,
  seeds: SEEDS_OPTION,
  share: SHARE_OPTION,
  shares: SHARES_OPTION,
  steps: STEPS_OPTION,
  times: TIMES_OPTION,
} as const satisfies { readonly [Name in string]: WordOption<Name> }
