// `npm start [-- CODE]`: on a machine that has only Node, install, build what
// has changed, show a maze in the terminal and leave its picture in out/.
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureInstalled, ROOT, run } from './bootstrap.mjs'

const PROGRAM = join(ROOT, 'packages/cli/dist/main.js')
const PICTURE = 'out/maze.svg'
const LOG = join(ROOT, 'temp/build.log')
/** Its time is when the last complete build began. */
const STAMP = join(ROOT, 'node_modules/.built')
/** What a build depends on besides the packages. */
const SHARED = ['pnpm-lock.yaml', 'tsconfig.base.json', 'tsup.config.ts', 'turbo.json']
/** What it depends on in each. */
const OWN = ['src', 'package.json', 'tsconfig.json', 'tsup.config.ts']

await ensureInstalled()
if (!isBuilt()) await build()
process.chdir(ROOT)
mkdirSync('out', { recursive: true })
// The input may be a pipe that nobody writes to.
const SHOW = ['show', '--no-input', '--output', PICTURE, '--force']
process.argv = [process.execPath, PROGRAM, ...SHOW, ...process.argv.slice(2)]
await import(pathToFileURL(PROGRAM).href)

/** Whether the program is built, and nothing that its build depends on has changed since the last began. */
function isBuilt() {
  const built = statSync(STAMP, { throwIfNoEntry: false })?.mtimeMs
  if (built === undefined || !existsSync(PROGRAM)) return false
  if (SHARED.some((file) => changedAfter(built, join(ROOT, file)))) return false
  return [...packagesFrom('cli')].every((name) => {
    const folder = join(ROOT, 'packages', name)
    return (
      existsSync(join(folder, 'dist/index.js')) &&
      !OWN.some((part) => changedAfter(built, join(folder, part)))
    )
  })
}

/**
 * A package and all packages of the workspace that it depends on, by folder.
 *
 * @param {string} name
 * @param {Set<string>} found
 * @returns {Set<string>}
 */
function packagesFrom(name, found = new Set()) {
  if (found.has(name)) return found
  found.add(name)
  const manifest = JSON.parse(readFileSync(join(ROOT, 'packages', name, 'package.json'), 'utf8'))
  for (const [needed, version] of Object.entries(manifest.dependencies ?? {}))
    if (version.startsWith('workspace:')) packagesFrom(needed.replace('@meikyuu/', ''), found)
  return found
}

/**
 * Whether a file, or a folder or anything in it, is younger than a time. The
 * time of a folder tells of files that came and went.
 *
 * @param {number} time in milliseconds
 * @param {string} path
 * @returns {boolean}
 */
function changedAfter(time, path) {
  const entry = statSync(path, { throwIfNoEntry: false })
  if (entry === undefined) return false
  if (entry.mtimeMs >= time) return true
  return entry.isDirectory() && readdirSync(path).some((name) => changedAfter(time, join(path, name)))
}

/** Builds what has changed. What the builders say is of interest only where they fail. */
async function build() {
  console.error('Building (only what has changed) ...')
  const began = new Date()
  mkdirSync(join(ROOT, 'temp'), { recursive: true })
  const log = openSync(LOG, 'w')
  const code = await run(
    'turbo',
    ['run', 'build', '--filter=@meikyuu/cli...', '--output-logs=errors-only', '--ui=stream'],
    {
      stdio: ['ignore', log, log],
    },
  )
  closeSync(log)
  if (code !== 0) {
    if (code <= 128) console.error(readFileSync(LOG, 'utf8').trimEnd())
    console.error('The build did not finish; nothing was run.')
    process.exit(code)
  }
  writeFileSync(STAMP, '')
  utimesSync(STAMP, began, began)
}
