import { fileURLToPath } from 'node:url'
import { expect } from 'vitest'
import { readRegion, writeRegion } from '../src/index.js'

/** The pages that hold what is measured. */
type Page = 'generators' | 'solvers' | 'treatments'

/**
 * Fails where a region of a page of docs/ does not say what was measured; with
 * `UPDATE=1` in the environment, writes it there first.
 */
export function expectOnPage(region: string, measured: string, page: Page = 'generators'): void {
  const file = fileURLToPath(new URL(`../../../docs/${page}.md`, import.meta.url))
  if (process.env['UPDATE'] === '1') writeRegion(file, region, measured)
  expect(readRegion(file, region)).toBe(measured.trim())
}
