import { type Grid, shown } from '@meikyuu/grid'
import { badOption } from './bad-option.js'
import { readWhole } from './read-whole.js'
import type { RecipeLimits } from './recipe-limits.js'
import type { WordOption } from './word-option.js'

/** What an option of one whole number may say. */
export interface WholeOptionRange {
  /** The least it may be. */
  readonly least: number
  /** The most it may be. */
  readonly most: number
  /** The limit for codes of strangers that holds it too, if any. */
  readonly limit?: keyof RecipeLimits
}

/**
 * An option of one whole number after the name, as in `sparsen-3`, which has
 * to be there.
 */
export function wholeOption<Field extends string>(
  field: Field,
  title: string,
  range: WholeOptionRange,
): WordOption<Field, number> {
  return {
    field,
    title,
    read(words, limits) {
      const most = range.limit === undefined ? range.most : Math.min(range.most, limits[range.limit])
      const number = words.length === 1 ? readWhole(words[0]!) : null
      return checkedWhole(field, number, words.join('-'), range.least, most)
    },
    write: (value) => [String(value)],
    check: (value) => checkedWhole(field, value, value, range.least, range.most),
  }
}

/** What an option says that may be left out. */
export interface MaybeWholeOptionRange extends WholeOptionRange {
  /** The number that is not written, if any. */
  readonly usual?: number
  /** The most that is passed on, whatever is said, if not all. */
  readonly mostOn?: (grid: Grid) => number
}

/** As {@link wholeOption}, but one that may be left out, and is at its usual number. */
export function maybeWholeOption<Field extends string>(
  field: Field,
  title: string,
  range: MaybeWholeOptionRange,
): WordOption<Field, number | undefined> {
  const whole = wholeOption(field, title, range)
  const { usual, mostOn = () => Infinity } = range
  const unusual = (value: number): number | undefined => (value === usual ? undefined : value)
  return {
    field,
    title,
    read: (words, limits) => (words.length === 0 ? undefined : unusual(whole.read(words, limits))),
    write: (value) => (value === undefined ? [] : whole.write(value)),
    check: (value) => (value === undefined ? undefined : unusual(whole.check(value))),
    told: (value, grid) => (value === undefined ? undefined : Math.min(value, mostOn(grid))),
  }
}

function checkedWhole(option: string, value: unknown, written: unknown, least: number, most: number): number {
  if (Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most)
    return (value as number) + 0
  throw badOption(option, `a whole number from ${least} to ${most}`, shown(written))
}
