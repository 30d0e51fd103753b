import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startProgress } from '../src/progress.js'

describe('progress', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['performance', 'Date', 'setTimeout', 'clearTimeout'] }))
  afterEach(() => void vi.useRealTimers())

  const io = (out: boolean, err: boolean) => {
    let text = ''
    const stream = {
      isTTY: err,
      columns: 80,
      write: (piece: string | Uint8Array) => {
        text += piece
        return true
      },
      on: () => stream,
      cursorTo: () => true,
      clearLine: () => true,
    }
    return { io: { out: { write: () => true, isTTY: out }, err: stream, env: {} }, text: () => text }
  }

  it('is there from the second second on, with rate and time left, and gone at the end', async () => {
    const { io: given, text } = io(false, true)
    const progress = await startProgress(given, 10, true)
    vi.advanceTimersByTime(900)
    progress?.tick()
    expect(text()).toBe('')
    vi.advanceTimersByTime(1100)
    progress?.tick()
    vi.advanceTimersByTime(1000)
    progress?.tick()
    expect(text()).toMatch(/━+─+ 3 of 10, 1\.0 a second, 7 s left/)
    const before = text().length
    progress?.stop()
    // The line is cleared, and nothing stands there.
    expect(text().slice(before)).not.toMatch(/of 10/)
  })

  it('tells long times in minutes and hours', async () => {
    const { io: given, text } = io(false, true)
    const progress = await startProgress(given, 10_000, true)
    vi.advanceTimersByTime(2000)
    progress?.tick()
    expect(text()).toContain('5 h 33 min left')
    for (let i = 0; i < 199; i++) progress?.tick()
    vi.advanceTimersByTime(2000)
    progress?.tick()
    expect(text()).toContain('3 min 16 s left')
    progress?.stop()
  })

  it('counts where nobody knows how many come', async () => {
    const { io: given, text } = io(false, true)
    const progress = await startProgress(given, null, true)
    vi.advanceTimersByTime(2000)
    for (let i = 0; i < 20; i++) progress?.tick()
    progress?.tick(30)
    vi.advanceTimersByTime(1000)
    progress?.tick()
    expect(text()).toMatch(/51 mazes, 17 a second/)
    progress?.stop()
  })

  it('is none where nobody would see it, or it would stand between results', async () => {
    expect(await startProgress(io(false, false).io, 10, true)).toBeNull()
    expect(await startProgress(io(true, true).io, 10, true)).toBeNull()
    expect(await startProgress(io(true, true).io, 10, false)).not.toBeNull()
  })
})
