import type { Recorder } from '@meikyuu/grid'
import { found, lost } from './end-solving.js'
import type { NoRouteReason, Solved } from './solved.js'
import type { Trail } from './trail.js'

/** The answer of a walk: its trail, where it ended well. Gives the trail's memory back. */
export function endWalk(trail: Trail, reason: NoRouteReason | null, recorder: Recorder | undefined): Solved {
  const { visited, steps } = trail
  const route = reason === null ? trail.route() : null
  trail.release()
  return route === null
    ? lost(reason ?? 'no-way', visited, steps)
    : found(route, visited, steps, false, recorder)
}
