import { MazeError } from '@meikyuu/grid'

/** The lines of a drawing, and what stood around it. */
export interface TextLines {
  /** The lines, without the blanks that all begin with and those at their ends. */
  readonly lines: readonly string[]
  /** How many lines were left out above. */
  readonly above: number
  /** How many characters were left out on the left. */
  readonly indent: number
}

const ESCAPE = '\u001b'
const TAB = '\t'
const SPACE = ' '
/** As wide as a Chinese character. */
const WIDE_SPACE = '\u3000'

/**
 * The lines of what was pasted: without a byte order mark, colours of a
 * terminal, invisible characters, a fence of backquotes or tildes, blank lines
 * around and the blanks that all lines begin with. Spaces that do not break
 * are spaces. Any kind of line end will do.
 *
 * @throws MazeError `BAD_TEXT` where nothing is left.
 */
export function textLines(text: string): TextLines {
  const all = withoutUnseen(text)
    .split(/\r\n|[\n\r\u2028\u2029\u0085]/)
    .map(trimEnd)
  const [from, to] = drawnLines(all)
  if (from === to)
    throw new MazeError('BAD_TEXT', { line: 1, column: 1, expected: 'a drawing of a maze', got: 'no line' })
  const drawn = all.slice(from, to)
  const indent = commonIndent(drawn)
  return { lines: drawn.map((line) => line.slice(indent)), above: from, indent }
}

function withoutUnseen(text: string): string {
  return text
    .replace(new RegExp(`${ESCAPE}\\[[0-9;]*m`, 'g'), '')
    .replace(/\ufe0e|\ufe0f|\u200b|\u200c|\u200d|\u2060|\ufeff/g, '')
    .replace(/\u00a0/g, SPACE)
}

/** From the first line that is not blank to after the last one, without a fence round them. */
function drawnLines(all: readonly string[]): [from: number, to: number] {
  let [from, to] = inkedLines(all, 0, all.length)
  const fence = /^[ \t]*(`{3,}|~{3,})/.exec(all[from] ?? '')
  if (fence === null) return [from, to]
  from++
  if (to > from && all[to - 1]!.trimStart().startsWith(fence[1]!)) to--
  return inkedLines(all, from, to)
}

function inkedLines(all: readonly string[], from: number, to: number): [from: number, to: number] {
  let first = from
  let end = to
  while (first < end && all[first] === '') first++
  while (end > first && all[end - 1] === '') end--
  return [first, end]
}

/** By hand: a pattern would look at every blank from every blank before it. */
function trimEnd(line: string): string {
  let end = line.length
  while (end > 0 && isBlank(line[end - 1]!)) end--
  return line.slice(0, end)
}

function isBlank(character: string): boolean {
  return character === SPACE || character === TAB || character === WIDE_SPACE
}

/** How many spaces and tabs all lines that are not blank begin with, the same ones in all. */
function commonIndent(lines: readonly string[]): number {
  const model = lines[0]!
  let indent = 0
  while (model[indent] === SPACE || model[indent] === TAB) indent++
  for (const line of lines) {
    if (line === '') continue
    let same = 0
    while (same < indent && line[same] === model[same]) same++
    indent = same
  }
  return indent
}
