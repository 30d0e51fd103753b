/** What a character is in a drawing of lines. */
export const GLYPHS = {
  blank: 0,
  /** A wall along a line of text. */
  across: 1,
  /** A wall down the text. */
  down: 2,
  /** Where walls meet, or one ends. */
  corner: 3,
  /** A piece of a way. */
  trail: 4,
  start: 5,
  goal: 6,
  key: 7,
} as const

/** What a character is in a drawing of lines: a number of GLYPHS. */
export type Glyph = (typeof GLYPHS)[keyof typeof GLYPHS]

const LIGHT = { across: '-=─═', down: '|│║', corner: '+┌┐└┘├┤┬┴┼╴╵╶╷╭╮╯╰╔╗╚╝╠╣╦╩╬╒╓╕╖╘╙╛╜╞╟╡╢╤╥╧╨╪╫' }
const HEAVY = { across: '━', down: '┃', corner: '┏┓┗┛┣┫┳┻╋╸╹╺╻' }

/** Heavy lines are the way where there are light ones, and walls where there are none. */
export function lineGlyphs(codes: Iterable<number>): Map<number, Glyph> {
  const glyphs = new Map<number, Glyph>()
  const light = allOf(LIGHT.across + LIGHT.down + LIGHT.corner)
  let isLight = false
  for (const code of codes) if (light.has(code)) isLight = true
  for (const kind of ['across', 'down', 'corner'] as const) {
    for (const code of allOf(LIGHT[kind])) glyphs.set(code, GLYPHS[kind])
    for (const code of allOf(HEAVY[kind])) glyphs.set(code, isLight ? GLYPHS.trail : GLYPHS[kind])
  }
  return glyphs
}

/** Whether characters are a drawing of lines: corners, and walls both ways. */
export function isLineArt(codes: Iterable<number>): boolean {
  const [across, down, corner] = [
    allOf(LIGHT.across + HEAVY.across),
    allOf(LIGHT.down + HEAVY.down),
    allOf(LIGHT.corner + HEAVY.corner),
  ]
  let found = 0
  for (const code of codes) found |= across.has(code) ? 1 : down.has(code) ? 2 : corner.has(code) ? 4 : 0
  return found === 7
}

function allOf(characters: string): Set<number> {
  return new Set(Array.from(characters, (character) => character.codePointAt(0)!))
}
