import type { Format } from './format.js'
import { withEnd } from './text-formats.js'

/** Formats for other programs, by the word that `--format` calls them. */
export const DATA_FORMATS = {
  csv: {
    title: 'walls as numbers: 0 floor, 1 wall, 2 start, 3 goal, 4 key, 5 way',
    extensions: ['csv'],
    holds: 'one',
    fits: 'squares',
    takes: ['solution'],
    async write({ maze, answer }) {
      const { csvChunks } = await import('@meikyuu/formats')
      return csvChunks(maze, { way: answer?.way ?? null })
    },
  },
  tiled: {
    title: 'a map for Tiled and game engines',
    extensions: ['tmj'],
    holds: 'one',
    fits: 'squares',
    takes: ['solution'],
    async write({ maze, answer }) {
      const { tiledChunks } = await import('@meikyuu/formats')
      return withEnd(tiledChunks(maze, { way: answer?.way ?? null }))
    },
  },
  dot: {
    title: 'a graph for Graphviz',
    extensions: ['dot', 'gv'],
    holds: 'one',
    fits: 'all',
    takes: [],
    readsGraph: true,
    async write({ maze, name }) {
      const { dotChunks } = await import('@meikyuu/formats')
      return dotChunks(maze, { title: name })
    },
  },
  graphml: {
    title: 'a graph for Gephi, yEd and networkx',
    extensions: ['graphml'],
    holds: 'one',
    fits: 'all',
    takes: [],
    readsGraph: true,
    async write({ maze, name }) {
      const { graphmlChunks } = await import('@meikyuu/formats')
      return graphmlChunks(maze, { title: name })
    },
  },
  dxf: {
    title: 'lines for laser cutters and CAD',
    extensions: ['dxf'],
    holds: 'one',
    fits: 'all',
    takes: ['solution', 'cellSize'],
    readsGraph: true,
    async write({ maze, answer, name }, { cellSize }) {
      const { dxfChunks } = await import('@meikyuu/formats')
      return dxfChunks(maze, { ...answer, title: name, ...(cellSize !== undefined && { cellSize }) })
    },
  },
  plotter: {
    title: 'an SVG of centre lines for pen plotters',
    extensions: ['plot.svg'],
    holds: 'one',
    fits: 'all',
    takes: ['solution', 'cellSize'],
    readsGraph: true,
    async write({ maze, answer, name }, { cellSize }) {
      const { plotterSvgChunks } = await import('@meikyuu/formats')
      return plotterSvgChunks(maze, { ...answer, title: name, ...(cellSize !== undefined && { cellSize }) })
    },
  },
} as const satisfies Readonly<Record<string, Format>>
