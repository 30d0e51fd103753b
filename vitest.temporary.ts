import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** What a system's temporary folder is named by. */
const NAMES = ['TMPDIR', 'TEMP', 'TMP'] as const

/** A run has a temporary folder of its own, which goes with all that tests and examples have left in it. */
export default function temporaryFolder(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'meikyuu-tests-'))
  for (const name of NAMES) process.env[name] = folder
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
}
