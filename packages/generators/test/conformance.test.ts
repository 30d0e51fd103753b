import { existsSync, readFileSync } from 'node:fs'
import { edgesHash, rngFor, SHAPES, type ShapeSize } from '@meikyuu/grid'
import { describe, expect, test } from 'vitest'
import { carveMaze, type GeneratorName } from '../src/generators.js'

/** Given figures, beside the repository: never copied into it. */
const FILE = new URL('../../../../shared/conformance/flat.ndjson', import.meta.url)

interface Line {
  readonly code: string
  readonly cells: number
  readonly edges: string
}

const given = existsSync(FILE)
const lines: Line[] = given
  ? readFileSync(FILE, 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as Line)
  : []

test('the figures are there, at least where it counts', () => {
  const { CI } = process.env
  if (CI === 'true') expect(given).toBe(true)
  if (!given) return
  expect(lines.length).toBeGreaterThan(1000)
  const shapes = new Set(lines.map(({ code }) => code.split(':')[0]))
  expect([...shapes].filter((shape) => !(shape! in SHAPES))).toEqual([])
})

describe.each(given ? Object.keys(SHAPES) : [])('%s', (shape) => {
  const own = lines.filter(({ code }) => code.startsWith(`${shape}:`))

  test(`passages of ${own.length} codes`, () => {
    expect(own.length).toBeGreaterThan(0)
    const wrong = own.filter((line) => rebuilt(line.code, line.cells) !== line.edges)
    expect(wrong.map(({ code }) => code)).toEqual([])
  })
})

function rebuilt(code: string, cells: number): string {
  const [shape = '', size = '', algorithm = '', , seed] = code.split(':')
  const numbers = size.split('x').map(Number)
  const entry = SHAPES[shape as keyof typeof SHAPES] as {
    make(size: ShapeSize): ReturnType<typeof SHAPES.square.make>
  }
  const grid = entry.make(numbers.length === 2 ? { w: numbers[0]!, h: numbers[1]! } : { size: numbers[0]! })
  expect(grid.cells, code).toBe(cells)
  const passages = carveMaze(grid, algorithm as GeneratorName, rngFor(Number(seed), cells))
  return edgesHash({ grid, passages })
}
