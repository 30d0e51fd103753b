import type { Recorder } from '@meikyuu/grid'
import type { NoRouteReason, Solved } from './solved.js'

/** A route of so few cells is always a shortest one. */
const SHORTEST_OF_ALL = 2

/** The answer with a route, which the recorder is told. */
export function found(
  route: Int32Array,
  visited: number,
  steps: number,
  shortest: boolean,
  recorder: Recorder | undefined,
): Solved {
  if (recorder !== undefined) tellRoute(route, recorder)
  return { route, visited, steps, shortest: shortest || route.length <= SHORTEST_OF_ALL, reason: null }
}

/** The answer without one. */
export function lost(reason: NoRouteReason, visited: number, steps: number): Solved {
  return { route: null, visited, steps, shortest: false, reason }
}

function tellRoute(route: Int32Array, recorder: Recorder): void {
  for (let i = 0; i < route.length; i++) {
    if (recorder !== undefined) recorder.route(route[i]!)
  }
}
