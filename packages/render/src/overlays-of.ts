import { checkOptions, MazeError } from '@meikyuu/grid'
import { checkArray, checkOneOf, checkRange, checkText } from './check-drawing.js'
import type { LegendEntry } from './legend.js'
import { overlayCells } from './overlay-cells.js'
import { overlayLabels } from './overlay-labels.js'
import { overlayRoute, overlaySides } from './overlay-lines.js'
import { overlayShares } from './overlay-shares.js'
import type { Overlay } from './overlays.js'
import type { PicturePlan } from './picture-plan.js'
import type { ReadyOverlay } from './ready-overlay.js'

/** Overlays looked at, and what a legend says of them. */
export interface Overlays {
  readonly ready: readonly ReadyOverlay[]
  readonly entries: readonly LegendEntry[]
}

/**
 * Looks at overlays.
 *
 * @throws MazeError `BAD_ARGUMENT`, `NO_SUCH_CELL`: which overlay it is stands before what is wrong.
 */
export function overlaysOf(plan: PicturePlan, list: readonly Overlay[]): Overlays {
  checkArray('overlays', list)
  const ready: ReadyOverlay[] = []
  const entries: LegendEntry[] = []
  list.forEach((overlay, i) => {
    const one = inside(`overlays[${i}]`, () => readyOf(plan, overlay))
    ready.push(one)
    if (overlay.words === undefined || one.swatch === null) return
    entries.push({ swatch: one.swatch, words: overlay.words })
  })
  return { ready, entries }
}

function readyOf(plan: PicturePlan, overlay: Overlay): ReadyOverlay {
  checkOptions('it', overlay)
  const { opacity = 1, words = '' } = overlay
  checkOneOf('kind', overlay.kind, ['cells', 'sides', 'route', 'shares', 'labels'])
  checkRange('opacity', opacity, 0, 1)
  checkText('words', words)
  switch (overlay.kind) {
    case 'cells':
      return overlayCells(plan, overlay, opacity)
    case 'sides':
      return overlaySides(plan, overlay, opacity)
    case 'route':
      return overlayRoute(plan, overlay, opacity)
    case 'shares':
      return overlayShares(plan, overlay, opacity)
    case 'labels':
      return overlayLabels(plan, overlay, opacity)
  }
}

/** Says in whose argument something is wrong. */
function inside<T>(name: string, work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (!MazeError.is(error, 'BAD_ARGUMENT')) throw error
    throw new MazeError('BAD_ARGUMENT', { ...error.details, name: `${name}: ${error.details.name}` })
  }
}
