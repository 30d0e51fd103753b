// How the sources are laid out: short files, front doors that only re-export,
// and nothing behind a front door that goes out through it again.
import { basename } from 'node:path'
import { pathToFileURL } from 'node:url'
import ts from 'typescript'
import { filesUnder, read, report } from './workspace.mjs'

/** A file that is longer holds more than one idea. */
const MOST_LINES = 450

/**
 * @param {string} file
 * @param {string} text
 * @returns {string[]} what is wrong
 */
export function structureFaults(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const faults = []
  const lines = text.split('\n').length - 1
  if (lines > MOST_LINES) faults.push(`${file}: ${lines} lines, expected at most ${MOST_LINES}`)
  if (basename(file) === 'index.ts')
    for (const statement of source.statements)
      if (
        !ts.isExportDeclaration(statement) ||
        (statement.moduleSpecifier === undefined && statement.exportClause)
      )
        faults.push(`${file}: an index only re-exports`)
  if (!/^[a-z0-9]+(-[a-z0-9]+)*(\.test|\.bench|\.stats)?\.ts$/.test(basename(file)))
    faults.push(`${file}: files are named in kebab-case after what they export`)
  for (const { fileName } of ts.preProcessFile(text, true, true).importedFiles) {
    if (!fileName.startsWith('.')) continue
    if (!/\.(m?js|json)$/.test(fileName)) faults.push(`${file}: ${fileName} needs its ending, .js`)
    if (basename(fileName) === 'index.js' && basename(file) !== 'index.ts' && file.includes('/src/'))
      faults.push(`${file}: import from the file itself, not from ${fileName}`)
  }
  return faults
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const files = filesUnder('packages', ['.ts']).filter((file) =>
    /^packages\/[^/]+\/(src|test|bench|stats)\//.test(file),
  )
  report(
    'structure',
    files.flatMap((file) => structureFaults(file, read(file))),
  )
}
