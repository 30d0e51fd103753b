import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { linesOf, run } from './fake-io.js'

const DRAWN = '#######\n#S    #\n# # # #\n#    G#\n#######\n'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'meikyuu-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

describe('mazes drawn in characters', () => {
  it('are scored, shown and solved as their documents are', async () => {
    const file = join(folder, 'drawn.txt')
    writeFileSync(file, DRAWN)
    const { out: document } = await run(['convert', '-q', file])
    for (const command of ['score', 'show', 'solve']) {
      const { out, code } = await run([command, '--json', file, '-q'])
      expect(code, command).toBe(0)
      expect(JSON.parse(out)).toEqual(JSON.parse((await run([command, '--json', document.trim()])).out))
      for (const args of [[], ['--from', 'text']])
        expect((await run([command, '--json', '-q', '-', ...args], { input: DRAWN })).out).toBe(out)
    }
    expect((await run(['score', '--json', '-q', '--jobs', '2', file])).out).toBe(
      (await run(['score', '--json', '-q', file])).out,
    )
  })

  it('have their faults told, with their lines', async () => {
    const faulty = `\n${DRAWN.replace('#    G#', '#   X ##')}`
    for (const command of ['score', 'show', 'solve', 'convert']) {
      const { err } = await run([command, '--from', 'text'], { input: faulty })
      expect(linesOf(err).length, command).toBeGreaterThan(0)
      expect(err).toMatch(/^meikyuu: .*line [2-6].* \([A-Z_]+\)\n/)
    }
  })
})
