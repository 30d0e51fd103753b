import type { MazeCoverage } from '@meikyuu/coverage'
import { MazeError, shown } from '@meikyuu/grid'
import type { MazeGeometry } from './maze-geometry.js'

/** Throws `BAD_ARGUMENT` unless a geometry has all that a difficulty needs. */
export function checkGeometry(geometry: MazeGeometry): void {
  if (typeof geometry !== 'object' || geometry === null)
    throw badGeometry('geometry', 'an object with distance, bend, and points or a coverage', geometry)
  const { distance, bend, points, coverage } = geometry
  if (typeof distance !== 'function') throw badGeometry('geometry.distance', 'a function of a cell', distance)
  if (typeof bend !== 'function') throw badGeometry('geometry.bend', 'a function of three cells', bend)
  if (coverage !== undefined) checkCoverage(coverage)
  else if (points === undefined) throw badGeometry('geometry', 'one with points or a coverage', geometry)
}

function checkCoverage(coverage: MazeCoverage): void {
  if (typeof coverage !== 'object' || coverage === null)
    throw badGeometry('geometry.coverage', 'what coverageOf gives', coverage)
  for (const name of ['bbox', 'zones', 'cover', 'factor'] as const) {
    const share: unknown = coverage[name]
    if (typeof share === 'number' && share >= 0 && share <= 1) continue
    throw badGeometry(`geometry.coverage.${name}`, 'a number from 0 to 1', share)
  }
}

function badGeometry(name: string, expected: string, got: unknown): MazeError {
  return new MazeError('BAD_ARGUMENT', { name, expected, got: shown(got) })
}
