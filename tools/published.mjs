// Looks at the packed packages with the two tools that know what consumers
// trip over: publint (strict) and are-the-types-wrong. Only ways of importing
// that an ESM-only package has are asked about.
import { readFileSync } from 'node:fs'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { filterProblems, problemKindInfo } from '@arethetypeswrong/core/problems'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { packed } from './pack.mjs'
import { report } from './workspace.mjs'

/** @type {readonly import('@arethetypeswrong/core').ResolutionKind[]} */
const WAYS = ['node16-esm', 'bundler']

/**
 * @param {string} name
 * @param {Uint8Array} tarball
 */
async function lintFaults(name, tarball) {
  const { messages, pkg } = await publint({
    pack: { tarball: Uint8Array.from(tarball).buffer },
    strict: true,
  })
  return messages.map(
    (message) => `${name}: ${formatMessage(message, pkg, { color: false })} (${message.code})`,
  )
}

/**
 * @param {string} name
 * @param {Uint8Array} tarball
 */
async function typeFaults(name, tarball) {
  const analysis = await checkPackage(createPackageFromTarballData(tarball))
  if (!analysis.types) return [`${name}: has no types`]
  const problems = new Set(WAYS.flatMap((resolutionKind) => filterProblems(analysis, { resolutionKind })))
  return [...problems].map((problem) => `${name}: ${problemKindInfo[problem.kind].title} (${problem.kind})`)
}

const faults = []
for (const { pkg, tarball } of await packed('published')) {
  const data = readFileSync(tarball)
  faults.push(...(await lintFaults(pkg.manifest.name, data)), ...(await typeFaults(pkg.manifest.name, data)))
}
report('published', faults)
