// The packages as they would be published.
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, run } from './bootstrap.mjs'
import { published } from './workspace.mjs'

/**
 * Packs every published package anew, from what `pnpm build` left.
 *
 * @param {string} name of the folder under temp/
 * @returns {Promise<{ pkg: import('./workspace.mjs').Package, tarball: string }[]>}
 */
export async function packed(name) {
  const folder = join(ROOT, 'temp', name)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const filters = published().flatMap(({ manifest }) => ['--filter', manifest.name])
  const code = await run('pnpm', ['--silent', '-r', ...filters, 'pack', '--pack-destination', folder], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (code !== 0) throw new Error(`pnpm pack ended with ${code}`)
  const made = readdirSync(folder)
  return published().map((pkg) => {
    const file = `${pkg.manifest.name.replace('@', '').replace('/', '-')}-${pkg.manifest.version}.tgz`
    if (!made.includes(file)) throw new Error(`pnpm pack made no ${file}`)
    return { pkg, tarball: join(folder, file) }
  })
}
