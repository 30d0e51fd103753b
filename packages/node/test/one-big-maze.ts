import { buildOnDisk } from '@meikyuu/node'
import { NO_LIMITS, parseRecipe } from 'meikyuu'

// What a process runs that is ended while it works: seconds of work on any machine.
const [, , file] = process.argv
const recipe = parseRecipe('square:12000x12000:backtracker:to-goal:1', NO_LIMITS)
await buildOnDisk(recipe, file!, { memory: 2 ** 22 })
