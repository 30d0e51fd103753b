import { Ansis } from 'ansis'
import { CELL_MARKS, type Paint } from 'meikyuu'
import type { Io } from './io.js'

/** How text is coloured; without colours, everything is left as it is. */
export interface Palette {
  /** The pieces of a maze. */
  readonly paint: Paint
  /** What matters most on its line. */
  strong(text: string): string
  /** What can be passed over. */
  faint(text: string): string
  /** The words that one types. */
  name(text: string): string
  /** A cell of a maze being watched, by its mark. */
  mark(mark: number, text: string): string
  /** The filled part of a bar. */
  bar(text: string): string
}

/** The 16 colours that every terminal has. */
const SIXTEEN = 1

/** The colours that a terminal shows and its user wants, as https://no-color.org has it. */
export function paletteFor(io: Io, wanted: boolean): Palette {
  return paletteIn(wanted && wantsColours(io))
}

/** A palette costs more than the score of a small maze, and there is one for each chunk of them. */
const palettes = new Map<boolean, Palette>()

/** The palette in colours, or that which leaves everything as it is. */
export function paletteIn(hasColours: boolean): Palette {
  const palette = palettes.get(hasColours) ?? newPalette(hasColours)
  palettes.set(hasColours, palette)
  return palette
}

function newPalette(hasColours: boolean): Palette {
  const colours = new Ansis(hasColours ? SIXTEEN : 0)
  const roles = {
    wall: (text: string) => text,
    way: colours.cyanBright,
    trip: colours.blueBright,
    start: colours.bold.greenBright,
    goal: colours.bold.redBright,
    key: colours.bold.yellowBright,
  }
  const marks: Readonly<Record<number, (text: string) => string>> = {
    [CELL_MARKS.active]: colours.cyanBright,
    [CELL_MARKS.walked]: colours.yellowBright,
    [CELL_MARKS.route]: colours.bold.greenBright,
  }
  return {
    paint: (role, text) => roles[role](text),
    strong: (text) => colours.bold(text),
    faint: (text) => colours.dim(text),
    name: (text) => colours.cyan(text),
    mark: (mark, text) => marks[mark]?.(text) ?? colours.dim(text),
    bar: (text) => colours.cyanBright(text),
  }
}

/** Whether the terminal is one that knows letters alone. */
export function isDumb({ TERM: term }: Io['env']): boolean {
  return term === 'dumb' || term === ''
}

/** Whether the output shows colours and its user wants them. */
export function wantsColours({ env, out }: Io): boolean {
  const { NO_COLOR: no, FORCE_COLOR: force } = env
  if (no !== undefined && no !== '') return false
  if (force !== undefined && force !== '') return force !== '0' && force !== 'false'
  return out.isTTY === true && !isDumb(env)
}
