import type { BookPlan } from './book-plan.js'
import { type Box, inset } from './box.js'
import { points } from './points.js'
import { artifact } from './tagged.js'
import { type TypeSizes, typeSizes } from './type-sizes.js'
import { writeLine } from './write-line.js'

/** The room around a page, in millimetres. Most printers leave less than this. */
const MARGIN = 14

/** A book being written: its plan, its document and what all its pages have in common. */
export interface BookFrame {
  readonly doc: PDFKit.PDFDocument
  readonly plan: BookPlan
  readonly type: TypeSizes
  /** What screen readers read, in order. */
  readonly story: PDFKit.PDFStructureElement
  /** The whole page. */
  readonly page: Box
  /** The page without its margins and the line of its number. */
  readonly body: Box
}

/** The common part of a book's pages. */
export function bookFrame(doc: PDFKit.PDFDocument, plan: BookPlan): BookFrame {
  const type = typeSizes(plan.largePrint, plan.perPage)
  const page = { x: 0, y: 0, width: points(plan.paper.width), height: points(plan.paper.height) }
  const inner = inset(page, points(MARGIN))
  const story = doc.struct('Document')
  doc.addStructure(story)
  return { doc, plan, type, story, page, body: { ...inner, height: inner.height - numberRoom(type) } }
}

/** Begins a page. The first, which bears the title, is counted and has no number. */
export function addPage({ doc, type, page, body }: BookFrame, number: number): void {
  doc.addPage()
  if (number === 1) return
  const y = body.y + body.height + numberRoom(type) * 0.75
  artifact(doc, () =>
    writeLine(doc, String(number), page.width / 2, y, { size: type.text, anchor: 'middle' }),
  )
}

function numberRoom(type: TypeSizes): number {
  return type.text * 2
}
