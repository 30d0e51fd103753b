// `pnpm man`: whether the manual page is what the commands say of themselves.
// `pnpm man:update [-- --date YYYY-MM-DD]` writes it anew; without a date it
// keeps the one it has, so that the same commands are the same page.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { ROOT } from './bootstrap.mjs'
import { bundleCli } from './bundle-cli.mjs'

const CLI = join(ROOT, 'packages/cli')
const PAGE = join(CLI, 'man/meikyuu.1')

const { values } = parseArgs({ options: { update: { type: 'boolean' }, date: { type: 'string' } } })
const before = existsSync(PAGE) ? readFileSync(PAGE, 'utf8') : null
const date = values.date ?? dateOf(before)
const page = await manualPage(date)
if (values.update) {
  mkdirSync(dirname(PAGE), { recursive: true })
  writeFileSync(PAGE, page)
} else if (page !== before) {
  console.error('packages/cli/man/meikyuu.1 is not what the commands say: pnpm man:update')
  process.exitCode = 1
} else console.log('man: fine')

/**
 * The page in roff.
 *
 * @param {string} date as in 2026-11-30
 */
async function manualPage(date) {
  const program = await bundleCli('man')
  const markdown = execFileSync(process.execPath, [program, 'manual'])
  const { version } = JSON.parse(readFileSync(join(CLI, 'package.json'), 'utf8'))
  const { resolve } = createRequire(join(CLI, 'package.json'))
  const tool = join(dirname(resolve('marked-man/package.json')), 'bin/marked-man.js')
  const told = ['--date', date, '--version', version, '--manual', 'meikyuu']
  return execFileSync(process.execPath, [tool, ...told], {
    input: markdown,
    encoding: 'utf8',
    // It writes the month of the day where it runs.
    env: { ...process.env, TZ: 'UTC' },
  })
}

/**
 * The date of a page, or today.
 *
 * @param {string | null} page
 * @returns {string}
 */
function dateOf(page) {
  const written = page === null ? null : /^\.TH "[^"]*" "\d+" "([^"]+)"/m.exec(page)
  return new Date(written ? `${written[1]} UTC` : Date.now()).toISOString().slice(0, 10)
}
