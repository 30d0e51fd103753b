import { createRequire } from 'node:module'
import type { Prepare } from './work.js'

// Called as their documents say. None but generate-maze and rot-js says its types.
const load = createRequire(import.meta.url)

type Cell = readonly [x: number, y: number]

interface RotJs {
  readonly RNG: { setSeed(seed: number): void }
  readonly Map: Record<'EllerMaze' | 'DividedMaze', new (width: number, height: number) => RotMap>
  readonly Path: {
    readonly AStar: new (
      x: number,
      y: number,
      passable: (x: number, y: number) => boolean,
      options: object,
    ) => {
      compute(x: number, y: number, each: (x: number, y: number) => void): void
    }
  }
}

interface RotMap {
  create(each: (x: number, y: number, isWall: number) => void): void
}

interface AmazeJs {
  readonly Backtracker: new (
    width: number,
    height: number,
  ) => {
    generate(): void
    solve(start: Cell, end: Cell): Cell[]
  }
}

/** A row of cells, with their walls. */
type GenerateMaze = (
  width: number,
  height: number,
  closed: boolean,
  seed: number,
) => Record<'top' | 'left' | 'bottom' | 'right', boolean>[][]

interface Placed {
  readonly row: number
  readonly column: number
}

type MazeGeneration = (options: object) => {
  toJSON(): unknown
  generateSolution(start: Placed, goal: Placed): { toJSON(): Placed[] }
}

/** What each of the libraries from npm can do of our works, each with its own chance. */
export const PEERS = {
  'rot-js': {
    'carve eller': (width) => rotMap('EllerMaze', width),
    'carve division': (width) => rotMap('DividedMaze', width),
    'both eller': (width) => rotWay(width),
  },
  amazejs: {
    'carve backtracker': (width) => amaze(width, false),
    'both backtracker': (width) => amaze(width, true),
  },
  'generate-maze': {
    'carve eller': (width) => {
      const generate: GenerateMaze = load('generate-maze')
      return { turn: (seed) => generate(width, width, true, seed) }
    },
  },
  'maze-generation': {
    'carve backtracker': (width) => mazeGeneration('DEPTHFIRST', width, false),
    'carve hunt': (width) => mazeGeneration('HUNTANDKILL', width, false),
    'both backtracker': (width) => mazeGeneration('DEPTHFIRST', width, true),
  },
} as const satisfies Record<string, Record<string, Prepare>>

/** The name of a library in {@link PEERS}. */
export type PeerName = keyof typeof PEERS

/** Tiles from wall to wall: cells lie on the odd ones, walls are as wide as they. */
const tilesOf = (width: number): number => 2 * width + 1

/** It tells each tile, and whoever wants to keep them does so: a byte a tile here. */
function rotTiles(kind: 'EllerMaze' | 'DividedMaze', width: number, seed: number): Uint8Array {
  const { Map: maps, RNG }: RotJs = load('rot-js')
  const tiles = tilesOf(width)
  const walls = new Uint8Array(tiles * tiles)
  RNG.setSeed(seed)
  new maps[kind](tiles, tiles).create((x, y, isWall) => {
    walls[y * tiles + x] = isWall
  })
  return walls
}

function rotMap(kind: 'EllerMaze' | 'DividedMaze', width: number) {
  return { turn: (seed: number) => rotTiles(kind, width, seed) }
}

function rotWay(width: number) {
  const { Path }: RotJs = load('rot-js')
  const tiles = tilesOf(width)
  return {
    turn: (seed: number) => {
      const walls = rotTiles('EllerMaze', width, seed)
      const way: Cell[] = []
      const finder = new Path.AStar(tiles - 2, tiles - 2, (x, y) => walls[y * tiles + x] === 0, {
        topology: 4,
      })
      finder.compute(1, 1, (x, y) => way.push([x, y]))
      return way
    },
  }
}

function amaze(width: number, solves: boolean) {
  const { Backtracker }: AmazeJs = load('amazejs')
  const tiles = tilesOf(width)
  return {
    turn: () => {
      const maze = new Backtracker(tiles, tiles)
      maze.generate()
      return solves ? maze.solve([1, 1], [tiles - 2, tiles - 2]) : maze
    },
  }
}

function mazeGeneration(algorithm: 'DEPTHFIRST' | 'HUNTANDKILL', width: number, solves: boolean) {
  const generate: MazeGeneration = load('maze-generation')
  return {
    turn: (seed: number) => {
      const maze = generate({ width, height: width, seed, algorithm })
      if (!solves) return maze
      return maze.generateSolution({ row: 0, column: 0 }, { row: width - 1, column: width - 1 }).toJSON()
    },
  }
}
