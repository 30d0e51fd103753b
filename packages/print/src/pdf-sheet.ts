import { xmlText } from 'meikyuu'
import PDFDocument from 'pdfkit'
import { type Face, FONTS, fontFile } from './fonts.js'
import type { Paper } from './paper.js'
import { points } from './points.js'

/** What every PDF of ours is made with. */
export interface SheetOptions {
  readonly paper: Pick<Paper, 'width' | 'height'>
  readonly title: string
  readonly date: Date
}

/** Says its title in its metadata as XML, where pdfkit writes it as it is. The title of the file itself is written before. */
class Sheet extends PDFDocument {
  override endMetadata(): void {
    const { Title: title = '' } = this.info
    this.info.Title = xmlText(title)
    super.endMetadata()
    this.info.Title = title
  }
}

/**
 * An empty PDF: no page yet, our fonts embedded, its dates told, tagged for
 * screen readers.
 */
export function pdfSheet({ paper, title, date }: SheetOptions): PDFKit.PDFDocument {
  const doc = new Sheet({
    autoFirstPage: false,
    bufferPages: true,
    displayTitle: true,
    info: { Title: title, Creator: 'meikyuu', Producer: 'meikyuu', CreationDate: date, ModDate: date },
    lang: 'en',
    margin: 0,
    pdfVersion: '1.7',
    size: [points(paper.width), points(paper.height)],
    tagged: true,
    // Fonts of our own only: without it the document opens with Helvetica, which is not embedded.
    font: '',
  })
  for (const face of Object.keys(FONTS) as Face[]) doc.registerFont(FONTS[face], fontFile(face))
  return doc
}

/** Ends a document and collects its bytes. */
export async function bytesOf(doc: PDFKit.PDFDocument): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  doc.end()
  for await (const chunk of doc) chunks.push(chunk as Uint8Array)
  return new Uint8Array(Buffer.concat(chunks))
}
