import {
  type Cut,
  edgesHash,
  type GraphGrid,
  type Grid,
  holdsCell,
  type LatticeGrid,
  latticeGrid,
  type Mask,
  MazeError,
  Mulberry32,
  maskedGrid,
  maskedLattice,
  maskFrom,
  Passages,
  Recorder,
  type Rng,
  squareGrid,
  Xoshiro128,
} from '@meikyuu/grid'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fits } from '../src/fits.js'
import type { GeneratorEntry, GeneratorOptions } from '../src/generator-entry.js'
import { carveMaze, GENERATORS, type GeneratorName } from '../src/generators.js'
import { seeds } from './boards.js'

/** The same board twice. */
interface Twins {
  readonly lattice: LatticeGrid
  readonly graph: GraphGrid
}

/** Generators with a kernel of their own for lattices. */
const OWN_KERNELS: readonly GeneratorName[] = [
  'backtracker',
  'growing',
  'prim',
  'kruskal',
  'kruskal-hash',
  'wilson',
  'hunt',
  'eller',
  'binary-tree',
  'sidewinder',
  'division',
]

const names = Object.keys(GENERATORS) as GeneratorName[]

const size = fc.oneof(fc.integer({ min: 2, max: 5 }), fc.integer({ min: 2, max: 30 }))
const whole: fc.Arbitrary<Twins> = fc
  .tuple(size, size)
  .map(([w, h]) => ({ lattice: latticeGrid(w, h), graph: squareGrid(w, h) }))

const mask: fc.Arbitrary<Mask> = fc
  .tuple(
    fc.integer({ min: 1, max: 24 }),
    fc.integer({ min: 1, max: 24 }),
    seeds,
    fc.integer({ min: 0, max: 60 }),
  )
  .map(([width, height, seed, holes]) => {
    const rng = new Mulberry32(seed)
    const bytes = Uint8Array.from({ length: width * height }, () => (rng.below(100) < holes ? 0 : 1))
    return { width, height, bytes }
  })

const masked: fc.Arbitrary<Twins> = mask
  .map((of): readonly [Cut<LatticeGrid>, Cut] | null => {
    try {
      return [maskedLattice(of), maskedGrid('square', of)]
    } catch (error) {
      // No cell, or none beside another.
      if (MazeError.is(error, 'TOO_SMALL') || MazeError.is(error, 'EMPTY_MASK')) return null
      throw error
    }
  })
  .filter((cuts) => cuts !== null)
  .map(([lattice, graph]) => ({ lattice: lattice.grid, graph: graph.grid }))

const boards = fc.oneof(whole, masked)

const weight = fc.constantFrom(0, 0.25, 1, 3)
const share = fc.constantFrom(0, 0.2, 0.5, 0.9, 1)
const options: Record<NonNullable<GeneratorEntry['takes']>, fc.Arbitrary<GeneratorOptions>> = {
  mix: fc.record(
    {
      mix: fc
        .record({ newest: weight, oldest: weight, random: weight, middle: weight }, { requiredKeys: [] })
        .filter((mix) => Object.values(mix).some((of) => of > 0)),
    },
    { requiredKeys: [] },
  ),
  bias: fc.constantFrom({}),
  cut: fc.record({ cut: fc.constantFrom('longest', 'proportional') }, { requiredKeys: [] }),
  shares: fc.record({ shares: fc.record({ join: share, down: share }) }, { requiredKeys: [] }),
  seeds: fc.record({ seeds: fc.integer({ min: 1, max: 2 }) }, { requiredKeys: [] }),
  steps: fc.record({ steps: fc.integer({ min: 1, max: 200 }) }, { requiredKeys: [] }),
}

/** Options for a generator that takes a bias. */
function biases(name: GeneratorName): fc.Arbitrary<GeneratorOptions> {
  const lean =
    name === 'sidewinder'
      ? fc.record(
          { side: fc.constantFrom('north', 'east', 'south', 'west'), coin: share },
          { requiredKeys: [] },
        )
      : fc.record(
          {
            corner: fc.constantFrom('north-east', 'north-west', 'south-east', 'south-west'),
            coin: share,
          },
          { requiredKeys: [] },
        )
  return fc.record({ bias: lean }, { requiredKeys: [] })
}

function optionsFor(name: GeneratorName): fc.Arbitrary<GeneratorOptions | undefined> {
  const { takes }: GeneratorEntry = GENERATORS[name]
  if (takes === null) return fc.constant(undefined)
  return takes === 'bias' ? biases(name) : options[takes]
}

const streams = fc.constantFrom(
  (seed: number): Mulberry32 | Xoshiro128 => new Mulberry32(seed),
  (seed: number): Mulberry32 | Xoshiro128 => new Xoshiro128(seed),
)

/** A stream that is not one of the library's own classes. */
function foreign(rng: Rng): Rng {
  return { next: () => rng.next(), below: (n) => rng.below(n) }
}

describe.each(names)('on a lattice %s', (name) => {
  const fitting = fits(GENERATORS[name], latticeGrid(3, 3))
    ? boards.filter(({ graph }) => fits(GENERATORS[name], graph))
    : boards

  it('carves the maze that it carves on the graph, by the same draws', () => {
    fc.assert(
      fc.property(fitting, seeds, optionsFor(name), streams, ({ lattice, graph }, seed, option, stream) => {
        const ours = stream(seed)
        const theirs = stream(seed)
        const carved = carveMaze(lattice, name, ours, option)
        if (OWN_KERNELS.includes(name)) expect(carved.openBytes()).not.toBe(null)
        const bytes = carved.bytes!.slice()
        expect(carved.open).toEqual(carveMaze(graph, name, theirs, option).open)
        // Nothing is left on positions without a cell, nor in the bits that are no sides.
        carved.fold()
        expect(carved.bytes!).toEqual(new Passages(lattice, carved.open).bytes!)
        expect(bytes).toEqual(carved.bytes!)
        expect(ours.bits()).toBe(theirs.bits())
      }),
      { numRuns: OWN_KERNELS.includes(name) ? 400 : 60 },
    )
  })

  it('carves it with a stream of somebody else, watched, and into passages whose sides were read', () => {
    fc.assert(
      fc.property(fitting, seeds, optionsFor(name), ({ lattice, graph }, seed, option) => {
        const plain = carveMaze(graph, name, new Mulberry32(seed), option).open
        expect(carveMaze(lattice, name, foreign(new Mulberry32(seed)), option).open).toEqual(plain)
        const recorder = new Recorder(lattice)
        const watched = carveMaze(lattice, name, new Mulberry32(seed), option, recorder)
        expect(watched.open).toEqual(plain)
        expect(recorder.shows(plain)).toBe(true)
        const passages = new Passages(lattice)
        const { open } = passages
        const entry: GeneratorEntry = GENERATORS[name]
        entry.carve(lattice, passages, new Mulberry32(seed), option)
        expect(open).toEqual(plain)
      }),
      { numRuns: 20 },
    )
  })

  it('refuses on it what it refuses on the graph, and leaves all closed', () => {
    const grid: Grid = latticeGrid(4, 3)
    const passages = new Passages(grid)
    const entry: GeneratorEntry = GENERATORS[name]
    passages.carve(1)
    expect(() => entry.carve(grid, passages, new Mulberry32(1))).toThrow('all closed, got 1 open')
    passages.close(1)
    expect(() => entry.carve(grid, passages, null as never)).toThrow('a source of choices')
    expect(() => entry.carve(grid, new Passages(latticeGrid(4, 3)), new Mulberry32(1))).toThrow(
      'another grid',
    )
    expect(passages.count).toBe(0)
  })
})

it('refuses edges that cannot be numbered, before memory is touched', () => {
  const grid = latticeGrid(32_769, 32_768)
  expect(() => GENERATORS.kruskal.carve(grid, new Passages(grid), new Mulberry32(1))).toThrow(
    'the cells whose edges are shuffled: expected at most 1073741824, got 1073774592',
  )
})

describe('rows as wide as the memory of the kernel of eller, and wider', () => {
  it.each([
    [32_765, 5],
    [32_768, 4],
    [32_769, 2],
    [32_769, 4],
    [40_000, 3],
    [70_001, 3],
  ])('are those of the general engine: %i by %i', (width, height) => {
    const grid = latticeGrid(width, height)
    const graph = squareGrid(width, height)
    for (const stream of [new Mulberry32(width), new Xoshiro128(width)]) {
      const before = Object.assign(Object.create(Object.getPrototypeOf(stream)) as typeof stream, stream)
      const ours = carveMaze(grid, 'eller', stream).bytes!
      const theirs = new Passages(grid, carveMaze(graph, 'eller', foreign(before)).open).bytes!
      expect(ours.findIndex((byte, position) => byte !== theirs[position])).toBe(-1)
      expect(stream.bits()).toBe(before.bits())
    }
  })

  it('leave nothing to narrower ones', () => {
    for (const width of [9, 40, 7, 2, 33, 5]) {
      const grid = latticeGrid(width, 11)
      const ours = carveMaze(grid, 'eller', new Mulberry32(width)).open
      expect(ours).toEqual(carveMaze(grid, 'eller', foreign(new Mulberry32(width))).open)
    }
  })
})

/**
 * What is carved on big boards: a generator, its options, and the hashes of what
 * it carves on a thousand rows of a thousand and on the disc, which some do not fit.
 */
const BIG: readonly (readonly [
  title: string,
  GeneratorName,
  GeneratorOptions,
  whole: string,
  disc: string | null,
])[] = [
  ['backtracker', 'backtracker', {}, 'b6507e72', '3d34bc56'],
  ['growing', 'growing', {}, '06b6059e', 'f1632329'],
  ['growing from the newest', 'growing', { mix: { newest: 1 } }, 'b6507e72', '3d34bc56'],
  ['growing from the oldest', 'growing', { mix: { oldest: 1 } }, '9b81cfab', 'a3c1128e'],
  ['growing from any', 'growing', { mix: { random: 1 } }, '1b9ed5df', '63946db1'],
  ['growing from the middle', 'growing', { mix: { middle: 1 } }, '1af7af22', '6ab9295a'],
  ['growing by two ways', 'growing', { mix: { newest: 9, random: 1 } }, '10cca96c', '4cf76f89'],
  [
    'growing by every way',
    'growing',
    { mix: { newest: 3, oldest: 1, random: 2, middle: 1 } },
    '4e3765cd',
    'd30a49e8',
  ],
  ['prim', 'prim', {}, '8df121ce', '3c0b42c6'],
  ['kruskal', 'kruskal', {}, 'b7615bc9', 'a74a044f'],
  ['kruskal-hash', 'kruskal-hash', {}, '2f1d671e', '12a16a61'],
  ['wilson', 'wilson', {}, '041d5613', 'd8fcda2b'],
  ['hunt', 'hunt', {}, 'b088d816', '4a73c39f'],
  ['eller', 'eller', {}, '3c9d477e', null],
  ['binary-tree', 'binary-tree', {}, '744e35a4', null],
  ['sidewinder', 'sidewinder', {}, '10c626e0', null],
  ['division', 'division', {}, 'fa0d372b', null],
]

describe('more than two million cells, which no cache holds', () => {
  const disc = maskFrom('square', 1600, 1600, (x, y) => (x / 1600 - 0.5) ** 2 + (y / 1600 - 0.5) ** 2 < 0.25)
  const boards = {
    whole: { lattice: latticeGrid(1500, 1500), graph: squareGrid(1500, 1500) },
    'a disc': { lattice: maskedLattice(disc).grid, graph: maskedGrid('square', disc).grid },
  } satisfies Record<string, Twins>

  it.each([
    ['kruskal', 'whole', 'mulberry32', '0c0196bd'],
    ['kruskal', 'a disc', 'mulberry32', '15b90edb'],
    ['wilson', 'whole', 'mulberry32', '65c6057a'],
    ['wilson', 'whole', 'the wide stream', '09629dfc'],
    ['wilson', 'a disc', 'mulberry32', 'f9f2df8f'],
    ['wilson', 'a disc', 'the wide stream', 'cf9e46ab'],
  ] as const)('are those of the graph, and for ever the same: %s, %s, by %s', (name, board, stream, hash) => {
    const twins = boards[board]
    expect(twins.lattice.positions).toBeGreaterThan(2 ** 21)
    const Stream = stream === 'mulberry32' ? Mulberry32 : Xoshiro128
    expect(hashOfBoth(twins, name, {}, new Stream(2026), new Stream(2026))).toBe(hash)
  })
})

/** The hash of what a kernel carves, which must be what the general engine carves on the graph. */
function hashOfBoth(
  { lattice, graph }: Twins,
  name: GeneratorName,
  options: GeneratorOptions,
  ours: Mulberry32 | Xoshiro128,
  theirs: Mulberry32 | Xoshiro128,
): string {
  const passages = carveMaze(lattice, name, ours, options)
  expect(passages.openBytes()).not.toBe(null)
  const hash = edgesHash({ grid: lattice, passages })
  // A stream that is somebody else's: with its own the library has kernels for graphs too.
  const { open } = carveMaze(graph, name, foreign(theirs), options)
  expect(passages.open.findIndex((of, side) => of !== open[side])).toBe(-1)
  expect(ours.bits()).toBe(theirs.bits())
  return hash
}

describe('a thousand rows of a thousand', () => {
  const twins = { lattice: latticeGrid(1000, 1000), graph: squareGrid(1000, 1000) }

  it('are carved by every kernel', () => {
    expect(new Set(BIG.map(([, name]) => name))).toEqual(new Set(OWN_KERNELS))
  })

  it.each(BIG)('are those of the graph, and for ever the same: %s', (_, name, options, whole) => {
    const hash = hashOfBoth(twins, name, options, new Mulberry32(2026), new Mulberry32(2026))
    expect(hash).toBe(whole)
  })
})

/*
 * Of so many cells that lists begun with room for 4096 grow, the frontier of
 * prim's too, and so ragged that nearly every row has cells with none above and
 * none to the left, which hunts then look back for.
 */
describe('a big disc full of holes', () => {
  const [width, height] = [901, 870]
  const holes = new Mulberry32(5)
  const disc = maskFrom('square', width, height, (x, y) => {
    const isHole = holes.below(100) < 6
    return !isHole && (x / width - 0.5) ** 2 + (y / height - 0.5) ** 2 < 0.25
  })
  const twins = { lattice: maskedLattice(disc).grid, graph: maskedGrid('square', disc).grid }
  const { cells, stride, mask } = twins.lattice

  it('is as big and as ragged as that', () => {
    expect(cells).toBe(578_836)
    const isCell = (position: number) => holdsCell(mask!.bits, position)
    const isCorner = (at: number) => isCell(at) && !isCell(at - 1) && !isCell(at - stride)
    const rows = Array.from({ length: height }, (_, row) => (row + 1) * stride)
    const ragged = rows.filter((from) => Array.from({ length: width }, (_, x) => from + x).some(isCorner))
    expect(ragged.length).toBe(805)
  })

  it('fits the kernels that it is carved by, and no others', () => {
    for (const [, name, , , hash] of BIG) expect(fits(GENERATORS[name], twins.graph)).toBe(hash !== null)
  })

  it.each(BIG.filter(([, , , , hash]) => hash !== null))(
    'is that of the graph, and for ever the same: %s',
    (_, name, options, __, cut) => {
      const hash = hashOfBoth(twins, name, options, new Xoshiro128(2026), new Xoshiro128(2026))
      expect(hash).toBe(cut)
    },
  )
})
