/** A colour as light: red, green and blue, 0 to 1, linear. */
export type Light = readonly [number, number, number]

/** The light of `#rrggbb`, by IEC 61966-2-1. */
export function lightOf(colour: string): Light {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const c = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
  })
  return [red!, green!, blue!]
}

/** The contrast of WCAG 2.2, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [darker, lighter] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (lighter! + 0.05) / (darker! + 0.05)
}

function luminance(colour: string): number {
  const [red, green, blue] = lightOf(colour)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** How far apart two lights look, in Oklab (Björn Ottosson, 2020): black to white is 1. */
export function distance(a: Light, b: Light): number {
  const [from, to] = [oklab(a), oklab(b)]
  return Math.hypot(...from.map((part, i) => part - to[i]!))
}

/** Lightness and the two axes of colour. */
export function oklab([red, green, blue]: Light): number[] {
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

/**
 * Eyes without one kind of cones, as Gustavo Machado, Manuel Oliveira and Leandro
 * Fernandes simulate them ("A Physiologically-based Model for Simulation of
 * Color Vision Deficiency", 2009, severity 1), and usual ones.
 */
export const EYES = {
  usual: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  protanopia: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deuteranopia: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritanopia: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
} as const

/** What such eyes see of a colour. */
export function seenBy(eyes: readonly number[], colour: string): Light {
  const light = lightOf(colour)
  const [red, green, blue] = [0, 3, 6].map((row) => {
    const seen = light.reduce((sum, channel, i) => sum + channel * eyes[row + i]!, 0)
    return Math.min(1, Math.max(0, seen))
  })
  return [red!, green!, blue!]
}
