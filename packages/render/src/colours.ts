import { checkOptions, MazeError, shown } from '@meikyuu/grid'

/** The colours of a picture: `#rrggbb` or `#rgb`, or `none` for what is left out. */
export interface PictureColours {
  /** Behind everything. */
  readonly background: string
  /** The walls; where passages are drawn, what lies around them. */
  readonly wall: string
  /** The passages, where those are drawn. */
  readonly passage: string
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
  /** Numbers, labels and the legend. */
  readonly text: string
}

/** The colour of what is left out. */
export const NONE = 'none'

/**
 * A colour as `#rrggbb` in lower case.
 *
 * @throws MazeError `BAD_ARGUMENT` for everything else.
 */
export function colourOf(name: string, colour: unknown): string {
  if (typeof colour === 'string' && /^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(colour)) {
    const digits = colour.slice(1).toLowerCase()
    return `#${digits.length === 6 ? digits : digits.replace(/./g, '$&$&')}`
  }
  throw new MazeError('BAD_ARGUMENT', { name, expected: 'a colour such as #0072b2', got: shown(colour) })
}

/** As {@link colourOf}, `none` allowed. */
function colourOrNone(name: string, colour: unknown): string {
  return colour === NONE ? NONE : colourOf(name, colour)
}

/**
 * Colours with others in their places, all of them in full.
 *
 * @throws MazeError `BAD_ARGUMENT` for what is no colour.
 */
export function coloursWith(usual: PictureColours, given: Partial<PictureColours>): PictureColours {
  checkOptions('colours', given)
  const colours: { -readonly [name in keyof PictureColours]: string } = { ...usual }
  for (const name of Object.keys(usual) as (keyof PictureColours)[])
    colours[name] = colourOrNone(`colours.${name}`, given[name] === undefined ? usual[name] : given[name])
  return colours
}
