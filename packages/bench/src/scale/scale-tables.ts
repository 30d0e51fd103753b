import type { Spread } from '../statistics.js'
import type { Maker } from './makers.js'
import { cellsText, figureText, spreadText, tableOf } from './markdown.js'
import { PEERS, type PeerName } from './peers.js'
import { bytesOf, ratioOf, timesOf } from './ratios.js'
import { type Figures, figureOf, isGenerator, sizesOf } from './report.js'
import { GRAPH_OUTWEIGHS, MEMORY_CELLS } from './sizes.js'
import { GENERAL_TARGETS, PEER_TARGET, TARGETS } from './targets.js'

/** A table with a heading and a sentence about it. */
export interface Section {
  readonly title: string
  readonly text: string
  readonly table: string
}

const NOTHING = ''

/** Everything that a report says, table by table; those without a row are left out. */
export function scaleTables(report: Figures): Section[] {
  return [againstC(report), times(report), general(report), peers(report), memory(report)].filter(
    (section) => section !== null,
  )
}

function againstC(report: Figures): Section | null {
  const sizes = sizesOf(report)
  const rows = worksOf(report).flatMap((work) => {
    const ratios = sizes.map((cells) => {
      const c = figureOf(report, work, 'C', cells)
      return (
        ratioOf(figureOf(report, work, 'lattice', cells), c) ??
        ratioOf(figureOf(report, work, 'graph', cells), c)
      )
    })
    if (ratios.every((ratio) => ratio === null)) return []
    const isLattice = sizes.some((cells) => timesOf(figureOf(report, work, 'lattice', cells)) !== null)
    const most = TARGETS[work]
    return [
      [
        isLattice ? work : `${work} (general engine)`,
        most === undefined ? NOTHING : String(most),
        ...ratios.map((ratio) => held(ratio, (median) => most === undefined || median <= most)),
      ],
    ]
  })
  if (rows.length === 0) return null
  return {
    title: 'Against C',
    text: 'Times as long as the reference in C takes for the same maze or the same way. Bold is above the target.',
    table: tableOf(['', 'target', ...sizes.map(cellsText)], rows),
  }
}

function times(report: Figures): Section | null {
  const sizes = sizesOf(report)
  const rows = worksOf(report).flatMap((work) =>
    (['C', 'lattice', 'graph'] as const).flatMap((maker) => {
      const cells = sizes.map((size) => timeText(report, work, maker, size))
      return cells.every((text) => text === NOTHING || text === '*') ? [] : [[work, maker, ...cells]]
    }),
  )
  if (rows.length === 0) return null
  return {
    title: 'Nanoseconds a cell',
    text: 'Every work that was measured, by the reference in C, on the lattice and by the general engine (graph); * where the lattice has no way of its own, and is read as a graph.',
    table: tableOf(['', 'maker', ...sizes.map(cellsText)], rows),
  }
}

function general(report: Figures): Section | null {
  const sizes = sizesOf(report).filter((cells) =>
    report.figures.some((figure) => figure.maker === 'graph' && figure.cells === cells),
  )
  const rows = worksOf(report).flatMap((work) => {
    const ratios = sizes.map((cells) =>
      ratioOf(figureOf(report, work, 'graph', cells), figureOf(report, work, 'lattice', cells)),
    )
    if (ratios.every((ratio) => ratio === null)) return []
    return [
      [
        work,
        ...ratios.map((ratio, i) => {
          const most = isGenerator(work) ? GENERAL_TARGETS[sizes[i]!] : undefined
          return held(ratio, (median) => most === undefined || median <= most)
        }),
      ],
    ]
  })
  if (rows.length === 0) return null
  return {
    title: 'The general engine',
    text: `Times as long as the lattice takes. Targets for generators: ${Object.entries(GENERAL_TARGETS)
      .map(([cells, most]) => `${most} at ${cellsText(Number(cells))} cells`)
      .join(', ')}; bold is above them. ${readersText(report)}`,
    table: tableOf(['', ...sizes.map(cellsText)], rows),
  }
}

/** Why what reads a graph is not held to the targets of generators. */
function readersText(report: Figures): string {
  const why =
    'Solvers and figures are not held to them: a generator carves in a word a cell ([decision 0124](decisions/0124-a-word-a-cell.md)), while they read the arrays of the graph'
  const cells = sizesOf(report)
    .filter((size) => size > GRAPH_OUTWEIGHS && rangeText(report, 'graph', size) !== null)
    .at(-1)
  if (cells === undefined) return `${why}.`
  const compiler = cells > MEMORY_CELLS ? '' : ', what the compiler holds among them'
  return `${why}: at ${cellsText(cells)} cells they held ${rangeText(report, 'graph', cells)} bytes a cell, and ${rangeText(report, 'lattice', cells)} with a lattice${compiler}.`
}

/** How many bytes a cell everything that solves or measures a maze held, from the least to the most. */
function rangeText(report: Figures, maker: Maker, cells: number): string | null {
  const bytes = worksOf(report)
    .filter((work) => /^(solve|figure) /.test(work))
    // What both engines did.
    .filter((work) =>
      ratioOf(figureOf(report, work, 'graph', cells), figureOf(report, work, 'lattice', cells)),
    )
    .map((work) => bytesOf(figureOf(report, work, maker, cells)))
    .filter((each) => each !== null)
  if (bytes.length === 0) return null
  const [least, most] = [Math.min(...bytes), Math.max(...bytes)].map(figureText)
  return least === most ? least! : `${least} to ${most}`
}

function peers(report: Figures): Section | null {
  const sizes = sizesOf(report)
  const rows = (Object.keys(PEERS) as PeerName[]).flatMap((maker) =>
    Object.keys(PEERS[maker]).flatMap((work) => {
      const cells = sizes.map((size) => peerText(report, work, maker, size))
      return cells.every((text) => text === NOTHING) ? [] : [[maker, work, ...cells]]
    }),
  )
  if (rows.length === 0) return null
  return {
    title: 'Beside libraries from npm',
    text: `Nanoseconds a cell, and in brackets how many times as long as the lattice takes for the same algorithm. The target at ${cellsText(1e6)} cells is ${PEER_TARGET} times. A library that failed at a size was not tried at a bigger one.`,
    table: tableOf(['', '', ...sizes.map(cellsText)], rows),
  }
}

function peerText(report: Figures, work: string, maker: Maker, cells: number): string {
  const figure = figureOf(report, work, maker, cells)
  const found = timesOf(figure)
  if (found === null) return figure?.failure ?? NOTHING
  const ratio = ratioOf(figure, figureOf(report, work, 'lattice', cells))
  const text =
    ratio === null ? figureText(found.median) : `${figureText(found.median)} (${spreadText(ratio)})`
  // One round may be fast enough and the next not.
  return figure?.failure ? `${text}, then ${figure.failure}` : text
}

function memory(report: Figures): Section | null {
  const sizes = sizesOf(report).filter((cells) => cells > MEMORY_CELLS)
  const rows = worksOf(report).flatMap((work) =>
    (['C', 'lattice', 'graph', ...(Object.keys(PEERS) as PeerName[])] as Maker[]).flatMap((maker) => {
      const cells = sizes.map((size) => {
        const bytes = bytesOf(figureOf(report, work, maker, size))
        return bytes === null ? NOTHING : bytes.toFixed(2)
      })
      return cells.every((text) => text === NOTHING) ? [] : [[work, maker, ...cells]]
    }),
  )
  if (rows.length === 0) return null
  return {
    title: 'Bytes a cell',
    text: 'The most memory that a process held after doing the work once, less what the program holds before: board, maze, working memory and garbage.',
    table: tableOf(['', 'maker', ...sizes.map(cellsText)], rows),
  }
}

function timeText(report: Figures, work: string, maker: Maker, cells: number): string {
  const figure = figureOf(report, work, maker, cells)
  const found = timesOf(figure)
  if (found !== null) return spreadText(found)
  return figure?.failure === 'read as a graph' ? '*' : (figure?.failure ?? NOTHING)
}

function held(ratio: Spread | null, isMet: (median: number) => boolean): string {
  if (ratio === null) return NOTHING
  return isMet(ratio.median) ? spreadText(ratio) : `**${spreadText(ratio)}**`
}

function worksOf({ figures }: Figures): string[] {
  return [...new Set(figures.map(({ work }) => work))]
}
