import { checkOptions } from '@meikyuu/grid'
import { checkText } from './check-drawing.js'

/** The colours of a picture, as SVG takes them. */
export interface SvgColours {
  /** Behind everything; `none` leaves it open. */
  readonly background: string
  /** The walls. */
  readonly wall: string
  /** The way. */
  readonly way: string
  /** The trips to the keys. */
  readonly trip: string
  /** The mark of the start. */
  readonly start: string
  /** The mark of the goal. */
  readonly goal: string
  /** The marks of the keys. */
  readonly key: string
}

/**
 * Dark walls on white, and marks that people who mix up red and green tell
 * apart: from Masataka Okabe and Kei Ito's set (2008).
 */
export const SVG_COLOURS: SvgColours = {
  background: '#ffffff',
  wall: '#222222',
  way: '#0072b2',
  trip: '#56b4e9',
  start: '#009e73',
  goal: '#d55e00',
  key: '#e69f00',
}

/**
 * {@link SVG_COLOURS} with others in their places.
 *
 * @throws MazeError `BAD_ARGUMENT` for colours that are no texts.
 */
export function coloursWith(given: Partial<SvgColours>): SvgColours {
  checkOptions('colours', given)
  const colours: { -readonly [name in keyof SvgColours]: string } = { ...SVG_COLOURS }
  for (const name of Object.keys(SVG_COLOURS) as (keyof SvgColours)[]) {
    const colour = given[name]
    if (colour === undefined) continue
    checkText(`colours.${name}`, colour)
    colours[name] = colour
  }
  return colours
}
