import { chunkWorker } from './batch/chunk-worker.js'
import { scoreChunk } from './batch/score-chunk.js'

// What the workers of scoreMany load.
export default chunkWorker(scoreChunk)
