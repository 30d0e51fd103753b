import { describe, expect, test } from 'vitest'
import { coresIn, coresNow, onCore } from '../src/cores.js'

describe('cores', () => {
  test('are read from lists as the system writes them', () => {
    expect(coresIn(' 0-2,5\n')).toEqual([0, 1, 2, 5])
    expect(coresIn(' 3\n')).toEqual([3])
  })

  test('are told apart where a process can be held to one, and no program is changed for any', () => {
    expect(new Set(coresNow()).size).toBe(coresNow().length)
    expect(onCore(undefined, ['node', ['a']])).toEqual(['node', ['a']])
    expect(onCore(1, ['node', ['a']])).toEqual(['taskset', ['-c', '1', 'node', 'a']])
  })
})
