import { coloursAlong } from './colour-scale.js'
import { NONE } from './colours.js'
import { type MarkForm, markLayers } from './mark-shapes.js'
import type { Pen } from './pen.js'
import type { Layer } from './picture.js'
import { rectangle } from './rectangle.js'

/** What a line of a legend shows before its words. */
export type Swatch =
  | { readonly kind: 'area'; readonly colour: string; readonly opacity: number }
  | { readonly kind: 'line'; readonly colour: string; readonly opacity: number; readonly width: number }
  | { readonly kind: 'mark'; readonly colour: string; readonly opacity: number; readonly form: MarkForm }
  | { readonly kind: 'scale'; readonly scale: readonly string[]; readonly opacity: number }

/** How many colours of a scale are shown. */
const SHADES = 12

/** How wide a swatch is, in heights of the letters. */
export const SWATCH_WIDTH = 2

/** The thickest line, in heights of the letters. */
const THICKEST = 0.7

/** A swatch whose left edge's middle is at a point, for letters of a size. */
export function swatchLayers(swatch: Swatch, left: number, middle: number, size: number): Layer[] {
  const right = left + size * SWATCH_WIDTH
  const { opacity } = swatch
  const fill = { kind: 'fill', rule: 'nonzero', name: 'legend', opacity } as const
  const box = (from: number, to: number) => (pen: Pen) =>
    rectangle(pen, from, middle - size / 2, to, middle + size / 2)
  switch (swatch.kind) {
    case 'area':
      return [{ ...fill, colour: swatch.colour, draw: box(left, right) }]
    case 'scale': {
      const step = (right - left) / SHADES
      return coloursAlong(swatch.scale, SHADES).map((colour, i) => ({
        ...fill,
        colour,
        // Each as far as the end: no seam shows between two.
        draw: box(left + i * step, right),
      }))
    }
    case 'line': {
      const width = Math.min(swatch.width, size * THICKEST)
      return [
        {
          kind: 'stroke',
          name: 'legend',
          colour: swatch.colour,
          opacity,
          width,
          cap: 'round',
          draw: (pen) => level(pen, left + width / 2, right - width / 2, middle),
        },
      ]
    }
    case 'mark': {
      const disc = { x: (left + right) / 2, y: middle, radius: size / 2 }
      const { form, colour } = swatch
      return markLayers({ name: 'legend', form, colour, opacity, discs: [disc] })
    }
  }
}

/** Whether anything of a swatch is seen. */
export function isShown(swatch: Swatch): boolean {
  return swatch.kind === 'scale' || swatch.colour !== NONE
}

function* level(pen: Pen, from: number, to: number, y: number): Generator<undefined, void> {
  pen.moveTo(from, y)
  pen.lineTo(to, y)
  yield
}
