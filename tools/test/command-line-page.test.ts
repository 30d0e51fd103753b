import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from '../bootstrap.mjs'
import { bundleCli } from '../bundle-cli.mjs'

const PAGE = join(ROOT, 'docs/command-line.md')

/** What is typed and printed on a page, between these. */
const SESSION = /^```console\n(.*?)^```$/gms

it('prints on docs/command-line.md what it prints (vitest -u writes it anew)', async () => {
  const program = await bundleCli('command-line-page')
  // Where the font and the writer of PDFs are found.
  link('packages/print/node_modules/dejavu-fonts-ttf', join(program, '../node_modules/dejavu-fonts-ttf'))
  link('packages/print/node_modules/pdfkit', join(program, '../node_modules/pdfkit'))
  const bin = mkdtempSync(join(tmpdir(), 'meikyuu-page-bin-'))
  const here = mkdtempSync(join(tmpdir(), 'meikyuu-page-'))
  try {
    writeFileSync(join(bin, 'meikyuu'), `#!/bin/sh\nexec "${process.execPath}" "${program}" "$@"\n`, {
      mode: 0o755,
    })
    const { NO_COLOR: _, FORCE_COLOR: __, ...environment } = process.env
    const printed = (line: string) =>
      spawnSync('bash', ['-c', `(${line}) 2>&1`], {
        cwd: here,
        env: { ...environment, PATH: `${bin}:${process.env['PATH']}`, LC_ALL: 'C.UTF-8' },
        encoding: 'utf8',
      }).stdout.replace(/\n*$/, '\n')
    const page = readFileSync(PAGE, 'utf8').replace(SESSION, (_, session: string) => {
      const typed = session.split('\n').filter((line) => line.startsWith('$ '))
      return `\`\`\`console\n${typed.map((line) => `${line}\n${printed(line.slice(2))}`.replace(/\n\n$/, '\n')).join('')}\`\`\``
    })
    await expect(page).toMatchFileSnapshot(PAGE)
  } finally {
    rmSync(bin, { recursive: true })
    rmSync(here, { recursive: true })
  }
})

/** Makes a package of the workspace known under another place. */
function link(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true })
  rmSync(to, { force: true })
  symlinkSync(join(ROOT, from), to)
}
