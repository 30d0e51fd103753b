import { describe, expect, it } from 'vitest'
import { linesOf, run } from './fake-io.js'

const COMMANDS = ['make', 'show', 'score', 'solve', 'convert', 'book', 'watch', 'list', 'complete']

describe('--help', () => {
  it('is what is written down', async () => {
    await expect((await run(['--help'])).out).toMatchFileSnapshot('goldens/help.txt')
    for (const command of COMMANDS)
      await expect((await run([command, '--help'])).out).toMatchFileSnapshot(`goldens/help-${command}.txt`)
  })

  it('shows examples for every command, which can be read', async () => {
    for (const command of COMMANDS) {
      const { out } = await run(['help', command])
      const [, examples = ''] = out.split('\nExamples:\n')
      const lines = linesOf(examples).filter((line) => /^ {2}\S/.test(line) && line.includes('meikyuu'))
      expect(lines.length, command).toBeGreaterThan(0)
    }
  })

  it('fits narrow terminals, and is coloured on those that show colours', async () => {
    for (const command of COMMANDS) {
      const { out } = await run([command, '--help'], { columns: 40, isTTY: true, env: { NO_COLOR: '1' } })
      // Examples are to be copied whole, and usage is one line.
      const [text = ''] = out.replace(/^Usage: .*\n/, '').split('\nExamples:')
      const widest = Math.max(...linesOf(text).map((line) => line.length))
      expect(widest, command).toBeLessThanOrEqual(40)
    }
    expect((await run(['--help'], { isTTY: true })).out).toContain('\u001b[1mUsage:')
    expect((await run(['--help'], { isTTY: true, env: { NO_COLOR: '1' } })).out).not.toContain('\u001b[')
    expect((await run(['--help'], { env: { FORCE_COLOR: '1' } })).out).toContain('\u001b[1mUsage:')
  })
})

describe('the manual', () => {
  it('has every command and option that help has', async () => {
    const { out } = await run(['manual'])
    for (const command of COMMANDS) {
      expect(out).toContain(`\n### ${command} `)
      for (const [flag] of (await run([command, '--help'])).out.matchAll(/--[a-z][a-z-]+/g))
        if (flag !== '--help') expect(out, flag).toContain(flag)
    }
  })
})

describe('--version', () => {
  it('is that of the package', async () => {
    expect((await run(['--version'])).out).toMatch(/^\d+\.\d+\.\d+\n$/)
  })
})
