// As in @meikyuu/node, but for `lookUp`: to have it from there, nearly every command would load that package at its start.

/** For how many milliseconds work goes on without looking up. */
const BETWEEN = 20

let last = 0

/** From time to time, lets signals and streams be heard; in between, goes on at once. */
export async function breath(): Promise<void> {
  if (performance.now() - last >= BETWEEN) await turn()
}

/**
 * Lets every signal be heard that has come by now, before handlers are let go.
 * A signal waits until the event loop polls; if its handler is gone by then it
 * is lost, and does not end the process either. One turn is not enough: where
 * what goes on was called by a poll itself, an immediate comes behind that same
 * poll, which a signal since then has missed. The next comes behind a new poll.
 */
export async function lookUp(): Promise<void> {
  await turn()
  await turn()
}

async function turn(): Promise<void> {
  await new Promise<void>((resolve) => void setImmediate(resolve))
  last = performance.now()
}
