// `pnpm size:update`: sets every limit of .size-limit.json a little above the
// present size, so that a bundle that grows is a difference someone reads.
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './bootstrap.mjs'
import { readJson } from './workspace.mjs'

/** Room for what a compressor does with an unrelated word, in bytes. */
const ROOM = 50

const { status, stdout, stderr } = spawnSync(
  process.execPath,
  [join(ROOT, 'node_modules/size-limit/bin.js'), '--json'],
  { cwd: ROOT, encoding: 'utf8' },
)
/** @type {{ name: string, size: number }[]} */
const sizes = stdout.startsWith('[') ? JSON.parse(stdout) : []
/** @type {{ name: string, path: string, import?: string, limit: string }[]} */
const limits = readJson('.size-limit.json')
if (sizes.length !== limits.length) throw new Error(`size-limit ended with ${status}: ${stdout}${stderr}`)

for (const limit of limits) {
  const size = sizes.find(({ name }) => name === limit.name)?.size
  if (size === undefined) throw new Error(`size-limit says nothing of ${limit.name}`)
  limit.limit = `${Math.ceil((size * 1.02 + ROOM / 2) / ROOM) * ROOM} B`
  console.log(`${limit.name}: ${size} B, limit ${limit.limit}`)
}
writeFileSync(join(ROOT, '.size-limit.json'), `${JSON.stringify(limits, null, 2)}\n`)
