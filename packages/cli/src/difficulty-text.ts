import { type MazeDifficulty, SCORE_TOP, TERM_NAMES, TERM_WEIGHTS, type TermName } from 'meikyuu'
import { bar } from './bar.js'
import { bigNumber } from './big-number.js'
import { counted } from './counted.js'
import type { Palette } from './palette.js'
import { wrapped } from './wrapped.js'

/** The columns that everything on its line takes, and those of the bars there. */
const FULL = 80
const SCORE_BAR = 50
const SHARE_BAR = 16

/** What stands beside the bar of the score: the digits, and its scale. */
const BESIDE_SCORE = 30

/** The score in large digits, on a scale, and what it is the product of. */
export function scoreText(difficulty: MazeDifficulty, palette: Palette, width: number): string {
  const { score, exact, base, coverage } = difficulty
  const [top, middle, bottom] = bigNumber(score)
  const made = `${exact.toFixed(2)} = ${base.toFixed(2)} from six parts x ${coverage.factor.toFixed(2)} for coverage`
  const scale = `${bar(score / SCORE_TOP, Math.max(0, Math.min(SCORE_BAR, width - BESIDE_SCORE)), palette)} of ${SCORE_TOP}`
  const beside = width < FULL ? '' : `   ${made}`
  return [
    `${palette.strong('Difficulty')}   ${palette.strong(top)}`,
    `             ${palette.strong(middle)}   ${scale.trimStart()}`,
    `             ${palette.strong(bottom)}${beside}`,
    ...(width < FULL ? [wrapped(made, width)] : []),
  ].join('\n')
}

/** The six parts: each its value, its weight, what they come to, and what it is worked out from. */
export function termsText(difficulty: MazeDifficulty, palette: Palette, width: number): string {
  const lines = TERM_NAMES.map((name) => {
    const term = difficulty.terms[name]
    const weight = TERM_WEIGHTS[name] * SCORE_TOP
    const sum = `${term.toFixed(2)} x ${weight.toFixed(1).padStart(4)} = ${(term * weight).toFixed(1).padStart(4)}`
    return shareLine(name, term, sum, MEANINGS[name](difficulty), palette, width)
  })
  return [palette.strong('Six parts'), ...lines].join('\n')
}

/** What each part is worked out from. */
const MEANINGS: { readonly [name in TermName]: (difficulty: MazeDifficulty) => string } = {
  reach: ({ measure }) => `${counted(measure.effort, 'step')} of effort in all`,
  forks: ({ measure }) => `${counted(measure.decisions, 'wrong turning')} met`,
  traps: ({ traps }) => `${counted(traps, 'fork')} that ${traps === 1 ? 'misleads' : 'mislead'}`,
  waste: ({ waste }) => `${counted(waste, 'cell')} lost going straight`,
  depth: ({ measure }) => `${counted(measure.longestBranch, 'cell')}, longest branch`,
  turns: ({ turns }) => `${counted(turns, 'bend')} of the way`,
}

/** How much of the board the answer covers. */
export function coverageText({ coverage }: MazeDifficulty, palette: Palette, width: number): string {
  const parts = [
    ['box  ', coverage.bbox, "the answer's box in the board's"],
    ['zones', coverage.zones, 'of the board, by zones visited'],
    ['cover', coverage.cover, `both; factor ${coverage.factor.toFixed(2)}`],
  ] as const
  const lines = parts.map(([name, share, meaning]) =>
    shareLine(name, share, share.toFixed(2), meaning, palette, width),
  )
  return [palette.strong('Coverage'), ...lines].join('\n')
}

/** A share with its bar and its meaning; where they do not fit, without the bar and the meaning below. */
function shareLine(
  name: string,
  share: number,
  value: string,
  meaning: string,
  palette: Palette,
  width: number,
): string {
  if (width >= FULL)
    return `  ${name}  ${bar(share, SHARE_BAR, palette)}  ${value}   ${palette.faint(meaning)}`
  return `  ${name}  ${value}\n${wrapped(meaning, width - 4).replace(/^/gm, '    ')}`
}
