import { DATA_FORMATS } from './data-formats.js'
import type { Format } from './format.js'
import { PICTURE_FORMATS } from './picture-formats.js'
import { TEXT_FORMATS } from './text-formats.js'

/** Every format by the word that `--format` calls it. */
export const FORMATS = { ...TEXT_FORMATS, ...PICTURE_FORMATS, ...DATA_FORMATS }

/** The name of a format in {@link FORMATS}. */
export type FormatName = keyof typeof FORMATS

/** The format that a file's name says by its end, the longest that fits; null where it says none. */
export function formatOfFile(file: string): FormatName | null {
  const name = file.toLowerCase()
  let found: FormatName | null = null
  let longest = 0
  for (const [format, { extensions }] of Object.entries<Format>(FORMATS))
    for (const end of extensions)
      if (name.endsWith(`.${end}`) && end.length > longest) {
        found = format as FormatName
        longest = end.length
      }
  return found
}

/** The formats that are pictures in colours. */
export function pictureNames(): readonly FormatName[] {
  return (Object.keys(FORMATS) as FormatName[]).filter((name) => isPicture(name))
}

/** Whether a format is a picture in colours. */
export function isPicture(name: FormatName): boolean {
  const format: Format = FORMATS[name]
  return format.isPicture === true
}
