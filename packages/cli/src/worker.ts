import { chunkWorker } from '@meikyuu/node'
import { scoreChunk } from './jobs/score-chunk.js'

// What the workers of `meikyuu score --jobs` load.
export default chunkWorker(scoreChunk)
