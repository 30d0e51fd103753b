import {
  type MazeDifficulty,
  ratingOf,
  SCORE_TOP,
  TERM_NAMES,
  TERM_WEIGHTS,
  type TermName,
  type TooEasyReason,
  tooEasyReasons,
} from 'meikyuu'
import { bar } from './bar.js'
import { bigNumber } from './big-number.js'
import type { Palette } from './palette.js'
import type { Shown } from './shown-maze.js'

const SCORE_BAR = 50
const TERM_BAR = 16

/** A maze's figures, laid out to be read in 80 columns. */
export function figuresText({ difficulty }: Shown, palette: Palette): string {
  return [
    scoreText(difficulty, palette),
    termsText(difficulty, palette),
    coverageText(difficulty, palette),
    measureText(difficulty, palette),
    levelText(difficulty, palette),
  ].join('\n\n')
}

function scoreText({ score, exact, base, coverage }: MazeDifficulty, palette: Palette): string {
  const [top, middle, bottom] = bigNumber(score)
  const made = `${exact.toFixed(2)} = ${base.toFixed(2)} from six parts x ${coverage.factor.toFixed(2)} for coverage`
  return [
    `${palette.strong('Difficulty')}   ${palette.strong(top)}`,
    `             ${palette.strong(middle)}   ${bar(score / SCORE_TOP, SCORE_BAR, palette)} of ${SCORE_TOP}`,
    `             ${palette.strong(bottom)}   ${made}`,
  ].join('\n')
}

function termsText(difficulty: MazeDifficulty, palette: Palette): string {
  const lines = TERM_NAMES.map((name) => {
    const term = difficulty.terms[name]
    const weight = TERM_WEIGHTS[name] * SCORE_TOP
    const sum = `${term.toFixed(2)} x ${padded(weight.toFixed(1), 4)} = ${padded((term * weight).toFixed(1), 4)}`
    return `  ${name}  ${bar(term, TERM_BAR, palette)}  ${sum}   ${palette.faint(MEANINGS[name](difficulty))}`
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

function coverageText({ coverage }: MazeDifficulty, palette: Palette): string {
  const parts = [
    ['box', coverage.bbox, "the answer's box in the board's"],
    ['zones', coverage.zones, 'of the board, by zones visited'],
    ['cover', coverage.cover, `both; factor ${coverage.factor.toFixed(2)}`],
  ] as const
  const lines = parts.map(
    ([name, share, meaning]) =>
      `  ${name.padEnd(5)}  ${bar(share, TERM_BAR, palette)}  ${share.toFixed(2)}   ${palette.faint(meaning)}`,
  )
  return [palette.strong('Coverage'), ...lines].join('\n')
}

function measureText({ measure }: MazeDifficulty, palette: Palette): string {
  const { cells, deadEnds, deadEndShare, junctions, river, solution, decisions } = measure
  const { branches, longestBranch, wasted, detour, effort } = measure
  const rows: readonly (readonly (readonly [name: string, value: string])[])[] = [
    [
      ['cells', String(cells)],
      ['cells on the way', String(solution)],
      ['cells of branches', String(wasted)],
    ],
    [
      ['dead ends', `${deadEnds} (${percent(deadEndShare)})`],
      ['decisions', String(decisions)],
      ['detour to keys', String(detour)],
    ],
    [
      ['junctions', String(junctions)],
      ['wrong branches', String(branches)],
      ['effort', String(effort)],
    ],
    [
      ['river', percent(river)],
      ['longest branch', String(longestBranch)],
      ['rating', String(ratingOf(effort))],
    ],
  ]
  const lines = rows.map((row) => {
    const fields = row.map(
      ([name, value], i) => palette.faint(name.padEnd(NAMES[i]!)) + padded(value, VALUES[i]!),
    )
    return `  ${fields.join('   ')}`
  })
  return [palette.strong('Measure'), ...lines].join('\n')
}

/** How wide the names and the values of the measure's three columns are. */
const NAMES = [10, 17, 18]
const VALUES = [10, 6, 6]

function levelText(difficulty: MazeDifficulty, palette: Palette): string {
  const reasons = tooEasyReasons(difficulty)
  if (reasons.length === 0) return `${palette.strong('As a level')}   not too easy`
  return `${palette.strong('As a level')}   too easy: ${reasons.map(reasonText).join(', ')}`
}

/** What there may be too little of, one and many. */
const COUNTED: { readonly [what in TooEasyReason['what']]: readonly [one: string, many: string] } = {
  waste: ['cell lost going straight', 'cells lost going straight'],
  traps: ['trap', 'traps'],
  decisions: ['decision', 'decisions'],
  branches: ['wrong branch', 'wrong branches'],
  deadEnds: ['dead end', 'dead ends'],
}

function reasonText({ what, got, least }: TooEasyReason): string {
  const [one, many] = COUNTED[what]
  return `${got} ${got === 1 ? one : many} (a level has ${least} or more)`
}

function counted(n: number, word: string): string {
  return `${n} ${word}${n === 1 ? '' : 's'}`
}

function percent(share: number): string {
  return `${Math.round(share * 100)}%`
}

function padded(text: string, width: number): string {
  return text.padStart(width)
}
