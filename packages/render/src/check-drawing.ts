import { checkMazeEnds, checkOptions, type Maze, MazeError, shown } from '@meikyuu/grid'
import type { Pen } from './pen.js'

/** Throws a MazeError unless there is a maze to draw and the options are some. */
export function checkDrawing(maze: Maze, options: object): void {
  checkMazeEnds(maze)
  checkOptions('options', options)
}

/** Throws `BAD_ARGUMENT` unless `pen` can draw. */
export function checkPen(pen: Pen): void {
  for (const method of ['moveTo', 'lineTo', 'arc'] as const)
    checkKind('pen', pen?.[method], 'function', 'a pen')
}

/** Throws `BAD_ARGUMENT` unless `paint` is a function. */
export function checkPaint(paint: unknown): void {
  checkKind('paint', paint, 'function', 'a function')
}

/** Throws `BAD_ARGUMENT` unless `text` is a text. */
export function checkText(name: string, text: unknown): void {
  checkKind(name, text, 'string', 'a text')
}

/** Throws `BAD_ARGUMENT` unless `flag` is true or false. */
export function checkFlag(name: string, flag: unknown): void {
  checkKind(name, flag, 'boolean', 'true or false')
}

/** Throws `BAD_ARGUMENT` unless `value` is a number from `least` to `most`. */
export function checkRange(name: string, value: unknown, least: number, most: number): void {
  if (typeof value === 'number' && value >= least && value <= most) return
  throw new MazeError('BAD_ARGUMENT', {
    name,
    expected: `a number from ${least} to ${most}`,
    got: shown(value),
  })
}

/** Throws `BAD_ARGUMENT` unless `value` is one of the words. */
export function checkOneOf(name: string, value: unknown, words: readonly string[]): void {
  if (typeof value === 'string' && words.includes(value)) return
  const expected = `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`
  throw new MazeError('BAD_ARGUMENT', { name, expected, got: shown(value) })
}

/** Throws `BAD_ARGUMENT` unless `value` is an array. */
export function checkArray(name: string, value: unknown): void {
  if (Array.isArray(value)) return
  throw new MazeError('BAD_ARGUMENT', { name, expected: 'an array', got: shown(value) })
}

function checkKind(
  name: string,
  value: unknown,
  kind: 'function' | 'string' | 'boolean',
  expected: string,
): void {
  if (typeof value !== kind) throw new MazeError('BAD_ARGUMENT', { name, expected, got: shown(value) })
}
