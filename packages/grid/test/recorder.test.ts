import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  CELL_MARKS,
  checkRecorder,
  type GraphGrid,
  MazeError,
  OUTSIDE,
  Passages,
  Playback,
  Recorder,
  squareGrid,
  twinOf,
} from '../src/index.js'

type Act = readonly [
  method: 'visit' | 'retreat' | 'walk' | 'erase' | 'fill' | 'carve' | 'close' | 'join' | 'scan' | 'weigh',
  index: number,
]

const grid = squareGrid(4, 3)
const inner = Array.from({ length: grid.sides }, (_, side) => side).filter(
  (side) => grid.across[side] !== OUTSIDE,
)

const acts: fc.Arbitrary<Act[]> = fc.array(
  fc.oneof(
    fc.tuple(
      fc.constantFrom('visit', 'retreat', 'walk', 'erase', 'fill', 'scan'),
      fc.nat({ max: grid.cells - 1 }),
    ),
    fc.tuple(fc.constantFrom('carve', 'close', 'join', 'weigh'), fc.constantFrom(...inner)),
  ) as fc.Arbitrary<Act>,
  { maxLength: 60 },
)

/** The marks after each step, by marking plain arrays. */
function statesOf(list: readonly Act[], opened: Uint8Array): { cells: number[]; sides: number[] }[] {
  const cells = new Array<number>(grid.cells).fill(0)
  const sides = [...opened]
  const marks: Record<string, number> = {
    visit: 1,
    retreat: 2,
    walk: 3,
    erase: 0,
    fill: 4,
    carve: 1,
    join: 1,
    close: 0,
  }
  const states = [{ cells: [...cells], sides: [...sides] }]
  for (const [method, index] of list) {
    if (['visit', 'retreat', 'walk', 'erase', 'fill'].includes(method)) cells[index] = marks[method]!
    if (['carve', 'join', 'close'].includes(method))
      sides[index] = sides[twinOf(grid, index)] = marks[method]!
    states.push({ cells: [...cells], sides: [...sides] })
  }
  return states
}

function recordedBy(list: readonly Act[], board: GraphGrid = grid, open?: Uint8Array): Recorder {
  const recorder = new Recorder(board, open === undefined ? {} : { open })
  for (const [method, index] of list) recorder[method](index)
  return recorder
}

describe('a recording', () => {
  it('shows the marks of every step, sought in any order', () => {
    fc.assert(
      fc.property(acts, fc.array(fc.nat()), fc.boolean(), (list, jumps, opened) => {
        const passages = new Passages(grid)
        if (opened) passages.carve(inner[0]!)
        const states = statesOf(list, passages.open)
        const playback = new Playback(recordedBy(list, grid, passages.open).recording())
        for (const jump of [...jumps, list.length, 0]) {
          const step = jump % (list.length + 1)
          playback.seek(step)
          expect(playback.step).toBe(step)
          expect({ cells: [...playback.cells], sides: [...playback.sides] }).toEqual(states[step])
        }
      }),
    )
  })

  it('plays forwards and backwards through the same events', () => {
    fc.assert(
      fc.property(acts, fc.nat(), fc.nat(), (list, a, b) => {
        const [from, to] = [a % (list.length + 1), b % (list.length + 1)]
        const playback = new Playback(recordedBy(list).recording())
        const [there, back]: number[][] = [[], []]
        playback.play(from, to, (event) => there!.push(event.index))
        playback.play(to, from, (event) => back!.push(event.index))
        expect(there).toEqual([...back!].reverse())
        expect(there).toHaveLength(Math.abs(to - from))
      }),
    )
  })

  it('tells what happened to what', () => {
    const recording = recordedBy([
      ['visit', 5],
      ['carve', 1],
      ['retreat', 5],
    ]).recording()
    expect(recording.length).toBe(3)
    expect(recording.at(0)).toEqual({
      kind: 'visit',
      of: 'cell',
      index: 5,
      before: 0,
      after: CELL_MARKS.active,
    })
    expect(recording.at(1)).toEqual({ kind: 'carve', of: 'side', index: 1, before: 0, after: 1 })
    expect(recording.at(2)).toEqual({
      kind: 'retreat',
      of: 'cell',
      index: 5,
      before: 1,
      after: CELL_MARKS.done,
    })
  })

  it('takes eight bytes an event, and keyframes no more than that', () => {
    const board = squareGrid(8, 8)
    const list = Array.from({ length: 50_000 }, (_, i): Act => ['visit', i % board.cells])
    const recording = recordedBy(list, board).recording()
    expect(recording.words.byteLength).toBe(8 * list.length)
    const playback = new Playback(recording)
    playback.seek(list.length)
    expect(playback.keyframeBytes).toBeLessThanOrEqual(recording.words.byteLength)
    expect(playback.keyframeBytes).toBeGreaterThan(10 * (board.cells + board.sides))
    playback.seek(3)
    expect([...playback.cells.slice(0, 5)]).toEqual([1, 1, 1, 0, 0])
  })
})

describe('a recorder', () => {
  it('says when it is full, and keeps what it has', () => {
    const recorder = new Recorder(grid, { bytes: 80 })
    for (let i = 0; i < 10; i++) recorder.visit(i)
    let thrown: unknown
    try {
      recorder.visit(10)
    } catch (error) {
      thrown = error
    }
    expect(MazeError.is(thrown, 'RECORDER_FULL')).toBe(true)
    expect((thrown as MazeError).message).toBe(
      'expected room for another event, got a recorder of 80 bytes that holds 10 already',
    )
    expect(recorder.recording().length).toBe(10)
  })

  it('refuses what is no cell or side of its grid', () => {
    const recorder = new Recorder(grid)
    expect(() => recorder.visit(grid.cells)).toThrow(MazeError)
    expect(() => recorder.carve(-1)).toThrow(MazeError)
    expect(recorder.length).toBe(0)
  })

  it('takes no more memory than it may, however it grows', () => {
    const recorder = new Recorder(grid, { bytes: 8 * 3000 })
    for (let i = 0; i < 3000; i++) recorder.visit(i % grid.cells)
    expect(() => recorder.visit(0)).toThrow(/holds 3000 already/)
  })

  it.each([
    ['no bytes', () => new Recorder(grid, { bytes: 0 })],
    ['half a byte', () => new Recorder(grid, { bytes: 9.5 })],
    ['sides of another grid', () => new Recorder(grid, { open: new Uint8Array(3) })],
  ])('refuses %s', (_, make) => {
    expect(make).toThrow(MazeError)
  })
})

describe('a recorder that is handed on', () => {
  it('must show the maze as it is', () => {
    const recorder = new Recorder(grid)
    const passages = new Passages(grid)
    expect(() => checkRecorder(grid, recorder, passages.open)).not.toThrow()
    recorder.carve(inner[0]!)
    expect(() => checkRecorder(grid, recorder, passages.open)).toThrow(
      'expected recorder to be a recorder of the maze as it is, got one that has other sides open',
    )
    passages.carve(inner[0]!)
    expect(() => checkRecorder(grid, recorder, passages.open)).not.toThrow()
    expect(() => checkRecorder(squareGrid(4, 3), recorder, passages.open)).toThrow('one of another grid')
    expect(() => checkRecorder(grid, {} as never, passages.open)).toThrow('an object')
  })
})
