import { buildMaze, parseRecipe, SOLVERS, solutionOf } from 'meikyuu'
import { describe, expect, it } from 'vitest'
import { linesOf, run } from './fake-io.js'

const EXAMPLE = 'square:5x5:backtracker:to-goal:42'

describe('solve', () => {
  it('draws the way and says what it took', async () => {
    const { code, out, err } = await run(['solve', EXAMPLE])
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toContain('│ ┃ ╶───┐ ┃ ╶───────┤')
    expect(out).toMatch(
      /Breadth first: a way of 16 cells, as short as any; \d+ cells looked at, \d+\s+passages walked\.\n$/,
    )
  })

  it('finds the one way of a perfect maze by every solver', async () => {
    const way = [...(solutionOf(buildMaze(parseRecipe(EXAMPLE))) ?? [])]
    for (const solver of Object.keys(SOLVERS)) {
      const { code, out } = await run(['solve', EXAMPLE, '--json', '--by', solver, '--seed', '1'])
      expect(code, solver).toBe(0)
      expect(JSON.parse(out), solver).toMatchObject({ code: EXAMPLE, solver, route: way, reason: null })
    }
  })

  it('reads recipes and documents, a map with the ends suggested', async () => {
    const document = (await run(['make', 'hex:4x4:prim:map:3'])).out
    const { out } = await run(['solve', '--json'], { input: `${EXAMPLE}\n${document}` })
    const [first, second] = linesOf(out).map((line) => JSON.parse(line))
    expect(first.ends).toMatchObject({ start: 6, goal: 15, suggested: false })
    expect(second.ends.suggested).toBe(true)
    expect(second.route.at(0)).toBe(second.ends.start)
    expect(second.route.at(-1)).toBe(second.ends.goal)
  })

  it('says the seed of a solver that takes chances, and walks the same again by it', async () => {
    const mouse = ['solve', 'square:9x9:prim:to-goal:1', '--by', 'random-mouse', '--json']
    const { out, err } = await run(mouse)
    expect(err).toMatch(/^seed \d+\n$/)
    expect((await run([...mouse, '--seed', err.trim().slice(5)])).out).toBe(out)
    expect((await run([...mouse, '-q'])).err).toBe('')
  })

  it('says where no way is found, which is no error', async () => {
    const lost = ['solve', 'square:5x5:prim~loops-60:to-goal:1', '--by', 'wall-left']
    const { code, out } = await run(lost)
    expect(code).toBe(0)
    expect(out).toContain('Wall follower, left hand: no way found (it would walk in a circle for ever)')
    expect(JSON.parse((await run([...lost, '--json'])).out)).toMatchObject({
      route: null,
      reason: 'came-back',
    })
  })

  it('refuses unknown solvers, and says which there are', async () => {
    const { code, err } = await run(['solve', EXAMPLE, '--by', 'wall-lef'])
    expect(code).toBe(2)
    expect(err).toContain('Did you mean wall-left?')
  })
})
