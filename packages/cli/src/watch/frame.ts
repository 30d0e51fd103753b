import { CELL_MARKS, cellOfSide, graphOf, type Playback } from 'meikyuu'
import type { Palette } from '../palette.js'
import type { Canvas } from './canvas.js'
import type { Phase } from './phase.js'

/** What the marks of cells look like, in the middle of a cell. */
const GLYPHS: Readonly<Record<number, string>> = {
  [CELL_MARKS.untouched]: ' ',
  [CELL_MARKS.active]: '•',
  [CELL_MARKS.done]: ' ',
  [CELL_MARKS.walked]: '~',
  [CELL_MARKS.filled]: 'x',
  [CELL_MARKS.route]: '*',
}

/** The cell where something happens. */
const HEAD = '@'

/** A phase at its moment, as lines. */
export function frameOf(
  phase: Phase,
  playback: Playback,
  canvas: Canvas,
  palette: Palette,
): readonly string[] {
  const lines = canvas.lines(playback.sides, phase.ends).map((line) => [...line])
  // What is made is shown as it is.
  if (phase.isCarving && playback.step === playback.recording.length) return lines.map((row) => row.join(''))
  const head = headOf(playback)
  const { start, goal, keys } = phase.ends
  const lettered = new Set<number | null>([start, goal, ...keys])
  for (let cell = 0; cell < playback.cells.length; cell++) {
    const row = lines[canvas.rowOf[cell]!]
    if (row === undefined || (lettered.has(cell) && cell !== head)) continue
    const mark = playback.cells[cell]!
    const isRock = phase.isCarving && mark === CELL_MARKS.untouched && !isOpened(playback, cell)
    const text = cell === head ? HEAD : isRock ? canvas.rock : GLYPHS[mark]!
    put(row, canvas, cell, text, (piece) =>
      cell === head ? palette.strong(piece) : palette.mark(mark, piece),
    )
  }
  return lines.map((row) => row.join(''))
}

/** Whether any side of a cell is open. */
function isOpened({ recording, sides }: Playback, cell: number): boolean {
  const { first } = graphOf(recording.grid)
  return sides.subarray(first[cell], first[cell + 1]).includes(1)
}

/** Writes a cell's text into a line: as wide as the cell, or one character in its middle. */
function put(
  row: string[],
  { columnOf, cellWidth }: Canvas,
  cell: number,
  text: string,
  paint: (piece: string) => string,
): void {
  const from = columnOf[cell]! + (text.length === 1 ? (cellWidth - 1) >> 1 : 0)
  while (row.length < from + text.length) row.push(' ')
  if (text.trim() === '') return
  // Painted in one go: the first place has it all, the others nothing.
  row.fill('', from, from + text.length)
  row[from] = paint(text)
}

/** The cell that the last event was about, or whose side it was about; null before the first and after the last. */
function headOf({ recording, step }: Playback): number | null {
  if (step === 0 || step === recording.length) return null
  const { of, index } = recording.at(step - 1)
  return of === 'cell' ? index : cellOfSide(recording.grid, index)
}
