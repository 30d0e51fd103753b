import { readFileSync, writeFileSync } from 'node:fs'

/**
 * The text between the marks of a region of a file: `<!-- NAME: ... -->` and
 * `<!-- end of NAME -->`, each on a line of its own.
 *
 * @throws Error where the file has no such region.
 */
export function readRegion(file: string, name: string): string {
  const text = readFileSync(file, 'utf8')
  const [from, to] = placeOf(text, file, name)
  return text.slice(from, to).trim()
}

/** Puts a text in the place of a region's, with an empty line before and behind. */
export function writeRegion(file: string, name: string, content: string): void {
  const text = readFileSync(file, 'utf8')
  const [from, to] = placeOf(text, file, name)
  writeFileSync(file, `${text.slice(0, from)}\n${content.trim()}\n\n${text.slice(to)}`)
}

function placeOf(text: string, file: string, name: string): [from: number, to: number] {
  const start = text.search(new RegExp(`^<!-- ${name}: .* -->$`, 'm'))
  const end = text.indexOf(`<!-- end of ${name} -->`)
  if (start < 0 || end < start) throw new Error(`${file} has no region ${name}`)
  return [text.indexOf('\n', start) + 1, end]
}
