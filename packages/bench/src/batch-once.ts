import { batchRound } from './batch-round.js'

// One process of the bench of batches: mean cells with commas between, and a seed.
const [means, seed] = process.argv.slice(2)
console.log(JSON.stringify(batchRound(means!.split(',').map(Number), Number(seed))))
