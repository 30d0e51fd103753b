import { type MazeRecipe, parseRecipe, type Rng, SHAPES, type ShapeName, type ShapeSize } from 'meikyuu'

/** The generators that the wanted figures are stated for. */
const ALGORITHMS = ['backtracker', 'growing', 'prim', 'kruskal', 'wilson', 'hunt', 'eller'] as const

/** The modes that give a maze ends, as code words. */
const MODES = ['enter-leave', 'to-goal', 'centre-out', 'keys-1', 'keys-3'] as const

/** The sizes of a batch, as shares of its mean number of cells. */
const SHARES = [0.6, 0.8, 1, 1.2, 1.4]

/** A shape with its sizes, one near each share of the mean. */
interface SizedShape {
  readonly shape: ShapeName
  readonly codes: readonly string[]
}

/** Every shape, each with the five sizes whose cells come nearest to shares of `mean`. */
export function sizedShapes(mean: number): SizedShape[] {
  return (Object.keys(SHAPES) as ShapeName[]).map((shape) => ({
    shape,
    codes: SHARES.map((share) => sizeNear(shape, mean * share)),
  }))
}

/** The written size of the smallest grid of a shape with at least `cells` cells. */
function sizeNear(shape: ShapeName, cells: number): string {
  let low = 2
  let high = 4
  while (cellsOf(shape, high) < cells) high *= 2
  while (low < high) {
    const middle = (low + high) >> 1
    if (cellsOf(shape, middle) < cells) low = middle + 1
    else high = middle
  }
  return SHAPES[shape].size === 'WxH' ? `${low}x${low}` : String(low)
}

/** Cells of a shape at size `n`; 0 where it is too small to be made. */
function cellsOf(shape: ShapeName, n: number): number {
  const size: ShapeSize = SHAPES[shape].size === 'WxH' ? { w: n, h: n } : { size: n }
  try {
    return SHAPES[shape].make(size as never).cells
  } catch {
    return 0
  }
}

/** `count` recipes, every shape, algorithm and mode as likely as the next, with seeds never used before. */
export function batchRecipes(shapes: readonly SizedShape[], count: number, rng: Rng): MazeRecipe[] {
  const recipes: MazeRecipe[] = []
  while (recipes.length < count) {
    const { shape, codes } = picked(shapes, rng)
    const algorithm = picked(ALGORITHMS, rng)
    if (algorithm === 'eller' && shape !== 'square') continue
    const seed = Math.floor(rng.next() * 2 ** 32)
    recipes.push(parseRecipe(`${shape}:${picked(codes, rng)}:${algorithm}:${picked(MODES, rng)}:${seed}`))
  }
  return recipes
}

function picked<T>(list: readonly T[], rng: Rng): T {
  return list[rng.below(list.length)]!
}
