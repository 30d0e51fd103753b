import { describe, expect, it } from 'vitest'
import { isAtLeast, run } from '../bootstrap.mjs'

describe('the least version of Node', () => {
  it.each([
    ['20.19.0', true],
    ['20.20.2', true],
    ['22.0.0', true],
    ['20.18.9', false],
    ['18.20.0', false],
    ['9.99.0', false],
  ])('%s: %s', (version, isEnough) => {
    expect(isAtLeast(version, '20.19')).toBe(isEnough)
  })
})

describe('running a command', () => {
  const quietly = { stdio: 'ignore' } as const

  it('resolves to its exit code', async () => {
    expect(await run(process.execPath, ['-e', 'process.exit(3)'], quietly)).toBe(3)
    expect(await run(process.execPath, ['-e', ''], quietly)).toBe(0)
  })

  it('resolves to 128 and the number of the signal that ended it', async () => {
    expect(await run(process.execPath, ['-e', "process.kill(process.pid, 'SIGTERM')"], quietly)).toBe(143)
  })

  it("finds the workspace's own tools, with their telemetry off", async () => {
    const probe =
      "process.exit(process.env.TURBO_TELEMETRY_DISABLED === '1' && process.env.PATH.includes('.bin') ? 0 : 1)"
    expect(await run('tsc', ['--version'], quietly)).toBe(0)
    expect(await run(process.execPath, ['-e', probe], quietly)).toBe(0)
  })

  it('rejects where there is no such command', async () => {
    await expect(run('no-such-command-anywhere', [], quietly)).rejects.toThrow('ENOENT')
  })
})
