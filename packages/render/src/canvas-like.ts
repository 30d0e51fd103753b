import type { Pen } from './pen.js'

/** What {@link drawOnCanvas} draws on: a canvas's 2D context is one, in a page, in a worker and in Node's libraries. */
export interface CanvasLike extends Pen {
  /** Remembers how it draws. */
  save(): void
  /** Draws again as it was remembered. */
  restore(): void
  /** Begins a path. */
  beginPath(): void
  /** Draws along the path. */
  stroke(): void
  /** Fills the path. */
  fill(rule: 'evenodd' | 'nonzero'): void
  /** Writes a text. */
  fillText(text: string, x: number, y: number): void
  /** A number from 0 to 1. */
  globalAlpha: number
  /** A colour. */
  strokeStyle: unknown
  /** A colour. */
  fillStyle: unknown
  /** The width of lines. */
  lineWidth: number
  /** How lines end. */
  lineCap: 'round' | 'square' | 'butt'
  /** How lines turn. */
  lineJoin: 'round' | 'bevel' | 'miter'
  /** How long a mitred corner may be, in line widths. */
  miterLimit: number
  /** A font's size and family. */
  font: string
  /** Which part of a text stands where it is told. */
  textAlign: 'start' | 'end' | 'left' | 'right' | 'center'
  /** Which line of its letters does. */
  textBaseline: 'top' | 'hanging' | 'middle' | 'alphabetic' | 'ideographic' | 'bottom'
}
