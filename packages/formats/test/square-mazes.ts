import { graphOf, type Maze, OUTSIDE } from '@meikyuu/grid'
import { buildMaze, mazeKit, parseRecipe } from '@meikyuu/recipes'

const kit = mazeKit()
const SQUARE = Object.entries(kit.shapes).filter(([, shape]) =>
  (shape.capabilities as readonly string[]).includes('squares'),
)
const MODES = ['enter-leave', 'to-goal', 'centre-out', 'keys-1', 'keys-3', 'map']

/** A code of each shape of squares with each generator that fits it in each mode, of a size and seed that differ. */
export function squareCodes(): string[] {
  const codes: string[] = []
  for (const [shape, entry] of SQUARE)
    for (const [generator, { needs }] of Object.entries(kit.generators)) {
      const can = entry.capabilities as readonly string[]
      if (!(needs as readonly string[]).every((need) => can.includes(need))) continue
      for (const mode of MODES) {
        const seed = codes.length
        const size = entry.size === 'WxH' ? `${2 + (seed % 7)}x${2 + (seed % 5)}` : `${5 + (seed % 9)}`
        codes.push(`${shape}:${size}:${generator}:${mode}:${seed}`)
      }
    }
  return codes
}

export const mazeOf = (code: string): Maze => buildMaze(parseRecipe(code))

/** What a maze is, whatever its cells are numbered: passages, ends and doors by row and column from its corner. */
export function drawnOf(maze: Maze): object {
  const { cells, first, across, layout } = graphOf(maze.grid)
  const places = Array.from({ length: cells }, (_, cell) => {
    const place = layout.placeOf(cell)
    if (place.kind !== 'row') throw new Error('no rows')
    return [place.row, place.column] as const
  })
  const top = Math.min(...places.map(([row]) => row))
  const left = Math.min(...places.map(([, column]) => column))
  const nameOf = (cell: number): string => `${places[cell]![0] - top},${places[cell]![1] - left}`
  const doorOf = (side: number | null): string | null => {
    if (side === null) return null
    const cell = Math.floor(side / 4)
    return `${nameOf(cell)} ${layout.sideName(cell, side - first[cell]!)}`
  }
  const passages: string[] = []
  for (let cell = 0; cell < cells; cell++)
    for (let side = first[cell]!; side < first[cell + 1]!; side++)
      if (maze.passages.isOpen(side) && across[side] !== OUTSIDE && across[side]! > cell)
        passages.push(`${nameOf(cell)} ${nameOf(across[side]!)}`)
  return {
    cells: places.map((_, cell) => nameOf(cell)),
    passages: passages.sort(),
    start: maze.start === null ? null : nameOf(maze.start),
    goal: maze.goal === null ? null : nameOf(maze.goal),
    entrance: doorOf(maze.entrance),
    exit: doorOf(maze.exit),
    keys: maze.keys.map(nameOf).sort(),
  }
}
