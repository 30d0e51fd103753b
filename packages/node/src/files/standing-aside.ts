/** Under which copies of this package count themselves. */
const COPIES: unique symbol = /* @__PURE__ */ Symbol.for('meikyuu unfinished files')

/** What is told of those that stand aside, each by its own package. */
interface Told {
  [COPIES]?: number
  [SIGNAL_EXIT_4]?: { readonly count?: unknown }
}

/** Where signal-exit 4 and 3, which much of npm loads, say how often they listen to each signal. */
const SIGNAL_EXIT_4: unique symbol = /* @__PURE__ */ Symbol.for('signal-exit emitter')
const SIGNAL_EXIT_3 = '__signal_exit_emitter__'

/**
 * How many listeners to each signal, ours not counted, end the process by it
 * when nobody else listens: other copies of this package, and signal-exit. If
 * each waited for the others, nobody would end it.
 */
export function standingAside(): number {
  const told = globalThis as Told
  const { [SIGNAL_EXIT_3]: third } = process as { readonly [SIGNAL_EXIT_3]?: { readonly count?: unknown } }
  return copies() - 1 + countOf(told[SIGNAL_EXIT_4]) + countOf(third)
}

/** Has this copy counted, or no longer. */
export function standAside(by: 1 | -1): void {
  const told = globalThis as Told
  told[COPIES] = copies() + by
}

function copies(): number {
  return (globalThis as Told)[COPIES] ?? 0
}

function countOf(emitter: { readonly count?: unknown } | undefined): number {
  return typeof emitter?.count === 'number' ? emitter.count : 0
}
