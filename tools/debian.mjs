// Programs that come from Debian's archive rather than from npm.
import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** In a gate what is missing is a fault; elsewhere it is left out, and said so. */
export const IS_GATE = process.env['CI'] === 'true'

let isUpdated = false

/**
 * Where a program is. Installed first where it is missing and this may: as
 * root, or where sudo asks nothing.
 *
 * @param {string} program
 * @param {string} debianPackage
 * @returns {string | null}
 */
export function programOf(program, debianPackage) {
  const there = find(program)
  if (there !== null || find('apt-get') === null) return there
  const isRoot = process.getuid?.() === 0
  if (!isRoot && !(IS_GATE && find('sudo') !== null)) return null
  const apt = (/** @type {string[]} */ ...args) =>
    spawnSync(isRoot ? 'apt-get' : 'sudo', isRoot ? args : ['-n', '--preserve-env', 'apt-get', ...args], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  console.log(`Installing ${debianPackage} ...`)
  if (!isUpdated) apt('update', '-qq')
  isUpdated = true
  apt('install', '-y', '-qq', '--no-install-recommends', debianPackage)
  return find(program)
}

/** @param {string} program */
function find(program) {
  for (const folder of (process.env['PATH'] ?? '').split(delimiter)) {
    const path = join(folder, program)
    try {
      accessSync(path, constants.X_OK)
      return path
    } catch {
      // Not in this folder.
    }
  }
  return null
}
