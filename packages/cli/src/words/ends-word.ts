import { InvalidArgumentError } from 'commander'
import type { EndsChoice } from '../input/ends-choice.js'

/** The choice that `--ends` says. */
export function endsWord(text: string): EndsChoice {
  if (text === 'none' || text === 'suggested') return text
  const [, start, goal] = /^(\d{1,15}),(\d{1,15})$/.exec(text) ?? []
  if (start === undefined || goal === undefined)
    throw new InvalidArgumentError('Expected none, suggested, or two cells as in 0,24.')
  return { start: Number(start), goal: Number(goal) }
}
