/** What a format asks of a grid: squares in rows and columns, or a place on the plane; null for nothing. */
export type FormatNeed = 'squares' | 'drawing' | null

/** What is known of a format. */
export interface FormatEntry {
  /** What it is called, for people. */
  readonly title: string
  /** How its files end, without the dot. */
  readonly extension: string
  /** Its media type. */
  readonly mediaType: string
  /** What it asks of a grid. */
  readonly needs: FormatNeed
}

/** Every format of this package by its word. */
export const FORMATS = {
  block: { title: 'Block art', extension: 'txt', mediaType: 'text/plain', needs: 'squares' },
  csv: { title: 'Table of tiles', extension: 'csv', mediaType: 'text/csv', needs: 'squares' },
  tiled: { title: 'Tiled map', extension: 'tmj', mediaType: 'application/json', needs: 'squares' },
  json: { title: 'Maze document', extension: 'json', mediaType: 'application/json', needs: null },
  dot: { title: 'Graphviz graph', extension: 'gv', mediaType: 'text/vnd.graphviz', needs: null },
  graphml: { title: 'GraphML', extension: 'graphml', mediaType: 'application/xml', needs: null },
  dxf: {
    title: 'Drawing for CAD and lasers',
    extension: 'dxf',
    mediaType: 'image/vnd.dxf',
    needs: 'drawing',
  },
  plotter: { title: 'SVG for pen plotters', extension: 'svg', mediaType: 'image/svg+xml', needs: 'drawing' },
} as const satisfies Record<string, FormatEntry>

/** The word of a format in {@link FORMATS}. */
export type FormatName = keyof typeof FORMATS
