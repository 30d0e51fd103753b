import { EventEmitter } from 'node:events'
import { describe, expect, it } from 'vitest'
import { checkInterrupted, Interrupted, unlessInterrupted } from '../src/interrupts.js'
import { ProcessInterrupts } from '../src/process-interrupts.js'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

describe('signals of a process', () => {
  it('are listened to as long as somebody holds them, and no longer', () => {
    const process = new EventEmitter()
    const interrupts = new ProcessInterrupts(process)
    const listeners = () => SIGNALS.map((signal) => process.listenerCount(signal))
    expect(listeners()).toEqual([0, 0, 0])
    const first = interrupts.hold()
    const second = interrupts.hold()
    expect(listeners()).toEqual([1, 1, 1])
    first()
    first()
    expect(listeners()).toEqual([1, 1, 1])
    second()
    expect(listeners()).toEqual([0, 0, 0])
  })

  it('end what waits, with their name', async () => {
    const process = new EventEmitter()
    const interrupts = new ProcessInterrupts(process)
    interrupts.hold()
    const waiting = unlessInterrupted(interrupts, new Promise(() => {}))
    expect(() => checkInterrupted(interrupts)).not.toThrow()
    process.emit('SIGTERM', 'SIGTERM')
    await expect(waiting).rejects.toThrow(Interrupted)
    expect(interrupts.signal.reason).toBe('SIGTERM')
    expect(() => checkInterrupted(interrupts)).toThrow(Interrupted)
    await expect(unlessInterrupted(interrupts, new Promise(() => {}))).rejects.toThrow(Interrupted)
  })

  it('are heard once: the next one ends the process, whoever holds them', () => {
    const process = new EventEmitter()
    const interrupts = new ProcessInterrupts(process)
    const release = interrupts.hold()
    process.emit('SIGINT', 'SIGINT')
    const listeners = () => SIGNALS.map((signal) => process.listenerCount(signal))
    expect(listeners()).toEqual([0, 0, 0])
    release()
    interrupts.hold()
    expect(listeners()).toEqual([0, 0, 0])
  })

  it('leave what is done as it is', async () => {
    const interrupts = new ProcessInterrupts(new EventEmitter())
    expect(await unlessInterrupted(interrupts, Promise.resolve(7))).toBe(7)
    await expect(unlessInterrupted(interrupts, Promise.reject(new Error('no')))).rejects.toThrow('no')
  })
})
