import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { linesOf, run } from './fake-io.js'

const EXAMPLE = 'square:5x5:backtracker:to-goal:42'

describe('convert', () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'meikyuu-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it('goes round through every format that it reads', async () => {
    for (const recipe of [EXAMPLE, 'heart:9:prim:keys-2:1', 'square:6x4:wilson:enter-leave:5'])
      for (const format of ['text', 'ascii', 'block', 'json']) {
        const drawn = (await run(['make', recipe, '-t', format])).out
        const { code, out, err } = await run(['convert', '-t', format], { input: drawn })
        expect({ code, out, err }, `${recipe} ${format}`).toEqual({ code: 0, out: drawn, err: '' })
      }
  })

  it('reads drawings with blank lines between, from files too', async () => {
    const both = (await run(['make', EXAMPLE, 'square:6x4:wilson:map:5', '-t', 'text'])).out
    writeFileSync(join(folder, 'mazes.txt'), both.replaceAll('\n', '\r\n'))
    const { out, err } = await run(['convert', join(folder, 'mazes.txt'), '-t', 'text'])
    expect({ out, err }).toEqual({ out: both, err: '' })
    expect(linesOf((await run(['convert', '--from', 'text'], { input: both })).out)).toHaveLength(2)
  })

  it('says what is wrong with a drawing, where, and what was made of it', async () => {
    const art = '\n\n#####\n#   #\n# # #\n#   #\n#####\n'
    const { code, err } = await run(['convert'], { input: art })
    expect(code).toBe(0)
    expect(err).toMatch(/^meikyuu: line \d, column \d: .*loop.* \(LOOP\)\n$/)
    expect((await run(['convert', '-q'], { input: art })).err).toBe('')
    const bad = await run(['convert'], { input: '# #\n' })
    expect(bad).toMatchObject({ code: 1, out: '' })
    expect(bad.err).toMatch(/^meikyuu: line 1: .* \((BAD_TEXT|TOO_SMALL)\)\n$/)
  })

  it.each(['', 'file'])(
    'tells lines as they are in the whole text, of the input and of a %s',
    async (source) => {
      const good = '#####\n#S#G#\n# # #\n#   #\n#####\n'
      const loop = '#####\n#   #\n# # #\n#   #\n#####\n'
      const file = join(folder, 'mazes.txt')
      const prefix = source === '' ? '' : `${file}, `
      for (const blanks of [0, 1, 5]) {
        const before = `${'\n'.repeat(blanks)}${good}\n`
        const lines = blanks + 6
        const read = async (text: string) => {
          writeFileSync(file, text)
          return (await (source === '' ? run(['convert'], { input: text }) : run(['convert', file]))).err
        }
        const bad = await read(`${before}#####\n#   #\n#?# #\n#   #\n#####\n`)
        expect(bad).toContain(
          `meikyuu: ${prefix}line ${lines + 1}: cannot read the text at line ${lines + 3}, column 2`,
        )
        expect(await read(before + loop)).toContain(`meikyuu: ${prefix}line ${lines + 4}, column`)
      }
    },
  )

  it('reads drawings between fences, with blank lines anywhere, and walls that look like fences', async () => {
    const art = '#####\n#S#G#\n# # #\n#   #\n#####'
    const plain = (await run(['convert', '-t', 'block'], { input: `${art}\n\n${art}\n` })).out
    for (const mark of ['```', '~~~', '````'])
      for (const gap of ['', '\n', '\n\n']) {
        const fenced = `${mark}text\n${gap}${art}\n${gap}${mark}\n`
        const { code, out, err } = await run(['convert', '--from', 'text', '-t', 'block'], {
          input: `${fenced}\n${fenced}`,
        })
        expect({ code, out, err }, JSON.stringify(fenced)).toEqual({ code: 0, out: plain, err: '' })
      }
    const waves = art.replaceAll('#', '~')
    for (const input of [`${waves}\n\n${waves}`, `\`\`\`\n${waves}\n\n${waves}\n\`\`\``])
      expect((await run(['convert', '-t', 'block'], { input })).out, input).toBe(plain)
  })

  it('makes recipes of documents that have one, and says where one has none', async () => {
    const documents = (await run(['make', EXAMPLE, '-t', 'json'])).out
    expect((await run(['convert', '-t', 'recipe'], { input: documents })).out).toBe(`${EXAMPLE}\n`)
    const { code, err } = await run(['convert', '-t', 'recipe', '--ends', 'suggested', EXAMPLE])
    expect(code).toBe(1)
    expect(err).toBe('meikyuu: expected a maze that a recipe makes, got one that has none (BAD_ARGUMENT)\n')
  })

  it('is held to lines where it is told so', async () => {
    expect((await run(['convert', '--from', 'lines'], { input: '###\n# #\n###\n' })).err).toContain(
      '(BAD_CODE)',
    )
    expect((await run(['convert', '--from', 'xml', EXAMPLE])).code).toBe(2)
  })
})
