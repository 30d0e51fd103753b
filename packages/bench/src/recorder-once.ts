import { leastTimes } from './recorder-rounds.js'
import type { watchedWorks } from './watched.js'

// One process of the recorder's bench, with both bundles that `tools/bench.mjs` lays beside this one.
const works = await Promise.all(
  ['./unwatched.mjs', './stripped.mjs'].map(async (file): Promise<ReturnType<typeof watchedWorks>> => {
    const bundle = await import(new URL(file, import.meta.url).href)
    return bundle.watchedWorks()
  }),
)
console.log(JSON.stringify(leastTimes(works[0]!, works[1]!, process.argv[2] === 'watched-before')))
