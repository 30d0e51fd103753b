import { checkNumber, MazeError } from 'meikyuu'

/** The most marks that a difficulty gets. */
export const MOST_MARKS = 5

/**
 * A difficulty of 0 to 100 as 1 to 5 marks, a fifth of the scale each: 0 to
 * 19 is one mark, 80 and more are five.
 *
 * @throws MazeError `BAD_ARGUMENT` for what is no difficulty.
 *
 * @example
 * ```ts
 * difficultyMarks(58) // => 3
 * ```
 */
export function difficultyMarks(score: number): number {
  checkNumber('score', score)
  if (score < 0 || score > 100)
    throw new MazeError('BAD_ARGUMENT', {
      name: 'score',
      expected: 'a difficulty from 0 to 100',
      got: `${score}`,
    })
  return Math.min(MOST_MARKS, 1 + Math.floor((score * MOST_MARKS) / 100))
}
