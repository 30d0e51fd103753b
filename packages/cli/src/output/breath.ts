/** For how many milliseconds work goes on without looking up. */
const BETWEEN = 20

let last = 0

/** From time to time, lets signals and streams be heard; in between, goes on at once. */
export async function breath(): Promise<void> {
  if (performance.now() - last >= BETWEEN) await turn()
}

/** Lets all signals and streams be heard that are here: in the turn that goes on they may have been asked for already. */
export async function lookUp(): Promise<void> {
  await turn()
  await turn()
}

async function turn(): Promise<void> {
  await new Promise<void>((resolve) => void setImmediate(resolve))
  last = performance.now()
}
