import { cos } from '../math/cos.js'
import { sin } from '../math/sin.js'

/**
 * Whether a place lies within an outline: `u` grows to the right and `v` down,
 * both from -1 to 1 across the square that the outline is cut from.
 */
export type Outline = (u: number, v: number) => boolean

/** The outlines that squares are cut by, by the name of the shape that comes out. */
export const OUTLINES = {
  heart: inHeart,
  leaf: inLeaf,
  star: inStar,
  ring: inRing,
  diamond: inDiamond,
  cross: inCross,
  moon: inMoon,
} as const satisfies Record<string, Outline>

/** The name of an outline in {@link OUTLINES}. */
export type OutlineName = keyof typeof OUTLINES

// The expressions decide which cells a shape has, so their order of operations is fixed for ever.

function inHeart(u: number, v: number): boolean {
  const x = 1.22 * u
  const y = 0.12 - 1.2 * v
  const a = x * x + y * y - 1
  return a * a * a - x * x * y * y * y <= 0
}

/** A blade between two arcs along the diagonal, and its stem. */
function inLeaf(u: number, v: number): boolean {
  const a = (u - v) / Math.sqrt(2) / 0.98
  const c = (u + v) / Math.sqrt(2)
  const inBlade = Math.abs(c) <= 0.5 * (1 - a * a) && Math.abs(a) <= 1
  const inStem = Math.abs(c) <= 0.07 && a > -1.3 && a < -0.8
  return inBlade || inStem
}

const STAR_DOWN = 0.06
/** Straight up and clockwise by 36 degrees, at radius 1 and 1/2 in turn. */
const STAR_CORNERS: readonly { readonly x: number; readonly y: number }[] = /* @__PURE__ */ starCorners()

/** Even-odd rule: inside where a ray to the right crosses the rim an odd number of times. */
function inStar(u: number, v: number): boolean {
  const y = v + STAR_DOWN
  let inside = false
  let from = STAR_CORNERS[STAR_CORNERS.length - 1]!
  for (let k = 0; k < STAR_CORNERS.length; k++) {
    const to = STAR_CORNERS[k]!
    if (from.y > y !== to.y > y && u < ((to.x - from.x) * (y - from.y)) / (to.y - from.y) + from.x)
      inside = !inside
    from = to
  }
  return inside
}

function starCorners(): { x: number; y: number }[] {
  return Array.from({ length: 10 }, (_, k) => {
    const turn = -Math.PI / 2 + (k * Math.PI) / 5
    const radius = k % 2 === 0 ? 1 : 0.5
    return { x: radius * cos(turn), y: radius * sin(turn) }
  })
}

function inRing(u: number, v: number): boolean {
  const radius = length(u, v)
  return radius >= 0.52 && radius <= 1
}

function inDiamond(u: number, v: number): boolean {
  return Math.abs(u) + Math.abs(v) <= 1
}

function inCross(u: number, v: number): boolean {
  return Math.abs(u) <= 0.36 || Math.abs(v) <= 0.36
}

/** A disc less a smaller one, up and to the right. */
function inMoon(u: number, v: number): boolean {
  return length(u, v) <= 1 && length(u - 0.45, v + 0.1) > 0.78
}

function length(x: number, y: number): number {
  return Math.sqrt(x * x + y * y)
}
