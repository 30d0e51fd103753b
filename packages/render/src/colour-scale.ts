import { MazeError, shown } from '@meikyuu/grid'
import { colourOf } from './colours.js'
import { colourOfLab, type Lab, labOf } from './oklab.js'

/** The most colours that a scale may be told by. */
const MOST_ANCHORS = 256

/**
 * The colours that a scale is told by, each in full.
 *
 * @throws MazeError `BAD_ARGUMENT` for fewer than two, and for what is no colour.
 */
export function scaleOf(name: string, scale: unknown): string[] {
  if (Array.isArray(scale) && scale.length >= 2 && scale.length <= MOST_ANCHORS)
    return Array.from(scale, (colour, i) => colourOf(`${name}[${i}]`, colour))
  throw new MazeError('BAD_ARGUMENT', {
    name,
    expected: `2 to ${MOST_ANCHORS} colours`,
    got: Array.isArray(scale) ? `${scale.length} colours` : shown(scale),
  })
}

/** So many colours from the first of a scale to its last, mixed in Oklab, where equal steps look equal. */
export function coloursAlong(scale: readonly string[], count: number): string[] {
  const anchors = scale.map(labOf)
  return Array.from({ length: count }, (_, i) => {
    const place = (i / Math.max(1, count - 1)) * (anchors.length - 1)
    const before = Math.min(Math.floor(place), anchors.length - 2)
    return colourOfLab(mixed(anchors[before]!, anchors[before + 1]!, place - before))
  })
}

function mixed(from: Lab, to: Lab, share: number): Lab {
  const at = (axis: 0 | 1 | 2): number => from[axis] + (to[axis] - from[axis]) * share
  return [at(0), at(1), at(2)]
}
