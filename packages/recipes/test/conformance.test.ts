import { existsSync, readFileSync } from 'node:fs'
import { cellOfSide, edgesHash, firstSide, type Grid } from '@meikyuu/grid'
import { buildMaze, NO_LIMITS, parseRecipe, recipeCode } from '@meikyuu/recipes'
import { describe, expect, test } from 'vitest'

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
  readonly keys: readonly number[]
  readonly edges: string
}

const FILE = new URL('../../../../shared/conformance/flat.ndjson', import.meta.url)

/** Figures made elsewhere from the same codes. They live beside the repository; a gate must have them. */
function linesByShape(): [string, Line[]][] {
  if (!existsSync(FILE) && process.env['CI'] !== 'true') return []
  const lines = readFileSync(FILE, 'utf8')
    .split('\n')
    .filter((text) => text !== '')
    .map((text) => JSON.parse(text) as Line)
  const byShape = new Map<string, Line[]>()
  for (const line of lines) {
    const shape = line.code.split(':', 1)[0]!
    byShape.set(shape, [...(byShape.get(shape) ?? []), line])
  }
  return [...byShape]
}

function doorOf(grid: Grid, side: number | null): Door | null {
  if (side === null) return null
  const cell = cellOfSide(grid, side)
  return { cell, side: side - firstSide(grid, cell) }
}

const shapes = linesByShape()

describe.runIf(shapes.length > 0)('mazes rebuilt from codes in public use', () => {
  test('cover all shapes', () => {
    expect(shapes.length).toBe(13)
  })

  test.each(shapes)('%s: passages, ends, doors and keys', (_, lines) => {
    for (const line of lines) {
      const recipe = parseRecipe(line.code)
      const { grid, passages, start, goal, entrance, exit, keys } = buildMaze(recipe)
      const { code, cells, edges } = line
      const built = {
        code: recipeCode(recipe),
        cells: grid.cells,
        start,
        goal,
        entrance: doorOf(grid, entrance),
        exit: doorOf(grid, exit),
        keys,
        edges: edgesHash({ grid, passages }),
      }
      const told = {
        code,
        cells,
        start: line.start,
        goal: line.goal,
        entrance: line.entrance,
        exit: line.exit,
        keys: line.keys,
        edges,
      }
      expect(built).toEqual(told)
    }
  })
})

test('a code that this library has printed is still written as it was', () => {
  const goldens = readFileSync(new URL('../../meikyuu/test/goldens/mazes.ndjson', import.meta.url), 'utf8')
  const codes = goldens
    .trimEnd()
    .split('\n')
    .map((line) => (JSON.parse(line) as Line).code)
  expect(codes.length).toBeGreaterThan(50)
  expect(codes.map((code) => recipeCode(parseRecipe(code, NO_LIMITS)))).toEqual(codes)
})
