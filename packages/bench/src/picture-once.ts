import { peakMemory } from '@meikyuu/node'
import { PICTURE_WORKS } from './picture-works.js'

// One process of the bench of pictures: makes the one that its argument names,
// once; without an argument, says what there is.
const name = process.argv[2]
console.log(JSON.stringify(name === undefined ? Object.keys(PICTURE_WORKS) : await made(name)))

async function made(name: string) {
  const work = PICTURE_WORKS[name]?.()
  if (work === undefined) throw new Error(`there is no picture ${name}`)
  const mazeBytes = peakMemory()
  const before = process.resourceUsage()
  const bytes = await work()
  const after = process.resourceUsage()
  const micros = after.userCPUTime + after.systemCPUTime - before.userCPUTime - before.systemCPUTime
  return {
    milliseconds: micros / 1000,
    bytes,
    peakBytes: peakMemory(),
    mazeBytes,
  }
}
