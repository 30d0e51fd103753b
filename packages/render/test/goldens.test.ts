import { type Grid, graphGrid, maskedGrid, maskFromText, SHAPES, type ShapeName } from '@meikyuu/grid'
import { describe, expect, it } from 'vitest'
import { brailleOf, isSquares, svgOf, textOf } from '../src/index.js'
import { mazeOn } from './mazes.js'
import { wayIn } from './way-in.js'

// Pictures to be read: a change here is one that users see. `vitest run --update` writes them anew.
const shapes = Object.keys(SHAPES) as ShapeName[]

function small(shape: ShapeName): Grid {
  const entry: { readonly size: string; readonly make: (size: never) => Grid } = SHAPES[shape]
  return entry.make((entry.size === 'WxH' ? { w: 5, h: 4 } : { size: shape === 'circle' ? 3 : 5 }) as never)
}

describe.each(shapes)('%s', (shape) => {
  const maze = mazeOn(small(shape), 11, [2])
  const way = wayIn(maze)

  it('as SVG', async () => {
    await expect(svgOf(maze, { way })).toMatchFileSnapshot(`goldens/${shape}.svg`)
  })

  it('as text', async () => {
    const drawings = [brailleOf(maze, { way, width: 30 })]
    if (isSquares(maze.grid)) drawings.unshift(textOf(maze, { way }), textOf(maze, { way, ascii: true }))
    await expect(`${drawings.join('\n\n')}\n`).toMatchFileSnapshot(`goldens/${shape}.txt`)
  })
})

describe('a mask and an own graph', () => {
  it('of squares, with a hole', async () => {
    const maze = mazeOn(maskedGrid('square', maskFromText(MASK)).grid, 4)
    const way = wayIn(maze)
    await expect(svgOf(maze, { way })).toMatchFileSnapshot('goldens/mask.svg')
    await expect(`${textOf(maze, { way })}\n\n${textOf(maze, { way, ascii: true })}\n`).toMatchFileSnapshot(
      'goldens/mask.txt',
    )
  })

  it('of five cells', async () => {
    const centres = [
      [0, 0],
      [3, 0.5],
      [1, 2],
      [4, 2],
      [2.5, 4],
    ]
    const maze = mazeOn(
      graphGrid(
        [
          [1, 2],
          [0, 3],
          [0, 3, 4],
          [1, 2, 4],
          [2, 3],
        ],
        { centres },
      ),
      4,
    )
    const way = wayIn(maze)
    await expect(svgOf(maze, { way })).toMatchFileSnapshot('goldens/graph.svg')
    await expect(`${brailleOf(maze, { way, width: 30 })}\n`).toMatchFileSnapshot('goldens/graph.txt')
  })
})

const MASK = ['.####.', '######', '##..##', '######', '.####.']

describe('what a picture may have', () => {
  const maze = mazeOn(small('square'), 11, [2])

  it('as SVG', async () => {
    const svg = svgOf(maze, {
      theme: 'dark',
      way: wayIn(maze),
      heat: 0,
      numbers: true,
      title: 'Walls & ways: "<5"',
      overlays: [
        { kind: 'cells', cells: [3, 4], colour: '#336699', opacity: 0.5, words: 'Two cells' },
        { kind: 'cells', form: 'diamond', cells: [7], colour: '#ff6fa0', words: 'A mark' },
        { kind: 'sides', sides: [1, 2], colour: '#ffffff', words: 'Two sides' },
        { kind: 'labels', labels: [{ cell: 8, text: 'a<b' }] },
      ],
    })
    await expect(svg).toMatchFileSnapshot('goldens/all-options.svg')
  })

  it('as paths', async () => {
    const svg = svgOf(maze, { style: 'passages', way: wayIn(maze), cap: 'square' })
    await expect(svg).toMatchFileSnapshot('goldens/passages.svg')
  })
})
