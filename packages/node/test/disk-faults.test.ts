import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { buildOnDisk, openOnDisk, squareRows } from '@meikyuu/node'
import fc from 'fast-check'
import { buildMaze, MazeError, parseRecipe } from 'meikyuu'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sourceWorker } from '../../../tools/source-worker.mjs'
import { buildTiles } from '../src/disk/build-tiles.js'
import { DISK, type DiskAccess } from '../src/disk/disk-access.js'
import { diskRecipe } from '../src/disk/disk-recipe.js'
import { tileLayout } from '../src/disk/tile-layout.js'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'meikyuu-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const at = (name: string) => join(folder, name)

const CODE = 'square:40x30:backtracker:to-goal:7'
const MEMORY = { memory: 2 ** 22 }

/** Made on a disk of the test's own, with so few tiles in memory that it is asked often. */
async function buildOn(disk: DiskAccess, force = false, signal?: AbortSignal) {
  const recipe = diskRecipe(parseRecipe(CODE), 'test')
  const maze = await buildTiles(
    recipe,
    at('maze'),
    { layout: tileLayout(recipe.size, 3), rooms: 3 },
    disk,
    force,
    signal,
  )
  maze.close()
}

/** The code of the error that work ends with; for a refusal of the system, the system's own. */
async function refusal(work: () => unknown): Promise<string> {
  try {
    await work()
  } catch (error) {
    if (MazeError.is(error, 'CANNOT_WRITE') || MazeError.is(error, 'CANNOT_READ')) return error.details.code
    if (MazeError.is(error)) return error.code
    throw error
  }
  return 'done'
}

/** What the system throws. */
const systemError = (code: string) => Object.assign(new Error(`${code}: no more`), { code })

/** Reads it all, and holds it to the recipe's maze. */
function readAll(): void {
  const maze = openOnDisk(at('maze'), MEMORY)
  try {
    const rows = Array.from(maze.rows, (row) => [...row])
    const wanted = buildMaze(parseRecipe(CODE))
    expect(rows).toEqual(Array.from(squareRows(wanted).rows, (row) => [...row]))
    expect([maze.start, maze.goal]).toEqual([wanted.start, wanted.goal])
  } finally {
    maze.close()
  }
}

/** How often a disk is asked for each thing while the maze is made. */
async function asked(): Promise<{ reads: number; writes: number; syncs: number }> {
  const count = { reads: 0, writes: 0, syncs: 0 }
  await buildOn({
    ...DISK,
    read: (...args) => {
      count.reads++
      return DISK.read(...args)
    },
    write: (...args) => {
      count.writes++
      return DISK.write(...args)
    },
    sync: (...args) => {
      count.syncs++
      DISK.sync(...args)
    },
  })
  rmSync(at('maze'))
  return count
}

/** A disk on which the call of a number goes wrong. */
function failingAt(what: 'read' | 'write' | 'sync', number: number, code: string): DiskAccess {
  let left = number
  return {
    ...DISK,
    [what]: (descriptor: number, bytes: Uint8Array, place: number) => {
      if (left-- === 0) throw systemError(code)
      return DISK[what](descriptor, bytes, place)
    },
  }
}

describe('a maze on a disk that fails', () => {
  it('is an error wherever the disk is full, and leaves nothing', async () => {
    const { writes, syncs } = await asked()
    expect(writes).toBeGreaterThan(100)
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: writes - 1 }), async (number) => {
        expect(await refusal(() => buildOn(failingAt('write', number, 'ENOSPC')))).toBe('ENOSPC')
        expect(readdirSync(folder)).toEqual([])
      }),
      { numRuns: 30, examples: [[0], [writes - 1], [writes - 2]] },
    )
    for (let number = 0; number < syncs; number++)
      expect(await refusal(() => buildOn(failingAt('sync', number, 'EIO')))).toBe('EIO')
    expect(readdirSync(folder)).toEqual([])
  })

  it('is an error where a tile cannot be read again, ends early or comes back changed', async () => {
    const { reads } = await asked()
    expect(reads).toBeGreaterThan(50)
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: reads - 1 }),
        fc.constantFrom('EIO', 'end', 'flip'),
        fc.nat({ max: 8 * 64 - 1 }),
        async (number, how, bit) => {
          let left = number
          const disk: DiskAccess = {
            ...DISK,
            read: (descriptor, into, place) => {
              const isHit = left-- === 0
              if (isHit && how === 'EIO') throw systemError('EIO')
              const read = DISK.read(descriptor, into, place)
              if (isHit && how === 'end') return 0
              if (isHit) into[bit >> 3]! ^= 1 << (bit & 7)
              return read
            },
          }
          expect(await refusal(() => buildOn(disk))).toBe(how === 'EIO' ? 'EIO' : 'BAD_FILE')
          expect(readdirSync(folder)).toEqual([])
        },
      ),
      { numRuns: 40 },
    )
  })

  it('goes on where a write or a read does a part, and ends where one does nothing', async () => {
    let turn = 0
    const part = (bytes: Uint8Array) => bytes.subarray(0, 1 + (turn++ % 37))
    await buildOn({
      ...DISK,
      read: (descriptor, into, place) => DISK.read(descriptor, part(into), place),
      write: (descriptor, from, place) => DISK.write(descriptor, part(from), place),
    })
    readAll()
    expect(await refusal(() => buildOn({ ...DISK, write: () => 0 }, true))).toBe('ENOSPC')
    readAll()
    expect(readdirSync(folder)).toEqual(['maze'])
  })

  it('is refused before work where there is no room, no folder, or something stands', async () => {
    expect(await refusal(() => buildOn({ ...DISK, free: () => 5000 }))).toBe('ENOSPC')
    expect(readdirSync(folder)).toEqual([])
    await buildOn(DISK)
    expect(await refusal(() => buildOn(DISK))).toBe('FILE_EXISTS')
    readAll()
    const recipe = parseRecipe(CODE)
    for (const [file, code] of [
      [folder, 'EISDIR'],
      [join(folder, 'none', 'maze'), 'ENOENT'],
      ['/dev/null', 'ESPIPE'],
      ['', 'BAD_ARGUMENT'],
    ] as const)
      expect(await refusal(() => buildOnDisk(recipe, file, MEMORY))).toBe(code)
    expect(readdirSync(folder)).toEqual(['maze'])
  })

  it('is stopped by a signal, and leaves what stood there', async () => {
    await buildOn(DISK)
    const controller = new AbortController()
    let writes = 0
    const disk: DiskAccess = {
      ...DISK,
      write: (...args) => {
        if (++writes === 20) controller.abort(new Error('enough'))
        return DISK.write(...args)
      },
    }
    await expect(buildOn(disk, true, controller.signal)).rejects.toThrow('enough')
    expect(readdirSync(folder)).toEqual(['maze'])
    readAll()
  })
})

describe('a file that is not as it was written', () => {
  it('is refused wherever a bit is flipped', async () => {
    await buildOn(DISK)
    const whole = readFileSync(at('maze'))
    await fc.assert(
      fc.asyncProperty(fc.nat({ max: whole.length * 8 - 1 }), async (bit) => {
        const torn = Buffer.from(whole)
        torn[bit >> 3]! ^= 1 << (bit & 7)
        writeFileSync(at('maze'), torn)
        expect(await refusal(readAll)).toBe('BAD_FILE')
      }),
      { numRuns: 300, examples: [[0], [8 * 4095], [8 * 4096], [whole.length * 8 - 1]] },
    )
  })

  it('is refused wherever it ends, and with more behind it', async () => {
    await buildOn(DISK)
    const { size } = statSync(at('maze'))
    const whole = readFileSync(at('maze'))
    await fc.assert(
      fc.asyncProperty(fc.nat({ max: size - 1 }), async (length) => {
        writeFileSync(at('maze'), whole)
        truncateSync(at('maze'), length)
        expect(await refusal(readAll)).toBe('BAD_FILE')
      }),
      { numRuns: 40 },
    )
    writeFileSync(at('maze'), Buffer.concat([whole, Buffer.of(0)]))
    expect(await refusal(readAll)).toBe('BAD_FILE')
  })

  it('is refused where it is another file, or there is none', async () => {
    expect(await refusal(readAll)).toBe('ENOENT')
    for (const content of ['', 'square:40x30:backtracker:to-goal:7\n'.repeat(500), Buffer.alloc(10_000)]) {
      writeFileSync(at('maze'), content)
      expect(await refusal(readAll)).toBe('BAD_FILE')
    }
  })

  it('is refused with too little memory, before it is read', async () => {
    await buildOn(DISK)
    expect(await refusal(() => openOnDisk(at('maze'), { memory: 1000 }))).toBe('TOO_SMALL')
    expect(await refusal(() => openOnDisk(at('maze'), { memory: 0.5 }))).toBe('BAD_ARGUMENT')
  })
})

describe('a process that is ended while it makes a maze', () => {
  /** What stands there after a signal, once there was something to lose: tiles behind the place of the header. */
  async function leftAfter(signal: 'SIGKILL' | 'SIGTERM'): Promise<string[]> {
    const program = fileURLToPath(await sourceWorker('node', 'test/one-big-maze.ts', 'one-big-maze'))
    const child = spawn(process.execPath, [program, at('maze')], { stdio: 'inherit' })
    const ended = once(child, 'exit')
    const sizes = () => readdirSync(folder).map((name) => statSync(at(name)).size)
    while (!sizes().some((size) => size > 100_000)) {
      if (child.exitCode !== null) throw new Error(`it ended by itself: ${child.exitCode}`)
      await setTimeout(2)
    }
    child.kill(signal)
    expect(await ended).toEqual([null, signal])
    return readdirSync(folder)
  }

  it('leaves what is refused, where it is killed outright', async () => {
    const left = await leftAfter('SIGKILL')
    expect(left).toHaveLength(1)
    expect(left[0]).toMatch(/^\.meikyuu-.*\.part$/)
    expect(await refusal(() => openOnDisk(at(left[0]!), MEMORY))).toBe('BAD_FILE')
  })

  it('leaves nothing, where it is asked to end', async () => {
    expect(await leftAfter('SIGTERM')).toEqual([])
  })
})
