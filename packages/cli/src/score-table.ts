import type { Palette } from './palette.js'
import type { Shown } from './shown-maze.js'

/** A column of the table: its title, as wide as its figures may be, and what stands there. */
interface Column {
  readonly title: string
  figure(shown: Shown): number
}

const COLUMNS: readonly Column[] = [
  { title: 'score', figure: ({ difficulty }) => difficulty.score },
  { title: ' cells', figure: ({ difficulty }) => difficulty.measure.cells },
  { title: 'effort', figure: ({ difficulty }) => difficulty.measure.effort },
  { title: 'forks', figure: ({ difficulty }) => difficulty.measure.decisions },
  { title: 'traps', figure: ({ difficulty }) => difficulty.traps },
  { title: ' waste', figure: ({ difficulty }) => difficulty.waste },
  { title: 'turns', figure: ({ difficulty }) => difficulty.turns },
]

/** Between columns. */
const GAP = '  '

/** The titles of the columns. */
export function scoreHead(palette: Palette): string {
  return palette.faint([...COLUMNS.map(({ title }) => title), 'maze'].join(GAP))
}

/** A maze as a row of the table. */
export function scoreRow(shown: Shown, palette: Palette): string {
  const figures = COLUMNS.map(({ title, figure }) => String(figure(shown)).padStart(title.length))
  const [score = '', ...others] = figures
  return [palette.strong(score), ...others, shown.name].join(GAP)
}
