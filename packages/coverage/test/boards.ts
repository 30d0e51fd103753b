import { Mulberry32, type Point } from '@meikyuu/grid'
import fc from 'fast-check'

const seeds = fc.integer({ min: 0, max: 2 ** 32 - 1 })
const axes = fc.constantFrom(2, 3)
// Few most of the time; now and then enough for the next number of zones.
const lengths = fc.oneof(fc.integer({ min: 1, max: 60 }), fc.constantFrom(149, 150, 199, 200, 799, 800))

/** Points of whole numbers, which share places and lie on zone borders now and then. */
export const scattered = fc.tuple(axes, lengths, seeds).map(([count, length, seed]) => {
  const rng = new Mulberry32(seed)
  return Array.from({ length }, () => Array.from({ length: count }, () => rng.below(17) - 4))
})

/** Points anywhere, some boards flat along an axis. */
const anywhere = fc.tuple(axes, lengths, seeds, fc.nat(5)).map(([count, length, seed, still]) => {
  const rng = new Mulberry32(seed)
  return Array.from({ length }, () =>
    Array.from({ length: count }, (_, axis) => (axis === still ? 3.25 : rng.next() * 100 - 50)),
  )
})

/** Points of either kind. */
export const clouds: fc.Arbitrary<number[][]> = fc.oneof(scattered, anywhere)

/** Points, and cells of theirs in any order, some twice. */
export const routes = (points: fc.Arbitrary<number[][]>) =>
  points.chain((list) => fc.tuple(fc.constant(list), fc.array(fc.nat(list.length - 1), { maxLength: 40 })))

/** Coverage as its definition reads, with maps and sets. */
export function plainCoverage(points: readonly Point[], route: readonly number[], shell: boolean) {
  const count = points[0]!.length
  const flat = count === 2
  const n = points.length
  const k = flat ? (n < 150 ? 2 : n < 800 ? 3 : 4) : n < 200 ? 2 : 3
  const along = [...Array(count).keys()]
  const spread = (list: readonly Point[], axis: number) => {
    const numbers = list.map((point) => point[axis]!)
    return [Math.min(...numbers), Math.max(...numbers) - Math.min(...numbers)] as const
  }
  const box = along.map((axis) => spread(points, axis))
  const nameOf = (point: Point) =>
    along
      .map((axis) => {
        const [low, extent] = box[axis]!
        return extent === 0 ? 0 : Math.min(k - 1, Math.floor(((point[axis]! - low) / extent) * k))
      })
      .join(',')
  const zones = new Map<string, number[]>()
  points.forEach((point, cell) => {
    const name = nameOf(point)
    if (!zones.has(name)) zones.set(name, [])
    zones.get(name)!.push(cell)
  })
  const real = [...zones.values()].filter((cells) => cells.length >= n / zones.size / 4)
  const visited = real.filter((cells) => cells.filter((cell) => route.includes(cell)).length >= 2)
  const sum = (lists: number[][]) => lists.reduce((total, cells) => total + cells.length, 0)
  const share = sum(visited) / sum(real)
  const walked = route.map((cell) => points[cell]!)
  const ratios = along.map((axis) => {
    const extent = box[axis]![1]
    return extent === 0 ? 1 : spread(walked, axis)[1] / extent
  })
  const bbox = route.length === 0 ? 0 : ratios.reduce((a, b) => a * b, 1) ** (1 / count)
  const zonesShare = shell ? Math.min(1, share / 0.75) : share
  const cover = Math.min(1, Math.max(0, ((bbox + zonesShare) / 2 - 0.2) / 0.7))
  return { bbox, zones: zonesShare, cover, factor: 0.5 + 0.5 * cover }
}
