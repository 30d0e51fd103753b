import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type GraphGrid, OUTSIDE, SHAPES, type ShapeEntry, type ShapeName } from '@meikyuu/grid'
import { describe, expect, it } from 'vitest'

const file = fileURLToPath(new URL('../../../../shared/conformance/flat.ndjson', import.meta.url))
const there = existsSync(file)

interface Door {
  readonly cell: number
  readonly side: number
}

interface Line {
  readonly code: string
  readonly cells: number
  readonly start: number
  readonly goal: number
  readonly entrance: Door | null
  readonly exit: Door | null
}

/** The grid of a recipe code, and how many cells the table says are laid out. */
function gridOf(code: string): { grid: GraphGrid; laidOut: number } {
  const [name, size] = code.split(':')
  const entry: ShapeEntry = SHAPES[name as ShapeName]
  const numbers = size!.split('x').map(Number)
  if (entry.size === 'WxH') {
    const given = { w: numbers[0]!, h: numbers[1]! }
    return { grid: entry.make(given), laidOut: entry.cellsLaidOut(given) }
  }
  const given = { size: numbers[0]! }
  return { grid: entry.make(given), laidOut: entry.cellsLaidOut(given) }
}

// Where the figures are not at hand there is nothing to compare; a gate must have them.
describe.runIf(there || process.env['CI'] === 'true')('the grids of known mazes', () => {
  it('have as many cells, and doors where the mazes have theirs', () => {
    const lines = readFileSync(file, 'utf8').trim().split('\n')
    expect(lines.length).toBeGreaterThan(1000)
    for (const text of lines) {
      const line = JSON.parse(text) as Line
      const { grid, laidOut } = gridOf(line.code)
      expect(grid.cells, line.code).toBe(line.cells)
      expect(laidOut, line.code).toBeGreaterThanOrEqual(line.cells)
      for (const door of [line.entrance, line.exit])
        if (door !== null) expect(grid.across[grid.first[door.cell]! + door.side], line.code).toBe(OUTSIDE)
    }
  })
})
