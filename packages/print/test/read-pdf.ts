import { inflateSync } from 'node:zlib'

/** What a test wants to know of a PDF: enough of the format for what pdfkit writes, not more. */
export interface ReadPdf {
  /** The dictionaries and texts of all objects, streams left out. */
  readonly objects: string
  /** Streams in the order of the file, inflated where they were deflated. */
  readonly streams: readonly string[]
  /** How many pages there are. */
  readonly pages: number
}

export function readPdf(bytes: Uint8Array): ReadPdf {
  const text = Buffer.from(bytes).toString('latin1')
  const streams: string[] = []
  const objects = text.replace(
    /<<([\s\S]*?)>>\s*stream\n([\s\S]*?)\nendstream/g,
    (_, dictionary: string, data: string) => {
      const raw = Buffer.from(data, 'latin1')
      streams.push((dictionary.includes('FlateDecode') ? inflateSync(raw) : raw).toString('latin1'))
      return `<<${dictionary}>>`
    },
  )
  return { objects, streams, pages: objects.match(/\/Type \/Page\b/g)?.length ?? 0 }
}

/** The drawing of each page, in order. */
export function pageContents({ streams }: ReadPdf): string[] {
  return streams.filter((stream) => /(^|\n)[\d.-]+ [\d.-]+ [\d.-]+ [\d.-]+ [\d.-]+ [\d.-]+ cm/.test(stream))
}
