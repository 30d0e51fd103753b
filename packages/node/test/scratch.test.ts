import {
  closeSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { buildMaze, deadEndsOf, MazeError, parseRecipe } from 'meikyuu'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DISK, type DiskAccess } from '../src/disk/disk-access.js'
import { diskRecipe } from '../src/disk/disk-recipe.js'
import { scratchTiles } from '../src/disk/scratch-tiles.js'
import { tileLayout } from '../src/disk/tile-layout.js'
import { buildOnDisk, buildScratch, squareRows, writeFileWhole } from '../src/index.js'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'meikyuu-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const MEMORY = { memory: 2 ** 22 }

/** With so few tiles in memory that the disk is asked often. */
function scratchOn(disk: DiskAccess, signal?: AbortSignal) {
  const recipe = diskRecipe(parseRecipe('square:40x30:backtracker:to-goal:7'), 'test')
  return scratchTiles(recipe, folder, { layout: tileLayout(recipe.size, 3), rooms: 3 }, disk, signal)
}

const refusal = (maze: Promise<unknown>) =>
  maze.then(
    () => 'done',
    (error: unknown) => (MazeError.is(error, 'CANNOT_WRITE') ? error.details : error),
  )

describe('buildScratch', () => {
  it.each(['backtracker:to-goal', 'eller:map', 'sidewinder-south:to-goal', 'binary-tree:map'])(
    'makes the maze of %s in a file that nobody sees',
    async (kind) => {
      const recipe = parseRecipe(`square:90x70:${kind}:3`)
      const maze = await buildScratch(recipe, folder, MEMORY)
      expect(readdirSync(folder)).toEqual([])
      const wanted = buildMaze(recipe)
      expect(Array.from(maze.rows, (row) => [...row])).toEqual(
        Array.from(squareRows(wanted).rows, (row) => [...row]),
      )
      expect([maze.start, maze.goal, maze.deadEnds()]).toEqual([
        wanted.start,
        wanted.goal,
        deadEndsOf(wanted).length,
      ])
      maze.close()
    },
  )

  it('tells nothing once it is closed, and closes no file of another', async () => {
    const maze = await buildScratch(parseRecipe('square:20x20:backtracker:to-goal:1'), folder, MEMORY)
    maze.close()
    const others = openSync(join(folder, 'other'), 'w')
    maze.close()
    writeSync(others, 'still open')
    closeSync(others)
    for (const read of [() => maze.deadEnds(), () => [...maze.rows], () => [...maze.way()]])
      expect(read).toThrow(expect.objectContaining({ code: 'CANNOT_READ' }))
  })

  it('takes no options of another kind', async () => {
    const recipe = parseRecipe('square:20x20:backtracker:to-goal:1')
    const file = join(folder, 'maze')
    for (const wrong of [{ signal: {} }, { signal: 5 }, { force: 'no' }])
      for (const made of [
        () => buildScratch(recipe, folder, { ...MEMORY, ...(wrong as object) }),
        () => buildOnDisk(recipe, file, { ...MEMORY, ...(wrong as object) }),
        () => writeFileWhole(file, [], wrong as object),
      ])
        await expect(made()).rejects.toMatchObject({ code: 'BAD_ARGUMENT' })
    expect(readdirSync(folder)).toEqual([])
  })

  it('has no name while it is made, and lets go of its file wherever the disk is full', async () => {
    let writes = 0
    let descriptor = -1
    const counted: DiskAccess = {
      ...DISK,
      write: (...args) => {
        descriptor = args[0]
        expect(readdirSync(folder)).toEqual([])
        writes++
        return DISK.write(...args)
      },
    }
    const maze = await scratchOn(counted)
    maze.close()
    expect(() => readFileSync(descriptor)).toThrow('EBADF')
    expect(writes).toBeGreaterThan(100)
    await fc.assert(
      fc.asyncProperty(fc.nat({ max: writes - 1 }), async (number) => {
        let left = number
        const full: DiskAccess = {
          ...DISK,
          write: (...args) => {
            descriptor = args[0]
            return left-- === 0 ? 0 : DISK.write(...args)
          },
        }
        expect(await refusal(scratchOn(full))).toEqual({ file: folder, code: 'ENOSPC' })
        expect(() => readFileSync(descriptor)).toThrow('EBADF')
      }),
      { numRuns: 20, examples: [[0], [writes - 1]] },
    )
  })

  it('is refused before work without room, without a folder, and for what is not made on disk', async () => {
    expect(await refusal(scratchOn({ ...DISK, free: () => 5000 }))).toEqual({ file: folder, code: 'ENOSPC' })
    const recipe = parseRecipe('square:40x30:backtracker:map:7')
    const none = join(folder, 'none')
    expect(await refusal(buildScratch(recipe, none, MEMORY))).toEqual({ file: none, code: 'ENOENT' })
    const file = join(folder, 'file')
    writeFileSync(file, '')
    expect(await refusal(buildScratch(recipe, file, MEMORY))).toEqual({ file, code: 'ENOTDIR' })
    for (const code of [
      'square:9x9:wilson:map:1',
      'hex:9x9:eller-rows:map:1',
      'square:9x9:sidewinder-east:map:1',
    ])
      await expect(buildScratch(parseRecipe(code), folder, MEMORY)).rejects.toMatchObject({
        code: 'DOES_NOT_FIT',
      })
    await expect(buildScratch(recipe, '', MEMORY)).rejects.toMatchObject({ code: 'BAD_ARGUMENT' })
    await expect(buildScratch(recipe, folder, { memory: 1000 })).rejects.toMatchObject({ code: 'TOO_SMALL' })
    expect(readdirSync(folder)).toEqual(['file'])
  })

  it('is stopped by a signal', async () => {
    const controller = new AbortController()
    let writes = 0
    const disk: DiskAccess = {
      ...DISK,
      write: (...args) => {
        if (++writes === 20) controller.abort(new Error('enough'))
        return DISK.write(...args)
      },
    }
    await expect(scratchOn(disk, controller.signal)).rejects.toThrow('enough')
    expect(readdirSync(folder)).toEqual([])
  })
})
