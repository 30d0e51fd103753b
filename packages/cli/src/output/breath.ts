/** For how many milliseconds work goes on without looking up. */
const BETWEEN = 20

let last = 0

/** From time to time, lets signals and streams be heard; in between, goes on at once. */
export async function breath(): Promise<void> {
  if (performance.now() - last >= BETWEEN) await lookUp()
}

/** Lets signals and streams be heard that are here. */
export async function lookUp(): Promise<void> {
  await new Promise<void>((resolve) => void setImmediate(resolve))
  last = performance.now()
}
