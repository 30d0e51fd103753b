import { shown } from '@meikyuu/grid'
import { badOption } from './bad-option.js'
import { readWhole } from './read-whole.js'

/** The greatest percentage. */
const MOST_PERCENT = 100

/**
 * The percentage that digits say.
 *
 * @param option What the message calls the option.
 * @throws MazeError `BAD_OPTION` unless it is a whole number from 0 to 100.
 */
export function readPercent(option: string, digits: string): number {
  return checkedPercent(option, readWhole(digits), digits)
}

/**
 * The value, where it is a percentage.
 *
 * @param written What the message says came.
 * @throws MazeError `BAD_OPTION` unless it is a whole number from 0 to 100.
 */
export function checkedPercent(option: string, value: unknown, written: unknown = value): number {
  if (Number.isInteger(value) && (value as number) >= 0 && (value as number) <= MOST_PERCENT)
    // Turns -0 into 0, which is what its code says.
    return (value as number) + 0
  throw badOption(option, `a whole percentage from 0 to ${MOST_PERCENT}`, shown(written))
}

/** The share that a percentage is: the double nearest to it, in every engine. */
export function shareOf(percent: number): number {
  return percent / MOST_PERCENT
}
