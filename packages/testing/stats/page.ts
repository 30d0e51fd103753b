import { fileURLToPath } from 'node:url'
import { expect } from 'vitest'
import { readRegion, writeRegion } from '../src/index.js'

const PAGE = fileURLToPath(new URL('../../../docs/generators.md', import.meta.url))

/**
 * Fails where a region of docs/generators.md does not say what was measured;
 * with `UPDATE=1` in the environment, writes it there first.
 */
export function expectOnPage(region: string, measured: string): void {
  if (process.env['UPDATE'] === '1') writeRegion(PAGE, region, measured)
  expect(readRegion(PAGE, region)).toBe(measured.trim())
}
