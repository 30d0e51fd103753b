import { hasEnds, MazeError, Mulberry32 } from '@meikyuu/grid'
import { textOf } from '@meikyuu/render'
import { distancesFrom } from '@meikyuu/solver'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { blockOf, fromText, type ReadText } from '../src/index.js'
import { mazeOf } from './square-mazes.js'

const TEXTS = [
  'square:5x4:backtracker:enter-leave:1',
  'heart:7:wilson:keys-3:2',
  'ring:7:prim:to-goal:3',
  'square:2x2:kruskal:map:4',
]
  .map(mazeOf)
  .flatMap((maze) => [
    blockOf(maze),
    blockOf(maze, { wall: '█', floor: '.' }),
    textOf(maze),
    textOf(maze, { ascii: true, cellWidth: 2 }),
  ])

const STRANGE = Array.from('#█ .SGEk+-|─│┌┐└┘├┤┬┴┼╴╵╶╷━┃*o?01\t\n\r\u3000\u00a0\ufeff\u200b\u001b[m\0🧱')
STRANGE.push('\ud83e', '\n\n', '```', '    ')

/** What is wrong with what was read: cells must hang together, findings name places of the text and every loop. */
function faultOf(text: string, { maze, findings }: ReadText): string | null {
  const lines = text.split(/\r\n|[\n\r\u2028\u2029\u0085]/).length
  const isBad = findings.some(
    ({ line, column, message }) => message === '' || !(line >= 1 && line <= lines && column >= 1),
  )
  if (isBad) return 'a finding in no place'
  if (hasEnds(maze) && maze.start === maze.goal) return 'a start that is the goal'
  if (distancesFrom(maze, 0).includes(-1)) return 'cells that do not hang together'
  const loops = findings.filter(({ code }) => code === 'LOOP').length
  return maze.passages.count - (maze.grid.cells - 1) === loops ? null : 'loops that are not found'
}

const quoted = (text: string): string => JSON.stringify(text.slice(0, 200))

/** Reads a text; whether it was a maze. */
function tryText(text: string): boolean {
  try {
    const fault = faultOf(text, fromText(text))
    if (fault !== null) throw new Error(fault)
    return true
  } catch (error) {
    if (!MazeError.is(error)) throw new Error(`${quoted(text)}: ${String(error)}`, { cause: error })
    expect(['BAD_TEXT', 'TOO_BIG', 'TOO_SMALL'], quoted(text)).toContain(error.code)
    return false
  }
}

describe('hostile texts', () => {
  test('100,000 texts with a few characters changed, put in, or taken out', () => {
    const rng = new Mulberry32(42)
    let read = 0
    for (let i = 0; i < 100_000; i++) {
      const characters = Array.from(TEXTS[i % TEXTS.length]!)
      for (let changes = rng.below(4); changes >= 0; changes--) {
        const at = rng.below(characters.length)
        const kind = rng.below(3)
        if (kind === 0) characters.splice(at, 1)
        else characters.splice(at, kind === 1 ? 1 : 0, STRANGE[rng.below(STRANGE.length)]!)
      }
      if (tryText(characters.join(''))) read++
    }
    // Enough of both, or this would try nothing.
    expect(read).toBeGreaterThan(10_000)
    expect(read).toBeLessThan(90_000)
  })

  test('any text at all, and any of the characters that mean something', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => void tryText(text)))
    const lines = fc.array(fc.string({ unit: fc.constantFrom(...'# .SG+-|│─┼'), maxLength: 12 }), {
      maxLength: 9,
    })
    fc.assert(
      fc.property(lines, (some) => void tryText(some.join('\n'))),
      { numRuns: 1000 },
    )
    const tiles = fc.array(fc.string({ unit: fc.constantFrom(...'## '), minLength: 9, maxLength: 9 }), {
      minLength: 7,
      maxLength: 9,
    })
    fc.assert(
      fc.property(tiles, (some) => void tryText(some.join('\n'))),
      { numRuns: 1000 },
    )
  })

  test('what is read is written and read as the same, whatever is open and closed', () => {
    const characters = fc.array(fc.constantFrom(...'#   '), { minLength: 81, maxLength: 81 })
    let read = 0
    fc.assert(
      fc.property(characters, (some) => {
        // Corners stand and cells are floor; all else is as it comes, the outer wall too.
        const tiles = some.map((tile, i) => {
          const odd = ((i % 9) % 2) + (Math.floor(i / 9) % 2)
          return odd === 0 ? '#' : odd === 2 ? ' ' : tile
        })
        const text = Array.from({ length: 9 }, (_, row) => tiles.slice(row * 9, row * 9 + 9).join('')).join(
          '\n',
        )
        if (!tryText(text)) return
        read++
        const { maze } = fromText(text)
        const again = fromText(blockOf(maze))
        expect(blockOf(again.maze), text).toBe(blockOf(maze))
        expect(again.findings.every(({ code }) => code === 'LOOP')).toBe(true)
      }),
      { numRuns: 1000 },
    )
    expect(read).toBeGreaterThan(500)
  })

  test.each([
    ['walls only', '#'],
    ['spaces between two walls', ' '],
    ['fences', '`'],
    ['corners', '+'],
    ['box lines', '─'],
    ['escapes', '\u001b['],
    ['invisible characters', '\u200b'],
    ['tabs', '\t'],
    ['line ends', '\n'],
    ['noughts', '0'],
  ])('many of one kind are looked at in time: %s', (_, piece) => {
    const many = piece.repeat(300_000 / piece.length)
    for (const text of [many, `#${many}#`, `${many}\n${many}`, `+${many}+\n|${many}`]) tryText(text)
  })
})
