import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { compareText } from './scale/compare.js'
import { foundTogether } from './scale/found.js'
import { foundIn } from './scale/found-in.js'
import { figuresText } from './scale/performance-page.js'
import { updatePage } from './scale-part.js'

// What runs wrote with `--json`, read again: `--compare BEFORE AFTER`, or `--from FILE... [--update]`.
const { values, positionals } = parseArgs({
  options: {
    compare: { type: 'boolean', default: false },
    from: { type: 'string', multiple: true, default: [] },
    update: { type: 'boolean', default: false },
  },
  allowPositionals: true,
})

const runs = [...values.from, ...positionals].map((file) => foundIn(file, readFileSync(file, 'utf8')))
for (const { file, leftOut } of runs)
  for (const part of leftOut)
    console.error(`${file}: the part ${part} is left out, since an older bench did not say how it was run`)
if (values.compare) {
  const [before, after] = runs
  if (before === undefined || after === undefined || runs.length > 2)
    throw new Error('--compare needs two files')
  console.log(compareText(before, after))
} else {
  const found = foundTogether(runs)
  if (values.update) updatePage(found)
  else console.log(figuresText(found))
}
