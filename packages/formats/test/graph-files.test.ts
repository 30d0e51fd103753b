import {
  graphGrid,
  graphOf,
  type Maze,
  MazeError,
  OUTSIDE,
  Passages,
  SHAPES,
  type ShapeName,
} from '@meikyuu/grid'
import { buildMaze, parseRecipe } from '@meikyuu/recipes'
import { anyCodesOf } from '@meikyuu/testing'
import { parse } from '@ts-graphviz/ast'
import fc from 'fast-check'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { describe, expect, it } from 'vitest'
import { dotChunks, dotOf, graphmlChunks, graphmlOf } from '../src/index.js'

interface ReadGraph {
  readonly title: string
  readonly nodes: Record<string, Record<string, string>>
  readonly edges: { from: number; to: number; wall: boolean }[]
}

/** The parser's own limits are for texts of strangers; a board of a unicursal maze may be bigger. */
const NO_PARSER_LIMITS = { maxASTNodes: 0, maxInputSize: 0 }

function readDot(text: string): ReadGraph {
  const { children } = parse(text, NO_PARSER_LIMITS)
  const graph = children.find((node) => node.type === 'Graph')!
  const read: ReadGraph & { title: string } = { title: '', nodes: {}, edges: [] }
  for (const statement of graph.children) {
    const attributes: Record<string, string> = {}
    for (const child of 'children' in statement ? statement.children : [])
      if (child.type === 'Attribute') attributes[child.key.value] = child.value.value
    if (statement.type === 'AttributeList' && statement.kind === 'Graph') read.title = attributes['label']!
    if (statement.type === 'Node') read.nodes[statement.id.value] = attributes
    if (statement.type !== 'Edge') continue
    const [from, to] = statement.targets.map((target) => ('id' in target ? Number(target.id.value) : NaN))
    read.edges.push({ from: from!, to: to!, wall: attributes['wall'] === 'true' })
  }
  return read
}

function readGraphml(text: string): ReadGraph {
  expect(XMLValidator.validate(text)).toBe(true)
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '',
    parseTagValue: false,
    htmlEntities: true,
    isArray: (name) => ['node', 'edge', 'data', 'key'].includes(name),
  })
  const { graphml } = parser.parse(text)
  const dataOf = (element: { data?: { key: string; '#text': string }[] }) =>
    Object.fromEntries((element.data ?? []).map((each) => [each.key, each['#text']]))
  const known: string[] = graphml.key.map((key: { id: string }) => key.id)
  const nodes: ReadGraph['nodes'] = {}
  for (const node of graphml.graph.node ?? []) {
    nodes[node.id] = dataOf(node)
    for (const name of Object.keys(nodes[node.id]!)) expect(known).toContain(name)
  }
  const edges = (graphml.graph.edge ?? []).map(
    (edge: { source: string; target: string; data?: { key: string; '#text': string }[] }) => ({
      from: Number(edge.source),
      to: Number(edge.target),
      wall: dataOf(edge)['wall'] === 'true',
    }),
  )
  return { title: graphml.graph.desc, nodes, edges }
}

/** The edges that a maze has, cell by cell. */
function edgesOf({ grid, passages }: Maze, walls: boolean): ReadGraph['edges'] {
  const { cells, first, across } = graphOf(grid)
  const edges: ReadGraph['edges'] = []
  for (let from = 0; from < cells; from++)
    for (let side = first[from]!; side < first[from + 1]!; side++)
      if (across[side] !== OUTSIDE && across[side]! > from && (walls || passages.isOpen(side)))
        edges.push({ from, to: across[side]!, wall: !passages.isOpen(side) })
  return edges
}

function expectSameGraph(maze: Maze, walls: boolean): void {
  const { grid } = maze
  const [dot, graphml] = [
    readDot(dotOf(maze, { walls })),
    readGraphml(graphmlOf(maze, { walls, yed: walls })),
  ]
  for (const read of [dot, graphml]) {
    expect(Object.keys(read.nodes)).toEqual(Array.from({ length: grid.cells }, (_, cell) => `${cell}`))
    expect(read.edges).toEqual(edgesOf(maze, walls))
    for (const end of ['start', 'goal'] as const) {
      const marked = Object.keys(read.nodes).filter((id) =>
        read.nodes[id]!['mark']?.split(', ').includes(end),
      )
      expect(marked).toEqual(maze[end] === null ? [] : [`${maze[end]}`])
    }
    expect(Object.keys(read.nodes).filter((id) => read.nodes[id]!['entrance'] !== undefined)).toEqual(
      maze.entrance === null ? [] : [`${maze.start}`],
    )
    maze.keys.forEach((cell, i) => {
      expect(read.nodes[cell]!['mark']!.split(', ')).toContain(`key ${i + 1}`)
    })
  }
  if (grid.centres.length === 0) return
  for (let cell = 0; cell < grid.cells; cell++) {
    const [x, y] = grid.centres.at(cell) as [number, number]
    const { x: readX, y: readY } = graphml.nodes[cell]!
    expect([Number(readX), Number(readY)]).toEqual([x, y])
    const pinned = dot.nodes[cell]!['pos']!.replace('!', '').split(',').map(Number)
    expect(pinned[0]! / 36).toBeCloseTo(x, 4)
    expect(pinned[1]! / -36).toBeCloseTo(y, 4)
  }
}

describe.each(Object.keys(SHAPES) as ShapeName[])('%s', (shape) => {
  it('reads back from DOT and GraphML', () => {
    fc.assert(
      fc.property(anyCodesOf(shape, 'kruskal'), fc.boolean(), (code, walls) => {
        expectSameGraph(buildMaze(parseRecipe(code)), walls)
      }),
      { numRuns: 12 },
    )
  })
})

it('reads back a board of more parts than the parser takes by itself', () => {
  expectSameGraph(buildMaze(parseRecipe('leaf:14:kruskal~unicursal~unicursal~unicursal:map:0')), true)
})

describe('own graphs', () => {
  const map = (grid: ReturnType<typeof graphGrid>): Maze => {
    const passages = new Passages(grid)
    passages.carve(0)
    return { grid, passages, start: null, goal: null, entrance: null, exit: null, keys: [] }
  }

  it('read back without centres, in space, and with two passages between two cells', () => {
    expectSameGraph(map(graphGrid([[1, 1], [0, 0, 2], [1]])), true)
    const centres = [
      [0, 0, 1],
      [2, 0, 1.5],
      [1, -1, 0],
    ]
    const maze = map(graphGrid([[1], [0, 2], [1]], { centres }))
    expect(readDot(dotOf(maze)).nodes['1']).toEqual({ pos: '72,0,54!' })
    expect(readGraphml(graphmlOf(maze)).nodes['1']).toEqual({ x: '2', y: '0', z: '1.5' })
  })
})

describe('what is written', () => {
  const maze = buildMaze(parseRecipe('square:3x2:backtracker:enter-leave:42'))

  it('escapes titles', () => {
    const title = 'a "b" <c> & \\d\\ \'e\' \u0007 é 迷路'
    expect(readGraphml(graphmlOf(maze, { title })).title).toBe(title.replace('\u0007', '\ufffd'))
    // DOT's own texts escape only quotes; the rest are escapes of labels.
    expect(dotOf(maze, { title })).toContain(
      'label="a \\"b\\" <c> &amp; \\\\d\\\\ \'e\'  é 迷路", layout=neato',
    )
    expect(readDot(dotOf(maze, { title: 'ends in \\' })).edges).toEqual(edgesOf(maze, false))
    expect(dotOf(maze, { title: 'two\nlines' })).toContain('label="two\\nlines"')
  })

  it('comes in the same pieces each time they are asked for', () => {
    const big = buildMaze(parseRecipe('square:60x60:backtracker:map:1'))
    for (const chunks of [dotChunks(big), graphmlChunks(big)]) {
      expect([...chunks].length).toBeGreaterThan(1)
      expect([...chunks]).toEqual([...chunks])
    }
  })

  it('is what was asked for, whatever becomes of the options and however often they are read', () => {
    for (const chunks of [dotChunks, graphmlChunks]) {
      const options: { title: unknown; walls: unknown; yed: unknown } = { title: 'a', walls: true, yed: true }
      const expected = [...chunks(maze, { ...options } as never)]
      const pieces = chunks(maze, options as never)
      Object.assign(options, { title: 5, walls: null, yed: 'x' })
      expect([...pieces]).toEqual(expected)
      let reads = 0
      const fickle = {
        ...options,
        walls: true,
        yed: true,
        get title() {
          return reads++ === 0 ? 'a' : 5
        },
      }
      expect([...chunks(maze, fickle as never)]).toEqual(expected)
    }
  })

  it('is refused before the first piece for what is no maze and no options', () => {
    for (const chunks of [dotChunks, graphmlChunks]) {
      for (const value of [null, {}, { ...maze, start: 77 }])
        expect(() => chunks(value as never)).toThrow(MazeError)
      for (const options of [null, { walls: 1 }, { title: 3 }])
        expect(() => chunks(maze, options as never)).toThrow(
          expect.objectContaining({ code: 'BAD_ARGUMENT' }),
        )
    }
    expect(() => graphmlChunks(maze, { yed: 'x' } as never)).toThrow(MazeError)
  })

  it('looks like this', async () => {
    await expect(dotOf(maze, { walls: true })).toMatchFileSnapshot('golden/square-3x2.dot')
    await expect(graphmlOf(maze, { walls: true, yed: true })).toMatchFileSnapshot('golden/square-3x2.graphml')
  })
})
