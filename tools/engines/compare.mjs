// What the engines have to agree on, and what the figures ask.

/**
 * @typedef {import('./in-engine.js').Replay} Replay
 * @typedef {{ replays: Replay[], mathematics: Record<string, string> }} Result
 * @typedef {Omit<Replay, 'exact'> & { exact?: number }} Figure
 *   a line of the conformance file or a golden, as far as it is compared here; a map has no score
 */

/** The figures' own tolerance for `exact`; all else is equal or wrong. */
const TOLERANCE = 1e-9

/**
 * Bit for bit.
 *
 * @param {string} engine
 * @param {Result} result
 * @param {Result} reference for the same codes or more
 * @returns {string[]} what differs
 */
export function engineFaults(engine, result, reference) {
  const wanted = new Map(reference.replays.map((replay) => [replay.code, JSON.stringify(replay)]))
  const faults = result.replays
    .filter((replay) => JSON.stringify(replay) !== wanted.get(replay.code))
    .map((replay) => `${engine}: ${JSON.stringify(replay)}, expected ${wanted.get(replay.code)}`)
  for (const [name, hash] of Object.entries(reference.mathematics))
    if (result.mathematics[name] !== hash)
      faults.push(`${engine}: ${name} hashes to ${result.mathematics[name]}, expected ${hash}`)
  return faults
}

/**
 * @param {readonly Replay[]} replays
 * @param {ReadonlyMap<string, Figure>} figures by code
 * @returns {string[]} what differs
 */
export function figureFaults(replays, figures) {
  return replays.flatMap((replay) => {
    const figure = figures.get(replay.code)
    if (figure === undefined) return []
    const faults = /** @type {const} */ (['cells', 'edges', 'start', 'goal', 'entrance', 'exit', 'keys'])
      .filter((field) => JSON.stringify(replay[field]) !== JSON.stringify(figure[field]))
      .map(
        (field) => `${field} is ${JSON.stringify(replay[field])}, expected ${JSON.stringify(figure[field])}`,
      )
    const exact = replay.exact === null ? null : doubleOf(replay.exact)
    const wanted = figure.exact ?? null
    const isSame =
      exact === null || wanted === null ? exact === wanted : Math.abs(exact - wanted) <= TOLERANCE
    if (!isSame) faults.push(`exact is ${exact}, expected ${wanted}`)
    return faults.map((fault) => `${replay.code}: ${fault}`)
  })
}

/**
 * A part of the codes for an engine that is slow: evenly spread over those
 * that fit, until their cells reach a sum.
 *
 * @param {readonly Replay[]} replays
 * @param {{ mostCells: number, cellsInAll: number }} limits
 */
export function sampleOf(replays, { mostCells, cellsInAll }) {
  const small = replays.filter(({ cells }) => cells <= mostCells)
  const sum = small.reduce((sum, { cells }) => sum + cells, 0)
  const step = Math.max(1, Math.ceil(sum / cellsInAll))
  return small.filter((_, i) => i % step === 0).map(({ code }) => code)
}

/** @param {string} bits 16 hexadecimal digits */
export function doubleOf(bits) {
  return Buffer.from(bits, 'hex').readDoubleBE()
}
