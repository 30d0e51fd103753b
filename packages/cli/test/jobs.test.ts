import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MOST_JOBS } from '@meikyuu/node'
import { beforeAll, describe, expect, it } from 'vitest'
import { sourceWorker } from '../../../tools/source-worker.mjs'
import { run } from './fake-io.js'

beforeAll(async () => {
  await sourceWorker('cli')
})

const folder = mkdtempSync(join(tmpdir(), 'jobs-'))
const modes = ['to-goal', 'enter-leave', 'keys-2', 'map']
const codes = Array.from(
  { length: 40 },
  (_, i) => `${i % 3 === 0 ? 'circle:40' : 'square:70x70'}:prim:${modes[i % 4]}:00${i}`,
)

/** Recipes, with a map, a document, a bad line and bytes that are no text among them. */
async function mixed(): Promise<Uint8Array> {
  const { out: document } = await run(['make', '--to', 'json', 'hex:9x9:wilson:to-goal:3'])
  const lines = [...codes.slice(0, 20), 'square:5', document.trim(), ...codes.slice(20)]
  return Buffer.concat([
    Buffer.from(`${lines.join('\n')}\n`),
    Buffer.from([0xff, 10]),
    Buffer.from('hex:4x4:prim:to-goal:1'),
  ])
}

const handles = () => process.getActiveResourcesInfo().filter((kind) => kind === 'MessagePort').length

/** What there is before any worker. */
const OPEN = handles()

describe('score --jobs', () => {
  it.each([[[]], [['--json']], [['--explain']], [['--json', '--ends', 'suggested']]])(
    'prints the same with any number, with %j',
    async (options) => {
      const input = await mixed()
      const one = await run(['score', ...options], { input })
      expect(one.code).toBe(1)
      expect(one.err.split('\n')).toHaveLength(3)
      expect(one.out).not.toBe('')
      for (const jobs of ['1', '3'])
        expect(await run(['score', ...options, '--jobs', jobs], { input })).toEqual(one)
    },
  )

  it('takes files and writes them, with colours where they are shown', async () => {
    const [from, to] = [join(folder, 'codes.txt'), join(folder, 'scores.json')]
    writeFileSync(from, `${codes.join('\n')}\n`)
    const plain = await run(['score', from, '--json'])
    expect(await run(['score', from, '--json', '-j', '2', '-o', to])).toEqual({ code: 0, out: '', err: '' })
    expect(readFileSync(to, 'utf8')).toBe(plain.out)
    const terminal = { isTTY: true, columns: 90 }
    const shown = await run(['score', from], terminal)
    expect(shown.out).toContain('\x1b[')
    expect(await run(['score', from, '--jobs', '2'], terminal)).toEqual(shown)
  })

  it('tells of lines that fail wherever they stand among others, in their places', async () => {
    const bad = ['square:5', 'hex', 'star:0:prim:to-goal:1']
    const lines = [...bad, ...codes, bad[0], bad[1], ...codes, bad[2]]
    const input = lines.join('\n')
    const one = await run(['score', '--json'], { input })
    expect(one.code).toBe(1)
    expect(one.out.trim().split('\n')).toHaveLength(2 * codes.length)
    const places = one.err
      .trim()
      .split('\n')
      .map((line) => Number(/line (\d+):/.exec(line)?.[1]))
    expect(places).toEqual([1, 2, 3, 44, 45, 86])
    expect(await run(['score', '--json', '--jobs', '2'], { input })).toEqual(one)
    // So many that some workers have nothing else.
    const worse = `${'square:5\n'.repeat(3000)}${codes[0]}\n`
    const told = await run(['score', '--json'], { input: worse })
    expect(told.err.trim().split('\n')).toHaveLength(3000)
    expect(await run(['score', '--json', '--jobs', '2'], { input: worse })).toEqual(told)
  })

  it('says what is wrong with drawings in the order of lines, and nothing when quiet', async () => {
    const { out: good } = await run(['make', '-t', 'text', 'square:4x4:prim:to-goal:1'])
    const loop = '+--+--+\n|S    |\n+     +\n|    G|\n+--+--+\n'
    const input = [loop, 'x x\n', good, loop, good, 'y\n', loop].join('\n')
    for (const options of [[], ['--quiet'], ['--json']]) {
      const args = ['score', '--from', 'text', ...options]
      const one = await run(args, { input })
      expect(one.err.includes('LOOP')).toBe(options[0] !== '--quiet')
      expect(await run([...args, '--jobs', '2'], { input })).toEqual(one)
    }
  })

  it('says that nothing was made of nothing good', async () => {
    const input = 'square:5\nhex\n'
    const one = await run(['score', '--json'], { input })
    expect(one).toMatchObject({ code: 1, out: '' })
    expect(await run(['score', '--json', '--jobs', '2'], { input })).toEqual(one)
  })

  it('is ended by a signal with 130, with its workers', async () => {
    const controller = new AbortController()
    let held = 0
    const hold = () => {
      held++
      return () => held--
    }
    async function* endless() {
      for (let seed = 0; ; seed++) {
        if (seed === 400) controller.abort('SIGINT')
        yield `square:40x40:prim:to-goal:${seed}\n`
      }
    }
    const interrupts = { signal: controller.signal, hold }
    const { code, err } = await run(['score', '--json', '--jobs', '2'], { input: endless(), interrupts })
    expect({ code, err, held }).toEqual({ code: 130, err: '', held: 0 })
    // Ports are closed a moment after their worker is.
    await expect.poll(handles, { timeout: 60_000 }).toBe(OPEN)
  })

  it('wants a number', async () => {
    for (const jobs of ['0', '-1', 'all', '1.5', String(MOST_JOBS + 1)])
      expect(await run(['score', codes[0]!, `--jobs=${jobs}`])).toMatchObject({ code: 2, out: '' })
  })
})
