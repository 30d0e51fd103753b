import { beforeAll, expect, it, vi } from 'vitest'
import { sourceWorker } from '../../../tools/source-worker.mjs'
import { run } from './fake-io.js'
import { FATAL } from './mortal-worker.js'

const worker = vi.hoisted(() => ({ url: null as URL | null }))
vi.mock('../src/jobs/worker-url.js', () => ({ workerUrl: () => worker.url }))
beforeAll(async () => {
  worker.url = await sourceWorker('cli', 'test/mortal-worker.ts', 'mortal-worker')
})

it('tells of the lines that workers die of, in their places, and prints all others', async () => {
  const codes = Array.from({ length: 40 }, (_, seed) => `square:70x70:prim:to-goal:${seed}`)
  const lines = [FATAL, ...codes.slice(0, 17), FATAL, 'square:5', ...codes.slice(17)]
  const told = await run(['score', '--json', '--jobs', '2'], { input: lines.join('\n') })
  expect(told.out).toBe((await run(['score', '--json'], { input: codes.join('\n') })).out)
  const [first, second, third, ...rest] = told.err.split('\n')
  expect(first).toMatch(/^meikyuu: line 1: .*died.* \(WORKER_DIED\)$/)
  expect(second).toBe(first!.replace('line 1:', 'line 19:'))
  expect(third).toMatch(/^meikyuu: line 20: /)
  expect(rest).toEqual([''])
  expect(told.code).toBe(1)
})
