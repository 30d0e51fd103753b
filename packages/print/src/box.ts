/** A part of a page, in points from its top left corner. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A box with so much less on every side. */
export function inset({ x, y, width, height }: Box, by: number): Box {
  return { x: x + by, y: y + by, width: width - by * 2, height: height - by * 2 }
}

/** A box in equal parts, row by row, with gaps between columns and between rows. */
export function partsOf(box: Box, columns: number, rows: number, gapX: number, gapY: number): Box[] {
  const width = (box.width - gapX * (columns - 1)) / columns
  const height = (box.height - gapY * (rows - 1)) / rows
  return Array.from({ length: columns * rows }, (_, i) => ({
    x: box.x + (i % columns) * (width + gapX),
    y: box.y + Math.floor(i / columns) * (height + gapY),
    width,
    height,
  }))
}
