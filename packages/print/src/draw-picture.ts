import type { FillLayer, LabelLayer, Picture, StrokeLayer } from 'meikyuu'
import { PdfPen } from './pdf-pen.js'
import { writeLine } from './write-line.js'

/** Draws a picture with its top left corner at a place of the page, `scale` points to its unit. */
export function drawPicture(
  doc: PDFKit.PDFDocument,
  picture: Picture,
  x: number,
  y: number,
  scale: number,
): void {
  doc.save().translate(x, y).scale(scale)
  for (const layer of picture.layers) {
    doc.save()
    if (layer.opacity < 1) doc.opacity(layer.opacity)
    if (layer.kind === 'stroke') strokeLayer(doc, layer)
    else if (layer.kind === 'fill') fillLayer(doc, layer)
    else labelLayer(doc, layer)
    doc.restore()
  }
  doc.restore()
}

function strokeLayer(doc: PDFKit.PDFDocument, { colour, width, cap, draw }: StrokeLayer): void {
  doc
    .lineWidth(width)
    .lineCap(cap)
    .lineJoin(cap === 'round' ? 'round' : 'miter')
  run(draw(new PdfPen(doc)))
  doc.stroke(colour)
}

function fillLayer(doc: PDFKit.PDFDocument, { colour, rule, draw }: FillLayer): void {
  run(draw(new PdfPen(doc)))
  doc.fill(colour, rule === 'evenodd' ? 'even-odd' : 'non-zero')
}

function labelLayer(doc: PDFKit.PDFDocument, { colour, size, anchor, labels }: LabelLayer): void {
  for (const { x, y, text } of labels) writeLine(doc, text, x, y, { size, colour, anchor })
}

/** A page takes a layer whole: there is nothing to do between its pieces. */
function run(pieces: Iterable<unknown>): void {
  for (const _ of pieces);
}
