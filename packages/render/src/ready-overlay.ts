import type { Swatch } from './legend-swatch.js'
import type { Layer } from './picture.js'
import type { Placing } from './placed-pen.js'

/** Where overlays stand in a picture, from the bottom up. */
export type OverlayPlace = 'areas' | 'routes' | 'sides' | 'marks' | 'labels'

/** An overlay whose arguments are looked at. */
export interface ReadyOverlay {
  readonly place: OverlayPlace
  /** What it shows in a legend; nothing where it says itself what it means. */
  readonly swatch: Swatch | null
  layers(placing: Placing): Layer[]
}
