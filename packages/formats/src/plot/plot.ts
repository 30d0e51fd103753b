import type { Pen } from '@meikyuu/render'

/** What the strokes of a layer show. `passages` are those of a grid that has no outlines. */
export type PlotLayerName = 'walls' | 'passages' | 'way' | 'trips' | 'start' | 'goal' | 'keys'

/** The strokes of one kind, in the order in which they are best drawn. */
export interface PlotLayer {
  /** What they show. */
  readonly name: PlotLayerName
  /** How many there are. */
  readonly strokes: number
  /** How far the pen goes through the air, from where it was left before to the last stroke's beginning (mm). */
  readonly air: number
  /** How far it would go in the order in which the strokes were found (mm). */
  readonly airUnsorted: number
  /** Draws a stroke, counted from 0, in millimetres: one `moveTo`, then its lines and arcs. */
  draw(stroke: number, pen: Pen): void
}

/** A maze as strokes for a machine with a pen or a beam. Lengths are in millimetres; y points down. */
export interface Plot {
  /** How wide the sheet is, margins and all. */
  readonly width: number
  /** How high it is, margins and all. */
  readonly height: number
  /** What it is called. */
  readonly title: string
  /** Its layers, in the order in which they are drawn. None is empty. */
  readonly layers: readonly PlotLayer[]
  /** How far the pen goes through the air in all, from the top left corner of the sheet. */
  readonly air: number
}
