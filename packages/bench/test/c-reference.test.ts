import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'
import { compileReference } from '../src/scale/c-reference.js'
import { worksOf } from '../src/scale/makers.js'

const SOURCES = fileURLToPath(new URL('../c', import.meta.url))

const reference = compileReference(SOURCES)
afterAll(() => reference?.remove())

/** Widths and seeds. */
const CASES = [
  [2, 0],
  [3, 4_294_967_295],
  [4, 5],
  [17, 42],
  [64, 7],
  // More than a tile of each that carves in tiles.
  [300, 9],
] as const

/** WARM, COUNTED, LONGEST, BLOCK and LAP for a first turn and one that counts. */
const NO_PACE = Array<string>(5).fill('0')

/** The hash of what the reference makes. */
function hashInC(work: string, width: number, seed: number): string {
  const { stdout, stderr } = spawnSync(reference!.program, [work, String(width), String(seed), ...NO_PACE], {
    encoding: 'utf8',
  })
  if (stderr !== '') throw new Error(stderr)
  return JSON.parse(stdout).hash
}

/** The hash of what the library makes. */
function hashOfOurs(engine: 'lattice' | 'graph', work: string, width: number, seed: number): string {
  const { turn, hash } = worksOf(engine).get(work)!(width, seed)
  return hash!(turn(seed) as never)
}

describe('the reference in C', () => {
  // A machine without a compiler cannot run it, and says so.
  if (reference === null)
    test('is left out where there is no compiler', () => {
      const { PATH } = process.env as { PATH?: string }
      const places = (PATH ?? '').split(delimiter).map((folder) => join(folder, 'cc'))
      expect(places.filter((place) => existsSync(place))).toEqual([])
    })
  else {
    test.each(reference.works)('does as both engines do: %s', (work) => {
      for (const [width, seed] of CASES) {
        const made = hashInC(work, width, seed)
        expect(made, `${width}x${width} from ${seed}, lattice`).toBe(hashOfOurs('lattice', work, width, seed))
        expect(made, `${width}x${width} from ${seed}, graph`).toBe(hashOfOurs('graph', work, width, seed))
      }
    })

    test('draws from the wide stream above 2^26 cells', () => {
      const work = 'carve binary-tree'
      expect(hashInC(work, 8193, 7)).toBe(hashOfOurs('lattice', work, 8193, 7))
    })

    test('refuses what it cannot do', () => {
      const refused = (...args: string[]) => {
        const { status, stdout, stderr } = spawnSync(reference.program, args, { encoding: 'utf8' })
        expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
        return stderr.trim()
      }
      expect(refused('carve nothing', '10', '1', ...NO_PACE)).toBe('there is no work carve nothing')
      for (const width of ['1', '46001', 'ten'])
        expect(refused('carve hunt', width, '1', ...NO_PACE)).toBe('the width must be 2 to 46000')
      const usage = 'usage: reference WORK WIDTH SEED WARM COUNTED LONGEST BLOCK LAP'
      expect(refused('carve hunt', '10')).toBe(usage)
      expect(refused('carve hunt', '10', '1', ...NO_PACE, '0')).toBe(usage)
    })
  }
})

describe('compileReference', () => {
  test('tells that there is no compiler', () => {
    expect(compileReference(SOURCES, 'no-such-compiler-here')).toBeNull()
  })

  test('does not take sources with faults', () => {
    const folder = mkdtempSync(join(tmpdir(), 'meikyuu-test-'))
    writeFileSync(join(folder, 'main.c'), 'int main(void) { return nothing; }\n')
    try {
      if (reference === null) expect(compileReference(folder)).toBeNull()
      else expect(() => compileReference(folder)).toThrow('does not compile')
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})
