import { scoreMany } from '@meikyuu/node'
import { JOBS_BATCHES } from './jobs-batches.js'

// One process of the bench of jobs: a batch, how many mazes, a seed and the jobs. Prints seconds by the clock.
const [batch, mazes, seed, jobs] = process.argv.slice(2)
const codes = JOBS_BATCHES[batch!]!.codes(Number(mazes), Number(seed))
const began = performance.now()
let scored = 0
for await (const { error } of scoreMany(codes, { jobs: Number(jobs) })) {
  if (error !== undefined) throw error
  scored++
}
if (scored !== codes.length) throw new Error(`${scored} of ${codes.length} mazes were scored`)
console.log((performance.now() - began) / 1000)
