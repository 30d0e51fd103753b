import { DIVISION_CUTS, type DivisionCut } from '@meikyuu/generators'
import { shown } from '@meikyuu/grid'
import { badOption } from './bad-option.js'
import type { WordOption } from './word-option.js'

/** The cut that is not written. */
const USUAL_CUT: DivisionCut = 'longest'

/** How rooms are cut: `proportional` after `division`. The longest way is the bare name. */
export const CUT_OPTION: WordOption<'cut', DivisionCut | undefined> = {
  field: 'cut',
  title: 'a rule for the cut',
  read: (words) => (words.length === 0 ? undefined : usualLeftOut(cutCalled(words.join('-')))),
  write: (cut) => (cut === undefined ? [] : [cut]),
  check: (value) => (value === undefined ? undefined : usualLeftOut(cutCalled(value))),
}

function cutCalled(name: unknown): DivisionCut {
  for (const cut of DIVISION_CUTS) if (cut === name) return cut
  throw badOption('cut', `one of ${DIVISION_CUTS.join(', ')}`, shown(name))
}

function usualLeftOut(cut: DivisionCut): DivisionCut | undefined {
  return cut === USUAL_CUT ? undefined : cut
}
