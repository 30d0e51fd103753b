import { chunkWorker } from '../src/batch/chunk-worker.js'
import { scoreChunk } from '../src/batch/score-chunk.js'

/** The recipe that a worker dies of. */
export const FATAL = 'hex:5x5:wilson:to-goal:13'

/** Scores as the package's worker does, until the recipe comes, as a code or by its object. */
export default chunkWorker((chunk: Parameters<typeof scoreChunk>[0]) => {
  for (const sent of chunk.items)
    if ((typeof sent === 'object' && 'code' in sent ? sent.code : sent) === FATAL) process.exit(7)
  return scoreChunk(chunk)
})
