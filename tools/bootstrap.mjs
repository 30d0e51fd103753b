// What `npm start` and `npm test` need before anything is installed. Uses
// nothing but Node itself, in a syntax that older versions can read too, so
// that they get as far as the sentence telling them what is missing.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the workspace, which every tool works from. */
export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))

const MODULES = join(ROOT, 'node_modules')
const LOCK_FILE = join(ROOT, 'pnpm-lock.yaml')
/** Holds the hash of the lock file that the last complete install followed. */
const STAMP = join(MODULES, '.installed')
const UNREACHABLE = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|META_FETCH_FAIL/

/**
 * Installs what the lock file names, unless that is what is there already.
 * Ends the process with a sentence where Node is too old or nothing can be
 * fetched.
 *
 * @returns {Promise<void>}
 */
export async function ensureInstalled() {
  const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  const oldest = manifest.engines.node.replace('>=', '')
  if (!isAtLeast(process.versions.node, oldest))
    fail(`This needs Node ${oldest} or newer; this is Node ${process.versions.node}.`)

  const wanted = createHash('sha256').update(readFileSync(LOCK_FILE)).digest('hex')
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return

  console.error('Installing what package.json names (only when it has changed) ...')
  const { code, output } = await install(manifest.packageManager)
  if (code !== 0) {
    if (code <= 128) console.error(output.trimEnd())
    if (UNREACHABLE.test(output))
      fail('The package registry cannot be reached; a first run needs the network (npm config get registry).')
    fail('The installation did not finish; nothing was run.', code)
  }
  writeFileSync(STAMP, wanted)
}

/**
 * Runs a command with this terminal's input and output, the workspace's own
 * tools first on the path and their telemetry off.
 *
 * @param {string} command
 * @param {readonly string[]} [args]
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<number>} its exit code; 128 and the signal's number where a signal ended it
 */
export function run(command, args = [], options = {}) {
  const path = [join(MODULES, '.bin'), process.env['PATH']].join(delimiter)
  const env = { ...process.env, PATH: path, TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' }
  return ended(
    spawn(command, [...args], {
      cwd: ROOT,
      stdio: 'inherit',
      shell: process.platform === 'win32',
      ...options,
      env: { ...env, ...options.env },
    }),
  )
}

/**
 * Waits for a child. Ctrl-C reaches it from the terminal by itself, so that
 * here it only must not end the parent first; a request to terminate is
 * handed on.
 *
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<number>}
 */
function ended(child) {
  const wait = () => {}
  const pass = () => child.kill('SIGTERM')
  process.on('SIGINT', wait)
  process.on('SIGTERM', pass)
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code, signal) => {
      process.off('SIGINT', wait)
      process.off('SIGTERM', pass)
      resolve(code ?? 128 + (signal === null ? 0 : constants.signals[signal]))
    })
  })
}

/**
 * pnpm by way of npm, which comes with Node. What they say is kept, since it
 * is of interest only where they fail.
 *
 * @param {string} manager such as `pnpm@10.34.8`
 */
async function install(manager) {
  const args = ['--yes', manager, 'install', '--frozen-lockfile', '--reporter=append-only']
  const child = spawn('npx', args, {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
    // Without a terminal pnpm would refuse to replace an older node_modules;
    // and a registry that does not answer should be known in seconds.
    env: {
      npm_config_fetch_retry_mintimeout: '1000',
      npm_config_fetch_retry_maxtimeout: '5000',
      ...process.env,
      CI: 'true',
    },
  })
  let output = ''
  const keep = (/** @type {Buffer} */ chunk) => {
    output += chunk.toString()
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  return { code: await ended(child), output }
}

/**
 * @param {string} version
 * @param {string} least
 */
export function isAtLeast(version, least) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const [leastMajor = 0, leastMinor = 0] = least.split('.').map(Number)
  return major > leastMajor || (major === leastMajor && minor >= leastMinor)
}

/**
 * @param {string} sentence
 * @param {number} [code]
 * @returns {never}
 */
function fail(sentence, code = 1) {
  console.error(sentence)
  process.exit(code)
}
