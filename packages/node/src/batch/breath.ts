import { setImmediate } from 'node:timers/promises'

/** For how many milliseconds work goes on without looking up. */
const BETWEEN = 20

let last = 0

/** From time to time, lets signals and timers be heard; in between, goes on at once. */
export async function breath(): Promise<void> {
  if (performance.now() - last < BETWEEN) return
  await setImmediate()
  last = performance.now()
}
