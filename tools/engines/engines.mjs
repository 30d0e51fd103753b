// The engines: each takes the bundle of in-engine.ts and an expression over
// it, and returns what the expression gives, or null where it is not there.
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getQuickJS } from 'quickjs-emscripten'
import { inChromium } from '../chromium.mjs'
import { programOf } from '../debian.mjs'

/**
 * @typedef {{ name: string, isSlow: boolean, run: (script: string, expression: string) => Promise<string | null> }} Engine
 *   `run` gives JSON
 */

/** A run that takes longer hangs. */
const LONGEST_MS = 300_000

/** @type {readonly Engine[]} */
export const ENGINES = [
  {
    name: `V8 ${process.versions.v8} (Node ${process.versions.node})`,
    isSlow: false,
    run: async (script, expression) => new Function(`${script}\nreturn JSON.stringify(${expression})`)(),
  },
  {
    name: 'V8 (Chromium)',
    isSlow: false,
    run: async (script, expression) => {
      const result = await inChromium(script, `JSON.stringify(${expression})`)
      return result === null ? null : /** @type {string} */ (result.value)
    },
  },
  { name: 'JavaScriptCore (jsc)', isSlow: false, run: inJsc },
  { name: 'SpiderMonkey (Firefox)', isSlow: false, run: inFirefox },
  { name: 'QuickJS', isSlow: true, run: inQuickJs },
]

/**
 * @param {string} script
 * @param {string} expression
 */
async function inJsc(script, expression) {
  const jsc = programOf('jsc', 'libjavascriptcoregtk-4.0-bin')
  if (jsc === null) return null
  return inFolder((folder) => {
    const file = join(folder, 'run.js')
    writeFileSync(file, `${script}\nprint(JSON.stringify(${expression}))`)
    const { status, stdout, stderr } = spawnSync(jsc, [file], {
      encoding: 'utf8',
      maxBuffer: 2 ** 30,
      timeout: LONGEST_MS,
    })
    if (status !== 0) throw new Error(`jsc ended with ${status}: ${stdout.slice(-2000)}${stderr}`)
    return stdout
  })
}

/**
 * Firefox opens a page that posts its result to the server it came from, so
 * that no driver has to know this Firefox.
 *
 * @param {string} script
 * @param {string} expression
 */
async function inFirefox(script, expression) {
  const firefox = programOf('firefox-esr', 'firefox-esr')
  if (firefox === null) return null
  const page = `<!doctype html><meta charset="utf-8"><title>engine</title>
<script src="/engine.js"></script>
<script>
  const post = (path, body) => fetch(path, { method: 'POST', body })
  try { post('/result', JSON.stringify(${expression})) } catch (error) { post('/error', String(error)) }
</script>`
  return inFolder(async (profile) => {
    /** @type {import('node:child_process').ChildProcess | null} */
    let browser = null
    const { promise, resolve, reject } = deferred()
    const server = createServer((request, response) => {
      if (request.method === 'POST') {
        let body = ''
        request.on('data', (chunk) => {
          body += chunk
        })
        request.on('end', () => {
          response.end()
          if (request.url === '/result') resolve(body)
          else reject(new Error(`in Firefox: ${body}`))
        })
      } else if (request.url === '/engine.js') {
        response.setHeader('content-type', 'text/javascript; charset=utf-8')
        response.end(script)
      } else {
        response.setHeader('content-type', 'text/html; charset=utf-8')
        response.end(page)
      }
    })
    await new Promise((done) => server.listen(0, '127.0.0.1', () => done(null)))
    const address = /** @type {import('node:net').AddressInfo} */ (server.address())
    const timer = setTimeout(() => reject(new Error('Firefox did not answer in time')), LONGEST_MS)
    try {
      browser = spawn(
        firefox,
        ['--headless', '--no-remote', '--profile', profile, `http://127.0.0.1:${address.port}/`],
        { stdio: 'ignore', env: { ...process.env, HOME: profile, MOZ_CRASHREPORTER_DISABLE: '1' } },
      )
      browser.on('error', reject)
      browser.on('exit', (code) => reject(new Error(`Firefox ended with ${code} before it answered`)))
      return await promise
    } finally {
      clearTimeout(timer)
      server.close()
      server.closeAllConnections()
      await ended(browser)
    }
  })
}

/**
 * @param {string} script
 * @param {string} expression
 */
async function inQuickJs(script, expression) {
  const vm = (await getQuickJS()).newContext()
  try {
    const handle = vm.unwrapResult(vm.evalCode(`${script}\nJSON.stringify(${expression})`))
    const json = vm.getString(handle)
    handle.dispose()
    return json
  } finally {
    vm.dispose()
  }
}

/**
 * @template T
 * @param {(folder: string) => T | Promise<T>} work with a folder of its own, removed afterwards
 * @returns {Promise<T>}
 */
async function inFolder(work) {
  const folder = mkdtempSync(join(tmpdir(), 'meikyuu-engine-'))
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
}

/** @returns {{ promise: Promise<string>, resolve: (value: string) => void, reject: (reason: Error) => void }} */
function deferred() {
  /** @type {(value: string) => void} */
  let resolve = () => {}
  /** @type {(reason: Error) => void} */
  let reject = () => {}
  /** @type {Promise<string>} */
  const promise = new Promise((yes, no) => {
    resolve = yes
    reject = no
  })
  // Whoever waits later sees it as well; until then it is no unhandled fault.
  promise.catch(() => {})
  return { promise, resolve, reject }
}

/** @param {import('node:child_process').ChildProcess | null} child */
async function ended(child) {
  if (child === null || child.exitCode !== null || child.pid === undefined) return
  const gone = new Promise((done) => child.once('exit', done))
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), 5000)
  await gone
  clearTimeout(timer)
}
