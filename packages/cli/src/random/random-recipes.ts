import {
  buildMaze,
  difficultyOf,
  GENERATORS,
  hasEnds,
  MazeError,
  MODES,
  MOST_SEED,
  Mulberry32,
  NO_LIMITS,
  parseRecipe,
  type Rng,
  recipeCode,
  SHAPES,
  type ShapeEntry,
  type ShapeName,
} from 'meikyuu'
import { CliError } from '../cli-error.js'
import { breath } from '../output/breath.js'
import { type Range, type SizeRange, sizesOf } from './size-range.js'

/** What random recipes are chosen from. */
export interface RandomChoice {
  /** All where there are none. */
  readonly shapes: readonly ShapeName[]
  /** Sizes; without any, boards of about {@link USUAL_CELLS}. */
  readonly size: SizeRange | null
  /** Words of algorithms, as codes have them; all that fit where there are none. */
  readonly generators: readonly string[]
  /** Words of treatments, all of which each maze is given. */
  readonly treatments: readonly string[]
  /** Words of modes; all that give ends where there are none. */
  readonly modes: readonly string[]
}

/** From where random recipes are drawn. */
export interface RandomOptions extends RandomChoice {
  /** About how many cells are laid out where there is no size. */
  readonly cells?: Range
}

/** Which random recipes are kept. */
export interface Wanted {
  /** The scores that are kept. */
  readonly difficulty: Range
  /** How many mazes are tried for one of the difficulty. */
  readonly tries: number
  /** Called between tries; what it throws ends the search. */
  check(): void
}

/** The cells laid out of a random board. */
export const USUAL_CELLS: Range = { least: 100, most: 900 }

/** As {@link USUAL_CELLS}, where a difficulty is looked for. */
export const CELLS_OF_ANY_DIFFICULTY: Range = { least: 25, most: 2500 }

/** What goes together: a shape with its sizes, and the algorithms that fit it. */
interface Choice {
  readonly shape: ShapeName
  readonly size: SizeRange
  readonly generators: readonly string[]
}

/**
 * Codes without an end, the same for the same seed. A code takes a draw each
 * for its shape, the numbers of its size, its algorithm, its mode and its seed.
 *
 * @throws MazeError for words that mean nothing, and shapes and algorithms that fit nothing that was chosen.
 */
export function randomCodes(seed: number, options: RandomOptions): () => string {
  const rng = new Mulberry32(seed)
  const choices = choicesOf(options)
  const modes = options.modes.length > 0 ? options.modes : MODES_WITH_ENDS
  return () => drawCode(rng, choices, modes, options.treatments)
}

const MODES_WITH_ENDS: readonly string[] = /* @__PURE__ */ Object.keys(MODES).filter((name) => name !== 'map')

function drawCode(
  rng: Rng,
  choices: readonly Choice[],
  modes: readonly string[],
  treatments: readonly string[],
): string {
  const { shape, size, generators } = pick(rng, choices)
  const numbers = size.map(({ least, most }) => least + rng.below(most - least + 1))
  const algorithm = [pick(rng, generators), ...treatments].join('~')
  const mode = pick(rng, modes)
  const code = codeOf(shape, numbers, algorithm, mode, rng.below(MOST_SEED + 1))
  return recipeCode(parseRecipe(code, NO_LIMITS))
}

/**
 * The first of the codes whose maze is as hard as asked for. Signals are heard between tries.
 *
 * @throws CliError `NOT_FOUND`; MazeError `NO_ENDS`.
 */
export async function codeWithin(
  draw: () => string,
  { difficulty: { least, most }, tries, check }: Wanted,
): Promise<string> {
  for (let i = 0; i < tries; i++) {
    await breath()
    check()
    const code = draw()
    const maze = buildMaze(parseRecipe(code, NO_LIMITS))
    if (!hasEnds(maze)) throw new MazeError('NO_ENDS', { needs: 'a difficulty' })
    const { score } = difficultyOf(maze)
    if (score >= least && score <= most) return code
  }
  throw new CliError(
    `expected a maze with a score from ${least} to ${most}, got none in ${tries} tries; another size may help`,
    'NOT_FOUND',
  )
}

function choicesOf({
  shapes,
  size,
  generators,
  treatments,
  modes,
  cells = USUAL_CELLS,
}: RandomOptions): readonly Choice[] {
  const names = shapes.length > 0 ? shapes : (Object.keys(SHAPES) as ShapeName[])
  const words = generators.length > 0 ? generators : Object.keys(GENERATORS)
  const [mode = 'to-goal'] = modes
  for (const each of modes) parseRecipe(`square:9x9:prim:${each}:0`, NO_LIMITS)
  const refused = new Map<string, unknown>()
  const choices = names.map((shape) => {
    const sizes = size === null ? sizesOf(SHAPES[shape], cells) : sizesFor(shape, size)
    const laidOut = cellsOf(SHAPES[shape], sizes)
    if (laidOut > MOST_CELLS) {
      refused.set(shape, new CliError(tooBig(shape, laidOut), 'TOO_BIG'))
      return { shape, size: sizes, generators: [] }
    }
    const numbers = sizes.map(({ least }) => least)
    const fitting = words.filter((word) =>
      fits(codeOf(shape, numbers, [word, ...treatments].join('~'), mode, 0), [shape, word], refused),
    )
    for (const fit of [shape, ...fitting]) if (fitting.length > 0) refused.set(fit, null)
    return { shape, size: sizes, generators: fitting }
  })
  // What was asked for and fits nothing else that was asked for is a mistake.
  for (const name of [...shapes, ...generators]) if (refused.get(name) !== null) throw refused.get(name)
  const possible = choices.filter((choice) => choice.generators.length > 0)
  if (possible.length === 0) throw [...refused.values()].find((error) => error !== null)
  return possible
}

/** Whether a code can be read; keeps what was thrown for its parts, unless they fit elsewhere. */
function fits(code: string, parts: readonly string[], refused: Map<string, unknown>): boolean {
  try {
    parseRecipe(code, NO_LIMITS)
    return true
  } catch (error) {
    if (!MazeError.is(error)) throw error
    for (const part of parts) if (!refused.has(part)) refused.set(part, error)
    return false
  }
}

/** The sizes for a shape; one number serves for columns and rows too. */
function sizesFor(shape: ShapeName, size: SizeRange): SizeRange {
  const entry: ShapeEntry = SHAPES[shape]
  const wanted = entry.size === 'WxH' ? 2 : 1
  if (size.length < wanted) return [size[0], size[0]]
  if (size.length > wanted)
    throw new MazeError('BAD_SIZE', { shape, expected: `one number (${entry.words[0]})`, got: 'two' })
  return size
}

/** The most cells of a random maze: more take more memory than a maze may. */
const MOST_CELLS = 2 ** 27

/** How many cells the biggest of some sizes lays out. */
function cellsOf(shape: ShapeEntry, [width, height = width]: SizeRange): number {
  if (shape.size === 'WxH') return shape.cellsLaidOut({ w: width.most, h: height.most })
  return shape.cellsLaidOut({ size: width.most })
}

function tooBig(shape: string, cells: number): string {
  return `expected a --size of at most ${MOST_CELLS} cells, got ${cells} for the shape ${shape}`
}

function codeOf(
  shape: string,
  numbers: readonly number[],
  algorithm: string,
  mode: string,
  seed: number,
): string {
  return [shape, numbers.join('x'), algorithm, mode, seed].join(':')
}

function pick<T>(rng: Rng, list: readonly T[]): T {
  return list[rng.below(list.length)] as T
}
