import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  bitPngChunks,
  blockTextChunks,
  buildOnDisk,
  leastDiskMemory,
  openOnDisk,
  packedChunks,
  squareRows,
} from '@meikyuu/node'
import fc from 'fast-check'
import {
  buildMaze,
  deadEndsOf,
  type Maze,
  MazeError,
  type MazeRecipe,
  parseRecipe,
  solutionOf,
  wayBetween,
} from 'meikyuu'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { buildTiles } from '../src/disk/build-tiles.js'
import { DISK } from '../src/disk/disk-access.js'
import type { DiskMaze } from '../src/disk/disk-maze.js'
import { diskRecipe } from '../src/disk/disk-recipe.js'
import { tileLayout } from '../src/disk/tile-layout.js'
import { joined } from './read-png.js'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'meikyuu-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const at = (name: string) => join(folder, name)

/** Made with tiles of `2 ** shift` cells a side, of which `rooms` are in memory. */
function builtWith(code: string, shift: number, rooms: number): Promise<DiskMaze> {
  const recipe = diskRecipe(parseRecipe(code), 'test')
  return buildTiles(
    recipe,
    at('maze'),
    { layout: tileLayout(recipe.size, shift), rooms },
    DISK,
    true,
    undefined,
  )
}

const rowsOf = (rows: Iterable<Uint8Array>) => Array.from(rows, (row) => [...row])

/** All that a maze on disk tells, held to the maze in memory. */
function expectSame(disk: DiskMaze, maze: Maze & { readonly recipe: MazeRecipe }): void {
  expect(rowsOf(disk.rows)).toEqual(rowsOf(squareRows(maze).rows))
  expect([disk.start, disk.goal]).toEqual([maze.start, maze.goal])
  expect(disk.deadEnds()).toBe(deadEndsOf(maze).length)
  expect(disk.recipe).toEqual(maze.recipe)
  if (maze.start !== null) {
    const way = disk.way()
    expect([...way]).toEqual([...solutionOf(maze)!])
    expect(way.length).toBe(solutionOf(maze)!.length)
  }
}

const number = fc.integer({ min: 2, max: 24 })
const seed = fc.integer({ min: 0, max: 2 ** 32 - 1 })
const kinds = fc.constantFrom(
  'backtracker:map',
  'backtracker:to-goal',
  'eller:map',
  'sidewinder:map',
  'sidewinder-south-coin30:to-goal',
  'binary-tree:to-goal',
  'binary-tree-southwest-coin70:map',
)
const codes = fc
  .tuple(kinds, number, number, seed)
  .map(([kind, width, height, of]) => `square:${width}x${height}:${kind}:${of}`)

describe('buildOnDisk', () => {
  it('makes the maze of the recipe, whatever the tiles and however few are in memory', async () => {
    await fc.assert(
      fc.asyncProperty(
        codes,
        fc.integer({ min: 0, max: 5 }),
        fc.integer({ min: 1, max: 9 }),
        async (code, shift, rooms) => {
          const maze = buildMaze(parseRecipe(code))
          const disk = await builtWith(code, shift, rooms)
          expectSame(disk, maze)
          disk.close()
          const again = openOnDisk(at('maze'), { memory: 2 ** 22 })
          expectSame(again, maze)
          again.close()
        },
      ),
      { numRuns: 150 },
    )
    expect(readdirSync(folder)).toEqual(['maze'])
  })

  it('finds the way between any two cells, also when two are told in turns', async () => {
    await fc.assert(
      fc.asyncProperty(
        codes,
        fc.integer({ min: 0, max: 3 }),
        fc.nat(),
        fc.nat(),
        async (code, shift, a, b) => {
          const maze = buildMaze(parseRecipe(code))
          const disk = await builtWith(code, shift, 2)
          const [from, to] = [a % disk.cells, b % disk.cells]
          const there = disk.way(from, to)[Symbol.iterator]()
          const back = [...wayBetween(maze, to, from)!]
          const both: number[][] = []
          for (const cell of disk.way(to, from)) both.push([cell, there.next().value as number])
          expect(both).toEqual(back.map((cell, i) => [cell, back[back.length - 1 - i]]))
          disk.close()
        },
      ),
      { numRuns: 60 },
    )
  })

  it('writes the same text, bits and picture as from memory', async () => {
    const recipe = parseRecipe('square:150x90:backtracker:map:5')
    const disk = await buildOnDisk(recipe, at('maze'), { memory: 2 ** 21 })
    const maze = buildMaze(recipe)
    const bytes = (chunks: Iterable<Uint8Array>) => Buffer.concat(Array.from(chunks, (c) => Buffer.from(c)))
    expect(bytes(blockTextChunks(disk)).equals(bytes(blockTextChunks(squareRows(maze))))).toBe(true)
    expect(bytes(packedChunks(disk)).equals(bytes(packedChunks(squareRows(maze))))).toBe(true)
    expect((await joined(bitPngChunks(disk))).equals(await joined(bitPngChunks(maze)))).toBe(true)
    disk.close()
  })

  it('makes a maze of many tiles in the least memory', async () => {
    const recipe = parseRecipe('square:900x700:backtracker:to-goal:11', { cells: Infinity })
    const disk = await buildOnDisk(recipe, at('maze'), {
      memory: leastDiskMemory({ width: 900, height: 700 }),
    })
    const maze = buildMaze(recipe)
    const rows = squareRows(maze).rows[Symbol.iterator]()
    for (const row of disk.rows) expect(Buffer.compare(row, rows.next().value!)).toBe(0)
    expect([disk.start, disk.goal]).toEqual([maze.start, maze.goal])
    expect(disk.way().length).toBe(solutionOf(maze)!.length)
    expect(disk.deadEnds()).toBe(deadEndsOf(maze).length)
    disk.close()
  })

  it('refuses what is not made on disk, and too little memory, before anything stands there', async () => {
    const codeOf = async (code: string, memory: number) => {
      const error = await buildOnDisk(parseRecipe(code), at('maze'), { memory }).catch((thrown) => thrown)
      return MazeError.is(error) ? error.code : error
    }
    for (const code of [
      'hex:5x5:backtracker:map:1',
      'square:5x5:wilson:map:1',
      'square:5x5:backtracker~braid-50:map:1',
      'square:5x5:backtracker:enter-leave:1',
      'square:5x5:eller:to-goal:1',
    ])
      expect(await codeOf(code, 2 ** 24)).toBe('DOES_NOT_FIT')
    expect(await codeOf('square:5x5:backtracker:map:1', 1000)).toBe('TOO_SMALL')
    expect(await codeOf('square:5x5:backtracker:map:1', Number.NaN)).toBe('BAD_ARGUMENT')
    expect(readdirSync(folder)).toEqual([])
  })
})
