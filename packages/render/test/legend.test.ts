import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type LabelLayer, type Overlay, type PictureOptions, pictureOf } from '../src/index.js'
import { carved } from './mazes.js'

const maze = { ...carved(3, 3, '0e', '0s', '1s'), start: 0, goal: 4, keys: [1] as readonly number[] }

function legendIn(options: PictureOptions) {
  const picture = pictureOf(maze, options)
  const layer = [...picture.layers].find(
    (one): one is LabelLayer => one.kind === 'labels' && one.name === 'legend',
  )
  return { picture, size: layer?.size ?? 0, labels: layer === undefined ? [] : [...layer.labels] }
}

const explained = (words: string): Overlay => ({ kind: 'cells', cells: [2], colour: '#ff0000', words })

describe('a legend', () => {
  it('says what is shown, in the order of a walk, and nothing of what is not', () => {
    const { labels } = legendIn({
      legend: 'below',
      way: [0, 1, 4],
      trips: [3],
      heat: 2,
      overlays: [explained('Own')],
    })
    expect(labels.map(({ text }) => text)).toEqual([
      'Start',
      'Goal',
      'Key',
      'The way',
      'The trips to the keys',
      'Steps from cell 2: 0 to 0',
      'Own',
    ])
    const less = legendIn({ legend: 'below', start: false, keys: false, colours: { goal: 'none' }, heat: 0 })
    expect(less.labels.map(({ text }) => text)).toEqual(['Steps from cell 0: 0 to 2'])
  })

  it('is there where an overlay has words, unless it is told not to be', () => {
    expect(legendIn({}).labels).toEqual([])
    expect(legendIn({ overlays: [{ kind: 'cells', cells: [2], colour: '#ff0000' }] }).labels).toEqual([])
    expect(legendIn({ overlays: [explained('Own')] }).labels.at(-1)?.text).toBe('Own')
    expect(legendIn({ overlays: [explained('Own')], legend: 'none' }).labels).toEqual([])
  })

  it('breaks lines at blanks, keeps every word, and never writes one line over another or beyond the edge', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'W', '0', '.'), minLength: 1, maxLength: 12 })
    const words = fc.array(word, { minLength: 1, maxLength: 30 }).map((list) => list.join(' '))
    fc.assert(
      fc.property(
        fc.array(words, { minLength: 1, maxLength: 6 }),
        fc.constantFrom('below', 'beside'),
        (texts, legend) => {
          const { picture, labels, size } = legendIn({
            legend: legend as 'below' | 'beside',
            overlays: texts.map(explained),
          })
          expect(labels.map(({ text }) => text).join(' ')).toBe(['Start', 'Goal', 'Key', ...texts].join(' '))
          for (const { x, y, text } of labels) {
            expect(x + text.length * size * 0.58).toBeLessThan(picture.width + 1e-6)
            expect(y).toBeLessThan(picture.height)
          }
          const columns = new Set(labels.map(({ x }) => x))
          for (const column of columns) {
            const heights = labels.filter(({ x }) => x === column).map(({ y }) => y)
            for (let i = 1; i < heights.length; i++)
              expect(heights[i]! - heights[i - 1]!).toBeGreaterThan(size * 1.2)
          }
        },
      ),
    )
  })

  it('breaks words longer than a line anywhere but within a character, and keeps every one', () => {
    const wide = ['日', '本', '語', '한', '🧱', '👩\u200d👩\u200d👧', '👋🏽']
    const narrow = ['a', 'W', 'é', 'e\u0301\u0323', '\ud800', '\u0301']
    const unit = fc.constantFrom(...wide, ...narrow)
    fc.assert(
      fc.property(
        fc.array(unit, { minLength: 100, maxLength: 300 }),
        fc.constantFrom('below', 'beside'),
        (units, legend) => {
          const { picture, labels, size } = legendIn({
            legend: legend as 'below' | 'beside',
            overlays: [explained(units.join(''))],
          })
          const lines = labels.slice(3)
          expect(lines.length).toBeGreaterThan(1)
          expect(lines.map(({ text }) => text).join('')).toBe(units.join(''))
          for (const { x, text } of lines) {
            const many = [...text].filter((one) => wide.includes(one)).length
            expect(x + many * size).toBeLessThan(picture.width + 1e-6)
            expect(text).not.toMatch(/^[\u200d🏽]|\u200d$/u)
          }
        },
      ),
    )
    const long = legendIn({ overlays: [explained('x'.repeat(300))] })
    for (const { x, text } of long.labels)
      expect(x + text.length * long.size * 0.58).toBeLessThan(long.picture.width + 1e-6)
    expect(long.picture.height).toBeLessThan(2000)
  })

  it('leaves the maze where it was, or beside it, in the middle', () => {
    const bare = pictureOf(maze)
    const beside = legendIn({ legend: 'beside' }).picture
    expect(beside.width).toBeGreaterThan(bare.width)
    expect(legendIn({ legend: 'below' }).picture.height).toBeGreaterThan(bare.height)
  })
})
