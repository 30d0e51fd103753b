import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { coloursAlong } from '../src/colour-scale.js'
import { THEMES, type Theme } from '../src/index.js'
import { colourOfLab, labOf } from '../src/oklab.js'
import { contrast, distance, EYES, lightOf, oklab, seenBy } from './colours-seen.js'

const MARKS = ['way', 'trip', 'start', 'goal', 'key'] as const
const themes = Object.entries(THEMES) as [string, Theme][]

/** The least distance of any two of some colours to some eyes. */
function leastDistance(eyes: readonly number[], colours: readonly string[]): number {
  const seen = colours.map((colour) => seenBy(eyes, colour))
  return Math.min(...seen.flatMap((a, i) => seen.slice(i + 1).map((b) => distance(a, b))))
}

describe('the measures of these tests', () => {
  it('are those of WCAG and Oklab', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 9)
    // The grey that WCAG's readers know as the lightest that passes on white.
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
    expect(distance(lightOf('#000000'), lightOf('#ffffff'))).toBeCloseTo(1, 4)
    // Okabe and Ito's vermilion and bluish green, which deuteranopes tell apart, against pure red and green's dark olive.
    expect(distance(seenBy(EYES.deuteranopia, '#b40000'), seenBy(EYES.deuteranopia, '#6b6b00'))).toBeLessThan(
      0.12,
    )
  })
})

describe.each(themes)('%s', (name, { title, colours, scale }) => {
  it('has a title, and colours in full', () => {
    expect(title).toMatch(/^[A-Z][a-z -]+$/)
    for (const colour of [...Object.values(colours), ...scale]) expect(colour).toMatch(/^#[\da-f]{6}$/)
  })

  it('has walls and text that stand out by 4.5 to 1, marks and ways by 3 to 1', () => {
    for (const part of ['wall', 'text'] as const)
      expect(contrast(colours[part], colours.background)).toBeGreaterThanOrEqual(4.5)
    for (const part of MARKS) {
      expect(contrast(colours[part], colours.background), part).toBeGreaterThanOrEqual(3)
      expect(contrast(colours[part], colours.passage), part).toBeGreaterThanOrEqual(3)
    }
    if (name === 'high-contrast')
      for (const part of MARKS) expect(contrast(colours[part], colours.background)).toBeGreaterThanOrEqual(7)
  })

  it('has a scale of equal steps, lightness going one way, on which walls are seen', () => {
    const shades = coloursAlong(scale, 65)
    const labs = shades.map((shade) => oklab(lightOf(shade)))
    const steps = shades.slice(1).map((shade, i) => distance(lightOf(shade), lightOf(shades[i]!)))
    const rises = labs.slice(1).map((lab, i) => Math.sign(lab[0]! - labs[i]![0]!))
    expect(new Set(rises.filter((rise) => rise !== 0)).size).toBe(1)
    // Between two of the colours it is told by, steps are equal but for the rounding of colours to bytes.
    const half = steps.length / 2
    for (const part of [steps.slice(0, half), steps.slice(half)]) {
      const mean = part.reduce((sum, step) => sum + step, 0) / part.length
      for (const step of part) expect(Math.abs(step - mean)).toBeLessThan(0.006)
    }
    for (const shade of shades) expect(contrast(colours.wall, shade)).toBeGreaterThanOrEqual(2.8)
  })

  it('has marks that usual eyes tell apart', () => {
    expect(leastDistance(EYES.usual, [colours.wall, ...MARKS.map((part) => colours[part])])).toBeGreaterThan(
      0.08,
    )
  })
})

describe('the colour-blind safe theme', () => {
  it.each(Object.entries(EYES))('has walls, ways and marks that %s eyes tell apart', (_, eyes) => {
    const { colours } = THEMES['colour-blind-safe']
    expect(leastDistance(eyes, [colours.wall, ...MARKS.map((part) => colours[part])])).toBeGreaterThan(0.15)
  })

  it('has a scale of which all eyes see each step', () => {
    for (const eyes of Object.values(EYES)) {
      const shades = coloursAlong(THEMES['colour-blind-safe'].scale, 9)
      const steps = shades.slice(1).map((shade, i) => distance(seenBy(eyes, shade), seenBy(eyes, shades[i]!)))
      expect(Math.min(...steps)).toBeGreaterThan(0.02)
    }
  })

  it('does what the others do not: one of their pairs looks alike to somebody', () => {
    const least = themes
      .filter(([name]) => name !== 'colour-blind-safe')
      .flatMap(([, { colours }]) =>
        Object.values(EYES).map((eyes) =>
          leastDistance(
            eyes,
            MARKS.map((part) => colours[part]),
          ),
        ),
      )
    expect(Math.min(...least)).toBeLessThan(0.05)
  })
})

describe('Oklab', () => {
  const colours = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`)

  it('gives every colour back', () => {
    fc.assert(
      fc.property(colours, (colour) => {
        expect(colourOfLab(labOf(colour))).toBe(colour)
      }),
    )
  })

  it('is the same as with the roots and powers of the engine', () => {
    fc.assert(
      fc.property(colours, (colour) => {
        const [own, engines] = [labOf(colour), oklab(lightOf(colour))]
        own.forEach((part, i) => {
          expect(part).toBeCloseTo(engines[i]!, 9)
        })
      }),
    )
  })

  it('mixes from the first to the last, whichever colours a scale has', () => {
    fc.assert(
      fc.property(fc.array(colours, { minLength: 2, maxLength: 6 }), (scale) => {
        const along = coloursAlong(scale, (scale.length - 1) * 4 + 1)
        expect(along.filter((_, i) => i % 4 === 0)).toEqual(scale)
      }),
    )
    expect(coloursAlong(['#000000', '#ffffff'], 3)[1]).toBe('#636363')
  })
})
