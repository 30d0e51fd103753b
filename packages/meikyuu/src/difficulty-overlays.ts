import type { DifficultyExplanation } from '@meikyuu/difficulty'
import { checkOptions, MazeError, newFloats, newInts, shown } from '@meikyuu/grid'
import type { Overlay, Theme, ThemeName } from '@meikyuu/render'
import { overlayColoursFor } from './overlay-colours.js'

/** What of a difficulty an overlay shows, from the bottom up. */
export const DIFFICULTY_PARTS = ['branches', 'zones', 'walk', 'bends', 'traps'] as const

/** What of a difficulty an overlay shows. */
export type DifficultyPart = (typeof DIFFICULTY_PARTS)[number]

/** How {@link difficultyOverlays} shows a difficulty. */
export interface DifficultyOverlayOptions {
  /**
   * The theme of the picture, whose background the colours are to stand out from.
   * @defaultValue `print`
   */
  readonly theme?: ThemeName | Theme
  /**
   * What is shown.
   * @defaultValue all parts
   */
  readonly parts?: readonly DifficultyPart[]
}

/** Zones are a tint that leaves all else to be seen. */
const ZONE_OPACITY = 0.1

/** Bends stand close together: smaller than other marks. */
const BEND_SIZE = 0.3

/**
 * Why a maze is hard, as overlays of a picture: the wrong branches shaded by their
 * length, a tint over the zones that the route visits, the walk of someone who heads
 * straight for the goal, the bends of the way, the traps. Each says in words what
 * it is, for the legend; what there is none of is left out. Draw the way with them.
 *
 * @throws MazeError `BAD_ARGUMENT`, `NO_SUCH_THEME`.
 *
 * @example
 * ```ts
 * const maze = needEnds(buildMaze(parseRecipe('square:5x5:backtracker:to-goal:42')), 'a difficulty')
 * const explanation = explainDifficulty(maze)
 * const overlays = difficultyOverlays(explanation, { parts: ['branches', 'bends'] })
 * overlays.map(({ kind }) => kind) // => ['shares', 'cells']
 * svgOf(maze, { way: explanation.way, overlays }).includes('Bends of the way') // => true
 * ```
 */
export function difficultyOverlays(
  explanation: DifficultyExplanation,
  options: DifficultyOverlayOptions = {},
): Overlay[] {
  checkOptions('explanation', explanation)
  checkOptions('options', options)
  const { theme = 'print', parts = DIFFICULTY_PARTS } = options
  const colours = overlayColoursFor(theme)
  if (!Array.isArray(parts) || !parts.every((part) => DIFFICULTY_PARTS.includes(part)))
    throw new MazeError('BAD_ARGUMENT', {
      name: 'parts',
      expected: `a list of ${DIFFICULTY_PARTS.join(', ')}`,
      got: shown(parts),
    })
  const all: { readonly [part in DifficultyPart]: () => Overlay | null } = {
    branches: () => branchesOverlay(explanation, colours.branches),
    zones: () => zonesOverlay(explanation, colours.zone),
    walk: () => walkOverlay(explanation, colours.walk),
    bends: () => bendsOverlay(explanation, colours.bend),
    traps: () => trapsOverlay(explanation, colours.trap),
  }
  return DIFFICULTY_PARTS.filter((part) => parts.includes(part)).flatMap((part) => all[part]() ?? [])
}

function zonesOverlay({ zones }: DifficultyExplanation, colour: string): Overlay | null {
  if (zones === null) return null
  const { visited, zones: board } = zones
  const cells: number[] = []
  for (let cell = 0; cell < board.zone.length; cell++) if (visited[board.zone[cell]!] === 1) cells.push(cell)
  if (cells.length === 0) return null
  const real = ones(board.real)
  return {
    kind: 'cells',
    cells,
    colour,
    opacity: ZONE_OPACITY,
    words: `Parts of the board that the route visits: ${ones(visited)} of ${real}`,
  }
}

function branchesOverlay({ branches }: DifficultyExplanation, scale: readonly string[]): Overlay | null {
  const size = branches.reduce((sum, branch) => sum + branch.cells.length, 0)
  if (size === 0) return null
  const longest = branches.reduce((most, { length }) => Math.max(most, length), 0)
  const cells = newInts(size)
  const shares = newFloats(size)
  let end = 0
  for (const branch of branches) {
    cells.set(branch.cells, end)
    shares.fill(longest === 1 ? 1 : (branch.length - 1) / (longest - 1), end, end + branch.cells.length)
    end += branch.cells.length
  }
  const words = `Wrong branches, from 1 cell deep to ${longest}`
  return { kind: 'shares', cells, shares, scale, words }
}

function walkOverlay({ walk, wasteCells }: DifficultyExplanation, colour: string): Overlay | null {
  // Without waste the walk is the way, which would hide it.
  if (wasteCells.length === 0) return null
  const words = `The walk of someone who heads straight for the goal, with ${wasteCells.length} wrong ${wasteCells.length === 1 ? 'cell' : 'cells'}`
  return { kind: 'route', cells: walk, colour, words }
}

function bendsOverlay({ bends }: DifficultyExplanation, colour: string): Overlay | null {
  if (bends.length === 0) return null
  return {
    kind: 'cells',
    form: 'ring',
    size: BEND_SIZE,
    cells: bends.map(({ cell }) => cell),
    colour,
    words: `Bends of the way: ${bends.length}`,
  }
}

function trapsOverlay({ traps }: DifficultyExplanation, colour: string): Overlay | null {
  if (traps.length === 0) return null
  const words = `Traps, where heading straight for the goal is wrong: ${traps.length}`
  return { kind: 'cells', form: 'diamond', cells: traps, colour, words }
}

function ones(flags: ArrayLike<number>): number {
  let sum = 0
  for (let i = 0; i < flags.length; i++) sum += flags[i] === 1 ? 1 : 0
  return sum
}
