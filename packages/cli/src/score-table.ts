import type { Palette } from './palette.js'
import type { Shown } from './shown-maze.js'

/** A column of the table: its title, as wide as its figures may be, and what stands there. */
interface Column {
  readonly title: string
  /** The least columns of the terminal that leave room for it beside most codes. */
  readonly from: number
  figure(shown: Shown): number
}

const COLUMNS: readonly Column[] = [
  { title: 'score', from: 0, figure: ({ difficulty }) => difficulty.score },
  { title: ' cells', from: 100, figure: ({ difficulty }) => difficulty.measure.cells },
  { title: 'effort', from: 60, figure: ({ difficulty }) => difficulty.measure.effort },
  { title: 'forks', from: 100, figure: ({ difficulty }) => difficulty.measure.decisions },
  { title: 'traps', from: 80, figure: ({ difficulty }) => difficulty.traps },
  { title: ' waste', from: 80, figure: ({ difficulty }) => difficulty.waste },
  { title: 'turns', from: 100, figure: ({ difficulty }) => difficulty.turns },
]

/** Between columns. */
const GAP = '  '

/** The titles of the columns, those that there is room for in so many columns of a terminal. */
export function scoreHead(palette: Palette, width: number): string {
  return palette.faint([...columnsIn(width).map(({ title }) => title), 'maze'].join(GAP))
}

/** A maze as a row of the table. */
export function scoreRow(shown: Shown, palette: Palette, width: number): string {
  const figures = columnsIn(width).map(({ title, figure }) => String(figure(shown)).padStart(title.length))
  const [score = '', ...others] = figures
  return [palette.strong(score), ...others, shown.name].join(GAP)
}

function columnsIn(width: number): readonly Column[] {
  return COLUMNS.filter(({ from }) => from <= width)
}
