import { availableParallelism } from 'node:os'
import { describe, expect, test } from 'vitest'
import { coresIn, coresNow, onCore } from '../src/cores.js'

describe('cores', () => {
  test('are read from lists as the system writes them', () => {
    expect(coresIn(' 0-2,5\n')).toEqual([0, 1, 2, 5])
    expect(coresIn(' 3\n')).toEqual([3])
  })

  test('are those that there are, where a process can be held to one, and no program is changed for any', () => {
    const cores = new Set(coresNow())
    expect(cores.size).toBe(process.platform === 'linux' ? availableParallelism() : cores.size)
    expect(onCore(undefined, ['node', ['a']])).toEqual(['node', ['a']])
    expect(onCore(1, ['node', ['a']])).toEqual(['taskset', ['-c', '1', 'node', 'a']])
  })
})
