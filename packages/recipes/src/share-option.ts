import { shown } from '@meikyuu/grid'
import { badOption } from './bad-option.js'
import { checkedPercent, readPercent, shareOf } from './percent.js'
import type { WordOption } from './word-option.js'

/** A share in whole percent, from 0 to 100: the 50 in `braid-50`. The treatment is told the share. */
export const SHARE_OPTION: WordOption<'share', number> = {
  field: 'share',
  title: 'a percentage',
  read(words) {
    if (words.length === 1) return readPercent('share', words[0]!)
    throw badOption('share', 'one percentage', shown(words.join('-')))
  },
  write: (share) => [String(share)],
  check: (value) => checkedPercent('share', value),
  told: shareOf,
}
