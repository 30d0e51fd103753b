import { type Maker, worksOf } from './scale/makers.js'
import { measured } from './scale/measured.js'

// One process of the bench of sizes: a maker of Node, a work, a width and a seed.
const [maker, work, width, seed] = process.argv.slice(2)
const prepare = worksOf(maker as Exclude<Maker, 'C'>).get(work!)
if (prepare === undefined) throw new Error(`${maker} does not ${work}`)
console.log(JSON.stringify(measured(prepare, Number(width), Number(seed))))
