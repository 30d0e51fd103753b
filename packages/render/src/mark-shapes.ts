import { type Disc, discs } from './discs.js'
import type { CellForm } from './overlays.js'
import type { Pen } from './pen.js'
import type { FillLayer, Layer, StrokeLayer } from './picture.js'

/** What a mark looks like. */
export type MarkForm = Exclude<CellForm, 'fill'> | 'goal' | 'key'

/** How thick the lines of marks are, in radii. */
const LINE = 0.3

/** How far the background reaches around a mark, so that lines below do not touch it. */
const HALO = 1.2

/** The marks of one kind: told apart from others by form, not by colour alone. */
export interface Marks {
  readonly name: string
  readonly form: MarkForm
  readonly colour: string
  readonly opacity: number
  readonly discs: readonly Disc[]
}

/** Marks as layers. Those that are lines are all as large as the smallest. */
export function markLayers(marks: Marks): Layer[] {
  const { form, discs: list } = marks
  switch (form) {
    case 'disc':
      return [filled(marks, (pen) => discs(pen, list, 1))]
    case 'diamond':
      return [filled(marks, (pen) => diamonds(pen, list))]
    case 'ring':
      return [lined(marks, (pen, equal) => discs(pen, equal, 1 - LINE / 2))]
    case 'cross':
      return [lined(marks, crosses)]
    case 'key':
      return [lined(marks, keys)]
    case 'goal':
      return [
        lined(marks, (pen, equal) => discs(pen, equal, 1 - LINE / 2)),
        filled(marks, (pen) => discs(pen, list, 0.35)),
      ]
  }
}

/** The background around marks. */
export function haloLayer(list: readonly Disc[], colour: string): Layer {
  return {
    kind: 'fill',
    rule: 'nonzero',
    name: 'halos',
    colour,
    opacity: 1,
    draw: (pen) => discs(pen, list, HALO),
  }
}

function filled({ name, colour, opacity }: Marks, draw: (pen: Pen) => Iterable<unknown>): FillLayer {
  return { kind: 'fill', rule: 'nonzero', name, colour, opacity, draw }
}

function lined(
  { name, colour, opacity, discs: list }: Marks,
  draw: (pen: Pen, equal: readonly Disc[]) => Iterable<unknown>,
): StrokeLayer {
  const radius = list.reduce((least, disc) => Math.min(least, disc.radius), Infinity)
  const equal = list.map((disc) => ({ ...disc, radius }))
  const width = list.length === 0 ? 0 : radius * LINE
  return { kind: 'stroke', name, colour, opacity, width, cap: 'butt', draw: (pen) => draw(pen, equal) }
}

function* diamonds(pen: Pen, list: Iterable<Disc>): Generator<undefined, void> {
  for (const { x, y, radius } of list) {
    pen.moveTo(x, y - radius)
    pen.lineTo(x + radius, y)
    pen.lineTo(x, y + radius)
    pen.lineTo(x - radius, y)
    pen.lineTo(x, y - radius)
    yield
  }
}

function* crosses(pen: Pen, list: Iterable<Disc>): Generator<undefined, void> {
  for (const { x, y, radius } of list) {
    const arm = radius * 0.75
    pen.moveTo(x - arm, y - arm)
    pen.lineTo(x + arm, y + arm)
    pen.moveTo(x - arm, y + arm)
    pen.lineTo(x + arm, y - arm)
    yield
  }
}

/** A bow, a shaft, two teeth; lying in the cell from left to right. */
function* keys(pen: Pen, list: Iterable<Disc>): Generator<undefined, void> {
  for (const { x, y, radius } of list) {
    const bow = radius * 0.42
    const left = x - radius + bow
    pen.moveTo(left + bow, y)
    pen.arc(left, y, bow, 0, Math.PI * 2)
    pen.moveTo(left + bow, y)
    pen.lineTo(x + radius, y)
    pen.lineTo(x + radius, y + bow)
    pen.moveTo(x + radius * 0.45, y)
    pen.lineTo(x + radius * 0.45, y + bow)
    yield
  }
}
