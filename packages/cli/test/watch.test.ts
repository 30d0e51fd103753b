import { buildMaze, GENERATORS, NO_LIMITS, Playback, parseRecipe, SHAPES, SOLVERS, TREATMENTS } from 'meikyuu'
import { describe, expect, it } from 'vitest'
import { type Io, main } from '../src/index.js'
import { carvingPhases } from '../src/watch/carving-phases.js'
import { press } from '../src/watch/keys.js'
import { Player } from '../src/watch/player.js'
import { linesOf, run } from './fake-io.js'

const player = () => new Player(carvingPhases(parseRecipe('square:6x4:prim~braid-50:map:1')), 10)

describe('the recordings', () => {
  it('moves no cursor where the terminal cannot, and takes a width of none for unknown', async () => {
    for (const TERM of ['dumb', '']) {
      const world = { isTTY: true, columns: 0, env: { TERM } }
      expect(await run(['watch', 'square:3x3:prim:map:1'], world)).toMatchObject({ code: 2, out: '' })
      const drawn = await run(['show', 'square:3x3:prim:map:1'], world)
      expect(drawn).toEqual(await run(['show', 'square:3x3:prim:map:1'], { columns: 80 }))
    }
  })

  it('end as the maze that is built, for every generator and treatment on every shape that fits', () => {
    const treatments = ['', '~braid-50', '~sparsen-1', '~loops-20', '~unicursal', '~braid-30~loops-10']
    let compared = 0
    for (const [shape, { size }] of Object.entries(SHAPES))
      for (const generator of [
        ...Object.keys(GENERATORS),
        'growing-newest90-random10',
        'binary-tree-southeast-coin30',
      ])
        for (const treatment of generator === 'prim' ? treatments : ['']) {
          const code = `${shape}:${size === 'WxH' ? '6x5' : '7'}:${generator}${treatment}:map:3`
          let recipe: ReturnType<typeof parseRecipe>
          try {
            recipe = parseRecipe(code, NO_LIMITS)
          } catch {
            continue
          }
          const phases = carvingPhases(recipe)
          const last = phases.at(-1)
          if (last === undefined) throw new Error('expected a phase')
          // A treatment that changes the board is told on the board before it.
          const built = buildMaze(recipe)
          if (last.recording.grid.cells !== built.grid.cells) continue
          const playback = new Playback(last.recording)
          playback.seek(last.recording.length)
          expect([...playback.sides], code).toEqual([...built.passages.open])
          compared++
        }
    expect(compared).toBeGreaterThan(Object.keys(SHAPES).length * 16)
    expect(Object.keys(TREATMENTS).every((name) => treatments.some((text) => text.includes(name)))).toBe(true)
  })
})

describe('a player', () => {
  it('goes on with time, at its speed, through all phases', () => {
    const watched = player()
    expect(watched.phases.map(({ title }) => title)).toEqual(["Prim's, by frontier edges", 'Braid'])
    watched.advance(1000)
    expect(watched.step).toBe(10)
    watched.hurry(2)
    watched.advance(500)
    expect(watched.step).toBe(20)
    watched.advance(1e9)
    expect(watched.isOver).toBe(true)
    expect(watched.current.phase.title).toBe('Braid')
  })

  it('does what keys say', () => {
    const watched = player()
    const after = (keys: string) => {
      expect(press(keys, watched)).toBe('on')
      return watched.step
    }
    expect(after('\x1b[C\x1b[C\x1b[C')).toBe(3)
    expect(watched.isPaused).toBe(true)
    expect(after('\x1b[D')).toBe(2)
    expect(after('\x1bOC')).toBe(3)
    expect(after('\x1b[F')).toBe(watched.length)
    expect(after('\x1b[H')).toBe(0)
    expect(after('\x1b[A')).toBe(Math.ceil(watched.length / 20))
    expect(after('\x1b[B\x1b[B')).toBe(0)
    after('+')
    expect(watched.speed).toBe(15)
    after('-')
    expect(watched.speed).toBe(10)
    after('xyz\x1b[5~é')
    watched.seek(4)
    after(' ')
    expect(watched.isPaused).toBe(false)
    after(' ')
    watched.advance(1e6)
    expect(watched.step).toBe(4)
    expect(press('zq', watched)).toBe('quit')
    expect(press('\x03', watched)).toBe('interrupt')
  })

  it('begins again by space where all is over', () => {
    const watched = player()
    watched.seek(watched.length)
    press(' ', watched)
    expect([watched.step, watched.isPaused]).toEqual([0, false])
  })
})

describe('watch --frames', () => {
  it('prints pictures from the first moment to the last', async () => {
    const { code, out, err } = await run(['watch', '--frames', '3', 'square:4x2:backtracker:map:1'])
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toBe(FRAMES)
  })

  it('shows every solver at work', async () => {
    for (const solver of Object.keys(SOLVERS))
      for (const code of ['square:6x4:prim:to-goal:1', 'circle:4:prim:keys-1:1']) {
        const { out } = await run(['watch', '--frames', '2', '--solver', solver, code, '-q', '--seed', '1'])
        expect(out, solver).toContain(SOLVERS[solver as keyof typeof SOLVERS].title)
        expect(out.split('\n\n').at(-1), solver).toMatch(/[*•]/)
      }
  })

  it('fits the columns there are', async () => {
    for (const code of ['square:15x5:prim:map:1', 'hex:9x5:prim:map:1', 'heart:20:prim:map:1']) {
      const { out } = await run(['watch', '--frames', '2', code, '--width', '40'])
      expect(Math.max(...linesOf(out).map((line) => [...line].length)), code).toBeLessThanOrEqual(40)
    }
  })
})

describe('watch', () => {
  /** A terminal that keys are typed at. */
  const terminal = (keys: AsyncIterable<string>) => {
    const raw: boolean[] = []
    let out = ''
    const io: Io = {
      out: { write: (text) => (out += text), isTTY: true, columns: 60, rows: 20 },
      err: { write: (text) => (out += text) },
      env: {},
      input: Object.assign(keys, { isTTY: true, setRawMode: (on: boolean) => raw.push(on) }),
    }
    return { io, raw, out: () => out }
  }
  async function* typed(...keys: string[]) {
    for (const key of keys) {
      await new Promise((resolve) => setTimeout(resolve, 60))
      yield key
    }
    await new Promise(() => {})
  }
  const WATCH = ['watch', 'square:9x5:prim:map:1']

  it('draws on a screen of its own, and gives the terminal back by q', async () => {
    const { io, raw, out } = terminal(typed(' ', '\x1b[C', 'q'))
    expect(await main(WATCH, io)).toBe(0)
    expect(raw).toEqual([true, false])
    expect(out().startsWith('\x1b[?1049h\x1b[?25l')).toBe(true)
    expect(out().endsWith('\x1b[?25h\x1b[?1049l')).toBe(true)
    expect(out()).toContain('paused')
    expect(out().split('\x1b[?1049l')).toHaveLength(2)
  })

  it('gives it back on Ctrl-C, with 130', async () => {
    const { io, raw, out } = terminal(typed('\x03'))
    expect(await main(WATCH, io)).toBe(130)
    expect(raw).toEqual([true, false])
    expect(out().endsWith('\x1b[?25h\x1b[?1049l')).toBe(true)
  })

  it('gives it back on a signal, and where drawing fails', async () => {
    const controller = new AbortController()
    const given = terminal(typed())
    const ended = main(WATCH, { ...given.io, interrupts: { signal: controller.signal, hold: () => () => 0 } })
    setTimeout(() => controller.abort('SIGTERM'), 80)
    expect(await ended).toBe(143)
    expect(given.raw).toEqual([true, false])

    const failing = terminal(typed())
    let writes = 0
    const out = {
      ...failing.io.out,
      write: (text: string | Uint8Array) => {
        if (++writes === 2) throw new Error('a fault of ours')
        return failing.io.out.write(text)
      },
    }
    await expect(main(WATCH, { ...failing.io, out })).rejects.toThrow('a fault of ours')
    expect(failing.raw).toEqual([true, false])
    expect(failing.out().endsWith('\x1b[?25h\x1b[?1049l')).toBe(true)
  })

  it('ends by itself with --once', async () => {
    const { io, out } = terminal(typed())
    expect(await main([...WATCH, '--once', '--speed', '100000'], io)).toBe(0)
    expect(out()).toContain('done')
  })

  it('needs a terminal, and says what to do without', async () => {
    const { code, err } = await run(WATCH)
    expect({ code, err }).toEqual({
      code: 2,
      err: 'meikyuu: watch needs a terminal; --frames 10 prints ten pictures instead\n(meikyuu watch --help says what there is)\n',
    })
  })

  it('says where there is no room', async () => {
    const { io, out } = terminal(typed('q'))
    expect(await main(['watch', 'square:90x90:prim:map:1'], io)).toBe(0)
    expect(out()).toContain('too big for this terminal')
  })
})

const FRAMES = `Backtracker, step 0 of 23
┌───┬───┬───┬───┐
│░░░│░░░│░░░│░░░│
├───┼───┼───┼───┤
│░░░│░░░│░░░│░░░│
└───┴───┴───┴───┘

Backtracker, step 12 of 23
┌───────────────┐
│     •   @     │
│   ╷   ┌───┬───┤
│   │ • │░░░│░░░│
└───┴───┴───┴───┘

Backtracker, step 23 of 23
┌───────────────┐
│               │
│   ╷   ┌───╴   │
│   │   │       │
└───┴───┴───────┘
`
