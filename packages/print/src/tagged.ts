/** The parts of a page that a screen reader is told of. */
export type Tag = 'H1' | 'H2' | 'P' | 'Figure'

/** Draws something and tells screen readers what it is, as a part of `parent`; `alt` stands for what cannot be read. */
export function tagged(
  doc: PDFKit.PDFDocument,
  parent: PDFKit.PDFStructureElement,
  tag: Tag,
  alt: string | null,
  draw: () => void,
): void {
  const content = doc.markStructureContent(tag)
  draw()
  doc.endMarkedContent()
  parent.add(doc.struct(tag, alt === null ? {} : { alt }, content))
}

/** Draws what screen readers leave out, such as page numbers. */
export function artifact(doc: PDFKit.PDFDocument, draw: () => void): void {
  doc.markContent('Artifact', { type: 'Pagination' })
  draw()
  doc.endMarkedContent()
}
