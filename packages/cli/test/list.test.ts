import { capabilitiesOf, GENERATORS, SHAPES, SOLVERS, TREATMENTS } from 'meikyuu'
import { describe, expect, it } from 'vitest'
import { linesOf, run } from './fake-io.js'

const SUBJECTS = ['shapes', 'generators', 'treatments', 'modes', 'solvers', 'themes', 'formats', 'fits']

describe('list', () => {
  it('names everything that there is', async () => {
    const { code, out, err } = await run(['list'])
    expect({ code, err }).toEqual({ code: 0, err: '' })
    for (const word of Object.keys({ ...SHAPES, ...GENERATORS, ...TREATMENTS, ...SOLVERS }))
      expect(out).toMatch(new RegExp(`\\b${word}\\b`))
  })

  it('tells of every entry of a list, in no more columns than there are', async () => {
    for (const subject of SUBJECTS)
      for (const columns of [80, 40]) {
        const { out } = await run(['list', subject, '-w', String(columns)])
        expect(Math.max(...linesOf(out).map((line) => line.length)), subject).toBeLessThanOrEqual(columns)
      }
  })

  it('is data too', async () => {
    const all = JSON.parse((await run(['list', '--json'])).out)
    expect(Object.keys(all)).toEqual(SUBJECTS)
    for (const subject of SUBJECTS)
      expect(JSON.parse((await run(['list', subject, '--json'])).out)).toEqual(all[subject])
    expect(all.generators.map(({ word }: { word: string }) => word)).toEqual(Object.keys(GENERATORS))
  })

  it('says what fits what as the grids themselves do', async () => {
    const fits: { word: string; shapes: string[] }[] = JSON.parse((await run(['list', 'fits', '--json'])).out)
    for (const [shape, { size, make }] of Object.entries(SHAPES)) {
      const grid = make((size === 'WxH' ? { w: 6, h: 5 } : { size: 6 }) as never)
      for (const [word, { needs }] of Object.entries({ ...GENERATORS, ...TREATMENTS }))
        expect(fits.find((fit) => fit.word === word)?.shapes.includes(shape), `${word} ${shape}`).toBe(
          needs.every((need) => capabilitiesOf(grid).includes(need)),
        )
    }
  })

  it('lays what fits what out as a table', async () => {
    const lines = linesOf((await run(['list', 'fits'])).out)
    expect(lines.slice(0, 2)).toEqual(['square        ┐', 'hex           │ ┐'])
    expect(lines).toContain('eller         + - - - - - - - - - - - -')
  })

  it('refuses other lists', async () => {
    expect((await run(['list', 'mazes'])).code).toBe(2)
  })
})
