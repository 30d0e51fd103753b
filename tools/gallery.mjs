// `npm run gallery [-- --update]`: runs every command of docs/gallery.md and
// compares what it makes with the picture that stands above it.
import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureInstalled, ROOT } from './bootstrap.mjs'
import { bundleCli } from './bundle-cli.mjs'
import { report } from './workspace.mjs'

const PAGE = join(ROOT, 'docs/gallery.md')
const PICTURES = join(ROOT, 'docs/gallery')

await ensureInstalled()
const program = await bundleCli('gallery')
const page = readFileSync(PAGE, 'utf8')
const commands = [...page.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, command]) => command ?? '')
const shown = [...page.matchAll(/\]\(gallery\/([^)]+)\)/g)].map(([, file]) => file ?? '')

const folder = mkdtempSync(join(tmpdir(), 'meikyuu-gallery-'))
const made = join(folder, 'gallery')
mkdirSync(made)
// The commands say `meikyuu`, as a reader would.
writeFileSync(join(folder, 'meikyuu'), `#!/bin/sh\nexec "${process.execPath}" "${program}" "$@"\n`, {
  mode: 0o755,
})
for (const command of commands)
  execFileSync('sh', ['-e', '-c', command], {
    cwd: folder,
    env: { ...process.env, PATH: `${folder}:${process.env['PATH']}` },
    stdio: ['ignore', 'ignore', 'inherit'],
  })

const files = readdirSync(made).sort()
if (process.argv.includes('--update')) {
  rmSync(PICTURES, { recursive: true, force: true })
  cpSync(made, PICTURES, { recursive: true })
}
const faults = [
  ...new Set([...files, ...shown, ...(existsSync(PICTURES) ? readdirSync(PICTURES) : [])]),
].flatMap((file) => {
  if (!files.includes(file)) return [`docs/gallery/${file}: no command of the gallery makes it`]
  if (!shown.includes(file)) return [`docs/gallery/${file}: the gallery does not show it`]
  if (!existsSync(join(PICTURES, file)))
    return [`docs/gallery/${file} is missing; npm run gallery -- --update`]
  return readFileSync(join(made, file)).equals(readFileSync(join(PICTURES, file)))
    ? []
    : [`docs/gallery/${file} is not what its command makes; npm run gallery -- --update`]
})
rmSync(folder, { recursive: true })
report('gallery', faults)
