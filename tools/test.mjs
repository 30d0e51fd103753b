// `npm test`: every test there is, on a machine that has only Node. Further
// arguments go to vitest (`npm test -- --project grid`).
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled, ROOT, run } from './bootstrap.mjs'

const RESULTS = join(ROOT, 'temp/tests.json')

await ensureInstalled()
mkdirSync(join(ROOT, 'temp'), { recursive: true })
rmSync(RESULTS, { force: true })

const made = await run(process.execPath, ['tools/doctest.mjs'])
const tested =
  made === 0
    ? await run(
        'vitest',
        [
          'run',
          '--reporter=dot',
          '--reporter=json',
          `--outputFile.json=${RESULTS}`,
          ...process.argv.slice(2),
        ],
        process.stdout.isTTY ? {} : { env: { NO_COLOR: '1' } },
      )
    : made

const { passed, failed, others } = counts()
if (others > 0)
  console.log(
    `${others} were left out: the figures they compare with are not in ../shared, beside this folder`,
  )
// Fails where no test ran, and where something failed outside any test.
const isGood = tested === 0 && failed === 0 && passed > 0
console.log(`\n${passed} passed, ${isGood ? 0 : Math.max(1, failed)} failed`)
process.exitCode = isGood ? 0 : tested > 128 ? tested : 1

/** What vitest wrote; nothing where it did not come so far. */
function counts() {
  try {
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = JSON.parse(
      readFileSync(RESULTS, 'utf8'),
    )
    const unread = testResults.filter(
      (/** @type {{ status: string, assertionResults: unknown[] }} */ { status, assertionResults }) =>
        status === 'failed' && assertionResults.length === 0,
    ).length
    return { passed: numPassedTests, failed: numFailedTests + unread, others: numPendingTests + numTodoTests }
  } catch {
    return { passed: 0, failed: 0, others: 0 }
  }
}
