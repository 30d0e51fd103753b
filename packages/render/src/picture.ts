import type { Pen } from './pen.js'

/**
 * A maze as a picture, before it is an SVG, a canvas or a page: its size and
 * its layers from the bottom up, in units of the picture (pixels, points or
 * millimetres, as the caller's `cellSize` has it). Whoever writes a format reads the layers in
 * order and gives each a pen of its own; nothing is drawn before that.
 */
export interface Picture {
  /** How wide it is, margins and all. */
  readonly width: number
  /** How high it is, margins and all. */
  readonly height: number
  /** What it shows, in a few words. */
  readonly title: string
  /** What it shows, for those who do not see it. */
  readonly description: string
  /** What it is made of, the lowest layer first. May be read once or more. */
  readonly layers: Iterable<Layer>
}

/** One kind of marks in one colour. */
export type Layer = StrokeLayer | FillLayer | LabelLayer

/** What all layers have. */
interface AnyLayer {
  /** What it shows, such as `walls` or `way`: the class of its element. Two layers may have one name. */
  readonly name: string
  /** An sRGB colour, `#rrggbb` in lower case. */
  readonly colour: string
  /** From 0, nothing, to 1. */
  readonly opacity: number
}

/** What draws a layer: a pen is told everything, with a stop after each piece, so that a writer can pass on what it has. */
export type Draw = (pen: Pen) => Iterable<unknown>

/** Lines of one width. */
export interface StrokeLayer extends AnyLayer {
  /** Tells layers apart. */
  readonly kind: 'stroke'
  /** The width of its lines. */
  readonly width: number
  /** How lines end and, with `round`, how they turn. */
  readonly cap: LineCap
  /** Draws its lines; each `moveTo` begins another. */
  readonly draw: Draw
}

/** How lines end: half a disc beyond their end, half a square, or at it. Corners are round with `round`, else mitred. */
export type LineCap = 'round' | 'square' | 'butt'

/** Filled areas: what is drawn is closed by itself. */
export interface FillLayer extends AnyLayer {
  /** Tells layers apart. */
  readonly kind: 'fill'
  /** Whether what is enclosed an even number of times is left out, or all that is enclosed one way round more often than the other is filled. */
  readonly rule: 'evenodd' | 'nonzero'
  /** Draws the outlines; each `moveTo` begins another. */
  readonly draw: Draw
}

/** Words and numbers. */
export interface LabelLayer extends AnyLayer {
  /** Tells layers apart. */
  readonly kind: 'labels'
  /** The height of its letters (font size). */
  readonly size: number
  /** Which part of each text stands at its `x`. */
  readonly anchor: 'start' | 'middle' | 'end'
  /** The labels. */
  readonly labels: Iterable<Label>
}

/** How far below a label's `y` its letters stand, in heights of its letters (font sizes): half a capital of DejaVu Sans. */
export const LETTER_MIDDLE = 0.365

/** A piece of text at a point. */
export interface Label {
  /** Where it stands, to the right. */
  readonly x: number
  /** Where the middle of its letters' height stands, downwards. */
  readonly y: number
  /** What it says. */
  readonly text: string
}
