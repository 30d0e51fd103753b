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
  const file = readFileSync(placeOf(face))
  read.set(face, file)
  return file
}

/** Where a font was installed. */
function placeOf(face: Face): string {
  const require = createRequire(import.meta.url)
  return face === 'bold'
    ? require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf')
    : require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf')
}
