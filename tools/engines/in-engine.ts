// What runs in every engine: nothing here or below it may use more than the
// language itself. Bundled to one script that leaves `engine` behind.
import {
  acos,
  atan2,
  buildMaze,
  cbrt,
  cellOfSide,
  cos,
  difficultyOf,
  edgesHash,
  firstSide,
  hasEnds,
  ln,
  type Maze,
  Mulberry32,
  parseRecipe,
  sin,
} from 'meikyuu'

/** What a recipe rebuilds: passages, ends and the score, to the last bit. */
export interface Replay {
  readonly code: string
  readonly cells: number
  readonly edges: string
  readonly start: number | null
  readonly goal: number | null
  readonly entrance: Door | null
  readonly exit: Door | null
  readonly keys: readonly number[]
  /** The bits of `exact` as 16 hexadecimal digits; null where there is nothing to score. */
  readonly exact: string | null
}

/** A side that leads outside, counted within its cell. */
export interface Door {
  readonly cell: number
  readonly side: number
}

/** Rebuilds every code. */
export function replay(codes: readonly string[]): Replay[] {
  return codes.map((code) => {
    const maze = buildMaze(parseRecipe(code))
    return {
      code,
      cells: maze.grid.cells,
      edges: edgesHash(maze),
      start: maze.start,
      goal: maze.goal,
      entrance: doorOf(maze, maze.entrance),
      exit: doorOf(maze, maze.exit),
      keys: [...maze.keys],
      exact: exactOf(maze),
    }
  })
}

function doorOf({ grid }: Maze, side: number | null): Door | null {
  if (side === null) return null
  const cell = cellOfSide(grid, side)
  return { cell, side: side - firstSide(grid, cell) }
}

function exactOf(maze: Maze): string | null {
  return hasEnds(maze) ? bitsOf(difficultyOf(maze).exact) : null
}

/** A double's bits, the highest first. */
function bitsOf(value: number): string {
  const view = new DataView(new ArrayBuffer(8))
  view.setFloat64(0, value)
  return [0, 4].map((at) => view.getUint32(at).toString(16).padStart(8, '0')).join('')
}

/** A hash over the bits of the library's own mathematics at many arguments. */
export function mathematics(): Record<string, string> {
  const functions: Record<string, (x: number) => number> = {
    sin: (x) => sin(x * 50 - 25),
    cos: (x) => cos(x * 50 - 25),
    ln: (x) => ln(x * 1000),
    acos: (x) => acos(2 * x - 1),
    cbrt: (x) => cbrt(x * 2000 - 1000),
    atan2: (x) => atan2(x - 0.5, x * x - 0.3),
  }
  const hashes: Record<string, string> = {}
  for (const [name, value] of Object.entries(functions)) {
    const rng = new Mulberry32(2024)
    let hash = 0x811c9dc5
    for (let i = 0; i < ARGUMENTS; i++)
      for (const char of bitsOf(value(rng.below(ARGUMENTS) / ARGUMENTS + 1e-9)))
        hash = Math.imul(hash ^ char.charCodeAt(0), 0x01000193)
    hashes[name] = (hash >>> 0).toString(16).padStart(8, '0')
  }
  return hashes
}

const ARGUMENTS = 20_000
