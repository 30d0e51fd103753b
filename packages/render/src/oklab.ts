import { cbrt } from '@meikyuu/grid'

/**
 * A colour as lightness, green to red and blue to yellow, in Björn Ottosson's
 * Oklab (2020): equal steps look about equally far apart.
 */
export type Lab = readonly [lightness: number, a: number, b: number]

// Only + - * /, sqrt and our own cube root: the same digits in every engine.

/** A colour `#rrggbb` in Oklab. */
export function labOf(colour: string): Lab {
  const [red, green, blue] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(colour.slice(at, at + 2), 16) / 255),
  )
  const l = cbrt(0.4122214708 * red! + 0.5363325363 * green! + 0.0514459929 * blue!)
  const m = cbrt(0.2119034982 * red! + 0.6806995451 * green! + 0.1073969566 * blue!)
  const s = cbrt(0.0883024619 * red! + 0.2817188376 * green! + 0.6299787005 * blue!)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

/** A colour of Oklab as `#rrggbb`, the nearest channel by channel where the screen has none. */
export function colourOfLab([lightness, a, b]: Lab): string {
  const l = cubed(lightness + 0.3963377774 * a + 0.2158037573 * b)
  const m = cubed(lightness - 0.1055613458 * a - 0.0638541728 * b)
  const s = cubed(lightness - 0.0894841775 * a - 1.291485548 * b)
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  return `#${channels.map((channel) => hex(encoded(Math.min(1, Math.max(0, channel))))).join('')}`
}

/** The light of a channel of sRGB (IEC 61966-2-1), 0 to 1. */
function linear(channel: number): number {
  if (channel <= 0.04045) return channel / 12.92
  const x = (channel + 0.055) / 1.055
  return x * x * fifthRoot(x * x)
}

/** The channel of sRGB for an amount of light: `x` to the power of 1 / 2.4 is its third root times its twelfth. */
function encoded(light: number): number {
  if (light <= 0.0031308) return light * 12.92
  const third = cbrt(light)
  return 1.055 * third * Math.sqrt(Math.sqrt(third)) - 0.055
}

/** The fifth root of a number from 0.001 to 1, by Newton's steps from above. */
function fifthRoot(x: number): number {
  let root = Math.sqrt(Math.sqrt(Math.sqrt(x)))
  for (let step = 0; step < 8; step++) root = (4 * root + x / (root * root * root * root)) / 5
  return root
}

function cubed(x: number): number {
  return x * x * x
}

function hex(channel: number): string {
  return Math.round(channel * 255)
    .toString(16)
    .padStart(2, '0')
}
