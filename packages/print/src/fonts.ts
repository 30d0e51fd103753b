import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** The fonts of all pages, under the names that they are registered by. */
export const FONTS = { plain: 'DejaVuSans', bold: 'DejaVuSans-Bold' } as const

/** Which of the {@link FONTS}. */
export type Face = keyof typeof FONTS

const read = new Map<Face, Buffer>()

/** A font's file, read once. */
export function fontFile(face: Face): Buffer {
  const known = read.get(face)
  if (known !== undefined) return known
  const require = createRequire(import.meta.url)
  const file = readFileSync(require.resolve(`dejavu-fonts-ttf/ttf/${FONTS[face]}.ttf`))
  read.set(face, file)
  return file
}
