import { chunkWorker } from '@meikyuu/node'
import { scoreChunk } from '../src/jobs/score-chunk.js'

/** The line that a worker dies of. */
export const FATAL = 'hex:5x5:wilson:to-goal:13'

/** Scores as the command's worker does, until the line comes. */
export default chunkWorker((chunk: Parameters<typeof scoreChunk>[0]) => {
  if (chunk.items.some(({ text }) => text === FATAL)) process.exit(7)
  return scoreChunk(chunk)
})
