import type { MazeDifficulty } from 'meikyuu'
import { coverageText, scoreText, termsText } from './difficulty-text.js'
import { levelText } from './level-text.js'
import { measureText } from './measure-text.js'
import type { Palette } from './palette.js'
import type { Shown } from './shown-maze.js'

/** One part of the figures, laid out in no more columns than `width`. */
type FiguresPart = (difficulty: MazeDifficulty, palette: Palette, width: number) => string

const PARTS: readonly FiguresPart[] = [scoreText, termsText, coverageText, measureText, levelText]

/** A maze's figures, laid out to be read in 80 columns, or in fewer. */
export function figuresText({ difficulty }: Shown, palette: Palette, width: number): string {
  return PARTS.map((part) => part(difficulty, palette, width)).join('\n\n')
}
