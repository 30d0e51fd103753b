import { existsSync, readFileSync } from 'node:fs'
import { conformanceLines } from '@meikyuu/testing'
import { describe, expect, it } from 'vitest'
import { rebuilt } from './rebuilt.js'

/** Figures made outside the project. They lie beside the checkout and are never copied into it. */
const FIGURES = new URL('../../../../shared/conformance/flat.ndjson', import.meta.url)
const present = existsSync(FIGURES)

/** How far a figure may lie off: the last digits of a double. */
const TOLERANCE = 1e-9

/** Where two values differ: whole numbers and texts exactly, other numbers by more than the tolerance. */
function differences(got: unknown, wanted: unknown, path = ''): string[] {
  if (typeof got === 'number' && typeof wanted === 'number' && !Number.isInteger(wanted))
    return Math.abs(got - wanted) <= TOLERANCE ? [] : [`${path}: ${got}, not ${wanted}`]
  if (typeof got !== 'object' || typeof wanted !== 'object' || got === null || wanted === null)
    return Object.is(got, wanted) ? [] : [`${path}: ${got}, not ${wanted}`]
  const names = new Set([...Object.keys(got), ...Object.keys(wanted)])
  return [...names].flatMap((name) =>
    differences((got as never)[name], (wanted as never)[name], path === '' ? name : `${path}.${name}`),
  )
}

describe('the public figures', () => {
  it('are here where CI runs', () => {
    if (process.env['CI'] === 'true') expect(present, `${FIGURES.pathname} is missing`).toBe(true)
  })

  it.runIf(present)(
    'are rebuilt from their codes, every field of every line',
    () => {
      const lines = conformanceLines(readFileSync(FIGURES, 'utf8'))
      expect(lines.length).toBeGreaterThan(1000)
      const faults = lines.flatMap((line) =>
        differences(rebuilt(line.code), line).map((fault) => `${line.code} ${fault}`),
      )
      expect(faults).toEqual([])
    },
    120_000,
  )
})

describe('the comparison', () => {
  it('sees a figure that is off, missing or extra', () => {
    const line = { exact: 20.5, measure: { cells: 25 }, exit: null }
    expect(differences({ ...line, exact: 20.5 + 1e-8 }, line)).toEqual(['exact: 20.50000001, not 20.5'])
    expect(differences({ ...line, measure: { cells: 24 } }, line)).toEqual(['measure.cells: 24, not 25'])
    expect(differences({ exact: 20.5, measure: { cells: 25, more: 1 } }, line)).toHaveLength(2)
  })
})
