// The packages of this workspace, as the tools see them.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './bootstrap.mjs'

/**
 * @typedef {{
 *   name: string
 *   version: string
 *   private?: boolean
 *   dependencies?: Record<string, string>
 *   devDependencies?: Record<string, string>
 *   [key: string]: unknown
 * }} Manifest
 * @typedef {{ dir: string, path: string, manifest: Manifest }} Package
 */

/** Every package, by the name of its folder. */
export function packages() {
  return readdirSync(join(ROOT, 'packages'))
    .sort()
    .filter((dir) => existsSync(join(ROOT, 'packages', dir, 'package.json')))
    .map((dir) => ({
      dir,
      path: join(ROOT, 'packages', dir),
      manifest: readJson(`packages/${dir}/package.json`),
    }))
}

/** The packages that users install. */
export function published() {
  return packages().filter(({ manifest }) => !manifest.private)
}

/**
 * Every file under a folder of the workspace with one of these endings, by
 * its path from the root; none where the folder is missing.
 *
 * @param {string} folder
 * @param {readonly string[]} endings
 * @returns {string[]}
 */
export function filesUnder(folder, endings) {
  if (!existsSync(join(ROOT, folder))) return []
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && endings.some((ending) => entry.name.endsWith(ending)))
    .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length + 1))
    .filter((path) => !path.includes('node_modules'))
    .sort()
}

/** @param {string} path from the root */
export function read(path) {
  return readFileSync(join(ROOT, path), 'utf8')
}

/** @param {string} path from the root */
export function readJson(path) {
  return JSON.parse(read(path))
}

/**
 * Prints what is wrong, a line each, and ends with an exit code for it.
 *
 * @param {string} gate
 * @param {readonly string[]} faults
 */
export function report(gate, faults) {
  for (const fault of faults) console.error(fault)
  console.log(`${gate}: ${faults.length === 0 ? 'fine' : `${faults.length} faults`}`)
  process.exitCode = faults.length === 0 ? 0 : 1
}
