import { MazeError, type MazeErrorCode } from '@meikyuu/grid'
import { describe, expect, it } from 'vitest'
import { drawOnCanvas, type PictureOptions, pictureOf, svgChunks, svgOf, THEMES } from '../src/index.js'
import { carved } from './mazes.js'
import { RecordingCanvas } from './recording-canvas.js'

/** A value of a type that it does not have, as untyped code passes it. */
const bad = <T>(value: unknown): T => value as T

const maze = { ...carved(2, 2, '0e', '0s', '1s'), start: 0, goal: 3, keys: [1] as readonly number[] }
const wrong = [null, undefined, 5, 'x', true, Symbol('x'), [], {}, Number.NaN, () => 1]

function refusal(options: unknown): MazeError {
  try {
    pictureOf(maze, bad(options))
  } catch (error) {
    if (MazeError.is(error)) return error
    throw error
  }
  throw new Error('not refused')
}

function expectRefusal(options: unknown, code: MazeErrorCode, says: string): void {
  const { code: came, message } = refusal(options)
  expect({ code: came, message }).toEqual({ code, message: expect.stringContaining(says) })
}

/** All of {@link wrong} but those that are right. */
const but = (...right: readonly unknown[]) =>
  wrong.filter((value) => !right.some((one) => Object.is(one, value) || typeof one === typeof value))

describe('options of pictures', () => {
  it('are looked at before anything is drawn, by all that draws', () => {
    const canvas = new RecordingCanvas()
    const options: PictureOptions = { overlays: [{ kind: 'cells', cells: [99], colour: '#ff0000' }] }
    expect(() => svgOf(maze, options)).toThrow(MazeError)
    expect(() => svgChunks(maze, options)).toThrow(MazeError)
    expect(() => drawOnCanvas(maze, canvas, options)).toThrow(MazeError)
    expect([canvas.painted, canvas.depth]).toEqual([[], 0])
    for (const none of [null, {}, { moveTo() {} }])
      expect(() => drawOnCanvas(maze, bad(none))).toThrow('a pen')
  })

  it('name themes that there are, or are whole ones', () => {
    expectRefusal({ theme: 'drak' }, 'NO_SUCH_THEME', 'no theme is called "drak"; did you mean "dark"?')
    expectRefusal({ theme: 'toString' }, 'NO_SUCH_THEME', 'expected one of print, blueprint, dark')
    for (const none of but('x', undefined, {})) expectRefusal({ theme: none }, 'BAD_ARGUMENT', 'theme')
    const { title, colours, scale } = THEMES.dark
    expect(pictureOf(maze, { theme: { title, colours, scale } })).toEqual(
      expect.objectContaining({ width: pictureOf(maze, { theme: 'dark' }).width }),
    )
    expect(svgOf(maze, { theme: { title, colours, scale } })).toBe(svgOf(maze, { theme: 'dark' }))
    expectRefusal(
      { theme: { title, colours: { ...colours, goal: undefined }, scale } },
      'BAD_ARGUMENT',
      'goal',
    )
    for (const none of [undefined, null, 'x', [], ['#fff'], ['#fff', 'red'], Array(300).fill('#fff')])
      expectRefusal({ theme: { title, colours, scale: none } }, 'BAD_ARGUMENT', 'theme.scale')
  })

  it('have lengths, flags and words of their kind', () => {
    for (const name of ['cellSize', 'wallWidth', 'passageWidth', 'textSize'])
      for (const none of [...but(5, undefined), Number.NaN, 0, -1, 1e9, Infinity])
        expectRefusal({ [name]: none, style: 'passages' }, 'BAD_ARGUMENT', name)
    for (const none of [...but(5, undefined, {}), -1, 1e9, { top: -1 }, { left: '5' }])
      expectRefusal({ margin: none }, 'BAD_ARGUMENT', 'margin')
    for (const name of ['doors', 'start', 'goal', 'keys', 'numbers'])
      for (const none of but(true, undefined)) expectRefusal({ [name]: none }, 'BAD_ARGUMENT', name)
    for (const [name, says] of [
      ['style', 'walls or passages'],
      ['cap', 'round, square or butt'],
      ['legend', 'none, below or beside'],
    ] as const)
      for (const none of but(undefined))
        expectRefusal({ [name]: none }, 'BAD_ARGUMENT', `${name} to be ${says}`)
    for (const none of [...but(null, undefined, 5), -1, 4, 0.5, Number.NaN])
      expectRefusal({ heat: none }, 'NO_SUCH_CELL', 'a cell from 0 to 3')
    for (const none of [...but(undefined, []), [], ['#fff'], ['#ffffff', 'red']])
      expectRefusal({ scale: none }, 'BAD_ARGUMENT', 'scale')
  })

  it('have overlays that say which is wrong, and what of it', () => {
    const colour = '#ff0000'
    for (const none of but(undefined, [])) expectRefusal({ overlays: none }, 'BAD_ARGUMENT', 'overlays')
    for (const [overlay, code, says] of [
      [null, 'BAD_ARGUMENT', 'overlays[1]: it'],
      [{}, 'BAD_ARGUMENT', 'overlays[1]: kind to be cells, sides, route, shares or labels'],
      [{ kind: 'cell', cells: [], colour }, 'BAD_ARGUMENT', 'overlays[1]: kind'],
      [{ kind: 'cells', cells: [4], colour }, 'NO_SUCH_CELL', 'got 4'],
      [{ kind: 'cells', cells: 'x', colour }, 'BAD_ARGUMENT', 'overlays[1]: cells'],
      [{ kind: 'cells', cells: [], colour: 'red' }, 'BAD_ARGUMENT', 'overlays[1]: colour'],
      [{ kind: 'cells', cells: [] }, 'BAD_ARGUMENT', 'overlays[1]: colour'],
      [{ kind: 'cells', cells: [], colour, form: 'star' }, 'BAD_ARGUMENT', 'overlays[1]: form'],
      [{ kind: 'cells', cells: [], colour, size: 2 }, 'BAD_ARGUMENT', 'overlays[1]: size'],
      [{ kind: 'cells', cells: [], colour, opacity: 1.1 }, 'BAD_ARGUMENT', 'overlays[1]: opacity'],
      [{ kind: 'cells', cells: [], colour, words: 5 }, 'BAD_ARGUMENT', 'overlays[1]: words'],
      [{ kind: 'sides', sides: [99], colour }, 'BAD_ARGUMENT', 'overlays[1]: side'],
      [{ kind: 'sides', sides: { length: 2 ** 52 }, colour }, 'BAD_ARGUMENT', 'overlays[1]: sides'],
      [{ kind: 'sides', sides: [1], colour, width: 0 }, 'BAD_ARGUMENT', 'overlays[1]: width'],
      [{ kind: 'route', cells: [0, 3], colour }, 'BAD_ARGUMENT', 'a passage from cell 0'],
      [{ kind: 'shares', shares: [0, 1] }, 'BAD_ARGUMENT', 'a number for each of 4 cells'],
      [{ kind: 'shares', shares: [0, 1, 0, 2] }, 'BAD_ARGUMENT', 'shares[3] to be a number from 0 to 1'],
      [{ kind: 'shares', shares: [0, 1], cells: [1] }, 'BAD_ARGUMENT', 'a number for each of 1 cells'],
      [{ kind: 'shares', shares: [0, 1, 0, 1], scale: ['#fff'] }, 'BAD_ARGUMENT', 'overlays[1]: scale'],
      [{ kind: 'labels', labels: [{ cell: 9, text: 'x' }] }, 'NO_SUCH_CELL', 'got 9'],
      [{ kind: 'labels', labels: [{ cell: 0, text: 5 }] }, 'BAD_ARGUMENT', 'overlays[1]: labels[0].text'],
      [{ kind: 'labels', labels: [null] }, 'BAD_ARGUMENT', 'overlays[1]: labels[0]'],
      [{ kind: 'labels', labels: [{ cell: 0, text: 'x' }], size: 0 }, 'BAD_ARGUMENT', 'overlays[1]: size'],
    ] as const)
      expectRefusal({ overlays: [{ kind: 'cells', cells: [0], colour }, overlay] }, code, says)
  })

  it('are none where they are empty', () => {
    const empty = { overlays: [], way: null, trips: [], heat: null, colours: {} }
    expect(svgOf(maze, empty)).toBe(svgOf(maze))
    const colour = '#ff0000'
    for (const overlay of [
      { kind: 'cells', cells: [], colour },
      { kind: 'cells', form: 'ring', cells: [], colour },
      { kind: 'sides', sides: [], colour },
      { kind: 'route', cells: [], colour },
      { kind: 'shares', shares: [0, 0, 0, 0].map(() => Number.NaN) },
      { kind: 'labels', labels: [] },
    ] as const)
      expect(svgOf(maze, { overlays: [overlay] }), overlay.kind).toBe(svgOf(maze))
  })
})
