import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { buildMaze, difficultyOf, hasEnds, parseRecipe, recipeCode, SHAPES, solutionOf } from 'meikyuu'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { linesOf, run } from './fake-io.js'

const EXAMPLE = 'square:5x5:backtracker:to-goal:42'
const MAP = 'square:5x5:backtracker:map:42'

const documentOf = async (...args: string[]) => JSON.parse((await run(['make', ...args])).out)

describe('make', () => {
  it('writes documents, one a line, from arguments and from the input', async () => {
    const { code, out, err } = await run(['make', EXAMPLE, 'hex:4x4:prim:map:1'])
    expect({ code, err }).toEqual({ code: 0, err: '' })
    const documents = linesOf(out).map((line) => JSON.parse(line))
    expect(documents.map(({ recipe }) => recipe)).toEqual([EXAMPLE, 'hex:4x4:prim:map:1'])
    expect((await run(['make'], { input: `${EXAMPLE}\nhex:4x4:prim:map:1\n` })).out).toBe(out)
    expect((await run(['make', '-'], { input: out })).out).toBe(out)
  })

  it('gives mazes the ends that are asked for', async () => {
    expect(await documentOf(EXAMPLE)).toMatchObject({ start: 6, goal: 15, recipe: EXAMPLE })
    // The same passages have a recipe as a map; with other ends there is none.
    expect(await documentOf(EXAMPLE, '--ends', 'none')).toMatchObject({
      start: null,
      goal: null,
      recipe: MAP,
    })
    expect(await documentOf('heart:9:prim:keys-2:1', '-e', 'none')).toMatchObject({
      recipe: 'heart:9:prim:map:1',
      keys: [],
    })
    const suggested = await documentOf(MAP, '--ends', 'suggested')
    expect(suggested).not.toHaveProperty('recipe')
    expect([suggested.start, suggested.goal].every(Number.isInteger)).toBe(true)
    expect(await documentOf(MAP, '--ends', '3,17')).toMatchObject({ start: 3, goal: 17 })
    const far = await run(['make', MAP, '--ends', '3,25'])
    expect(far).toMatchObject({ code: 1, out: '' })
    expect(far.err).toContain('(NO_SUCH_CELL)')
  })

  it('adds the answer and the figures where they are asked for', async () => {
    expect(await documentOf(EXAMPLE)).not.toHaveProperty('figures')
    const maze = buildMaze(parseRecipe(EXAMPLE))
    const { figures } = await documentOf(EXAMPLE, '--solution', '--figures')
    expect(figures).toMatchObject({
      ...difficultyOf(maze),
      solution: [...(solutionOf(maze) ?? [])],
      trips: [],
    })
    // A map has neither.
    expect(await documentOf(MAP, '--solution', '--figures')).not.toHaveProperty('figures')
  })

  it('tells of a bad line with its number and code, does the rest, and ends with 1', async () => {
    const { code, out, err } = await run(['make', '-t', 'recipe'], {
      input: `${EXAMPLE}\nhaert:9:prim:map:1\n\n{"format":1}\n${MAP}`,
    })
    expect(code).toBe(1)
    expect(linesOf(out)).toEqual([EXAMPLE, MAP])
    expect(linesOf(err)).toEqual([
      expect.stringMatching(/^meikyuu: line 2: .* "haert".*"heart".* \(NO_SUCH_SHAPE\)$/),
      expect.stringMatching(/^meikyuu: line 4: .* \(BAD_DOCUMENT\)$/),
    ])
  })

  it('writes mazes of squares as art with blank lines between, and reads its own documents', async () => {
    const both = await run(['make', EXAMPLE, MAP, '-t', 'ascii'])
    const [first, second] = both.out.split('\n\n')
    expect(first).toContain('S')
    expect(second).not.toContain('S')
    expect((await run(['make', 'hex:4x4:prim:map:1', '-t', 'text'])).err).toContain('(DOES_NOT_FIT)')
  })

  it('refuses what cannot be meant', async () => {
    for (const args of [
      [],
      ['--random', 'many'],
      ['--random', '2', EXAMPLE],
      ['--shape', 'hex', EXAMPLE],
      ['--random', '2', '--shape', 'hexx'],
      ['--random', '2', '--size', '5x'],
      ['--random', '2', '--size', '9..5'],
      ['--random', '2', '--difficulty', '40..101'],
      [EXAMPLE, '--format', 'gif'],
      [EXAMPLE, '--output', 'maze.gif'],
      [EXAMPLE, MAP, '--format', 'svg'],
      [EXAMPLE, '--seed', '-1'],
    ]) {
      const { code, out, err } = await run(['make', ...args])
      expect({ code, out }, args.join(' ')).toEqual({ code: 2, out: '' })
      expect(err).toMatch(/^meikyuu: .*\n\(meikyuu [a-z]+ --help says what there is\)\n$/)
    }
    expect((await run(['make', EXAMPLE, '-t', 'png'], { isTTY: true })).code).toBe(2)
  })
})

describe('make --random', () => {
  const codesOf = async (...args: string[]) => {
    const { code, out, err } = await run(['make', '--random', ...args])
    expect(code, err).toBe(0)
    return linesOf(out)
  }

  it('prints recipes in their plain form, one a line, and its own seed beside', async () => {
    const { out, err } = await run(['make', '--random', '200'])
    const lines = linesOf(out)
    expect(lines).toHaveLength(200)
    for (const line of lines) expect(recipeCode(parseRecipe(line))).toBe(line)
    expect(err).toMatch(/^seed \d+\n$/)
    const [, seed = ''] = err.trim().split(' ')
    expect(await codesOf('200', '--seed', seed)).toEqual(lines)
    expect((await run(['make', '--random', '1', '--quiet'])).err).toBe('')
    expect(await codesOf('0')).toEqual([])
  })

  it('takes the first of more for fewer', async () => {
    const many = await codesOf('20', '--seed', '5')
    expect(await codesOf('7', '--seed', '5')).toEqual(many.slice(0, 7))
  })

  it('keeps to the shapes, sizes, algorithms, treatments and modes asked for', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(fc.constantFrom(...Object.keys(SHAPES)), { minLength: 1, maxLength: 4 }),
        fc.uniqueArray(fc.constantFrom('prim', 'wilson', 'growing-newest90-random10'), { minLength: 1 }),
        fc.integer({ min: 4, max: 9 }),
        fc.integer({ min: 0, max: 5 }),
        async (shapes, algorithms, least, more) => {
          const codes = await codesOf(
            ...['9', '--seed', '1', '--shape', shapes.join(), '--generator', algorithms.join()],
            ...['--size', `${least}..${least + more}`, '--treatment', 'braid-50', '--mode', 'keys-3,to-goal'],
          )
          for (const code of codes) {
            const [shape = '', size = '', algorithm = '', mode] = code.split(':')
            expect(shapes).toContain(shape)
            expect(algorithms.map((word) => `${word}~braid-50`)).toContain(algorithm)
            expect(['keys-3', 'to-goal']).toContain(mode)
            for (const number of size.split('x').map(Number)) {
              expect(number).toBeGreaterThanOrEqual(least)
              expect(number).toBeLessThanOrEqual(least + more)
            }
          }
        },
      ),
      { numRuns: 10 },
    )
  })

  it('pairs only what fits, and refuses what fits nothing else that was asked for', async () => {
    const codes = await codesOf('60', '--shape', 'square,circle', '--generator', 'eller,prim')
    expect(codes.some((code) => code.includes(':eller:'))).toBe(true)
    for (const code of codes) expect(code.startsWith('circle') && code.includes(':eller:')).toBe(false)
    for (const args of [
      ['--shape', 'circle,hex', '--generator', 'eller,prim'],
      ['--shape', 'circle', '--generator', 'eller'],
    ])
      expect((await run(['make', '--random', '5', '-q', ...args])).err).toContain('(DOES_NOT_FIT)')
    expect((await run(['make', '--random', '5', '-q', '--size', '5x5', '--shape', 'heart'])).err).toContain(
      '(BAD_SIZE)',
    )
  })

  it('refuses words that mean nothing, whatever the option, and maps where they have no place', async () => {
    for (const [option, word] of [
      ['--shape', 'foo'],
      ['--generator', 'eler'],
      ['--treatment', 'foo'],
      ['--treatment', 'braid'],
      ['--mode', 'foo'],
      ['--mode', 'keys-0'],
    ] as const) {
      const { code, out, err } = await run(['make', '--random', '5', option, word])
      expect({ code, out }, word).toEqual({ code: 2, out: '' })
      expect(err).toMatch(
        new RegExp(`^meikyuu: option '${option} .*' argument '${word}' is invalid. Expected `),
      )
    }
    for (const args of [
      ['make', '-r', '1', '--difficulty', '50'],
      ['book', '-o', 'none.pdf'],
    ])
      expect((await run([...args, '--mode', 'map'])).err).toContain('a map has no difficulty')
  })

  it('chooses no size that cannot be built', async () => {
    const { code, err } = await run(['make', '-q', '-r', '3', '--size', '100000'])
    expect(code).toBe(1)
    expect(err).toMatch(/^meikyuu: expected a --size of at most .* \(TOO_BIG\)\n$/)
  })

  it('keeps to a difficulty, and says where there is none', async () => {
    for (const code of await codesOf('8', '--seed', '3', '--difficulty', '40..45')) {
      const maze = buildMaze(parseRecipe(code))
      if (!hasEnds(maze)) throw new Error('expected ends')
      const { score } = difficultyOf(maze)
      expect(score).toBeGreaterThanOrEqual(40)
      expect(score).toBeLessThanOrEqual(45)
    }
    const none = await run([
      'make',
      '--random',
      '1',
      '-q',
      '--size',
      '3',
      '--difficulty',
      '99',
      '--tries',
      '5',
    ])
    expect(none).toMatchObject({ code: 1, out: '' })
    expect(none.err).toContain('got none in 5 tries; another size may help (NOT_FOUND)')
  })

  it('writes other formats too', async () => {
    const codes = await codesOf('3', '--seed', '9')
    const documents = linesOf((await run(['make', '--random', '3', '--seed', '9', '-t', 'json'])).out)
    expect(documents.map((line) => JSON.parse(line).recipe)).toEqual(codes)
  })
})

describe('make --output', () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'meikyuu-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it('takes the format from the name, and makes a file for each maze where it has a place', async () => {
    const random = ['make', '--random', '3', '--seed', '1', '--shape', 'square']
    expect((await run([...random, '-o', join(folder, 'maze-{n}.svg')])).code).toBe(0)
    expect(readdirSync(folder)).toEqual(['maze-1.svg', 'maze-2.svg', 'maze-3.svg'])
    const codes = linesOf((await run(random)).out)
    expect(readFileSync(join(folder, 'maze-2.svg'), 'utf8')).toContain(`<title>${codes[1]}</title>`)
    await run(['make', EXAMPLE, '-o', join(folder, '{code}.txt')])
    expect(readdirSync(folder)).toContain('square_5x5_backtracker_to-goal_42.txt')
  })

  it('writes every format', async () => {
    const begins: [string, RegExp][] = [
      ['ndjson', /^\{"format"/],
      ['recipes', /^square:/],
      ['txt', /^┌/],
      ['asc', /^\+/],
      ['block', /^###/],
      ['brl', /^[\u2800-\u28ff]/],
      ['svg', /^<svg/],
      ['png', /^.PNG/],
      ['1.png', /^.PNG/],
      ['pdf', /^%PDF/],
      ['csv', /^1,1,/],
      ['tmj', /^\{"type":"map"/],
      ['gv', /^graph/],
      ['graphml', /^<\?xml/],
      ['dxf', /SECTION/],
      ['plot.svg', /^<\?xml|^<svg/],
    ]
    for (const [end, begin] of begins) {
      const file = join(folder, `maze.${end}`)
      const { code, err } = await run(['make', EXAMPLE, '-o', file])
      expect({ code, err }, end).toEqual({ code: 0, err: '' })
      expect(readFileSync(file, 'latin1').replaceAll('\u00e2\u0094\u008c', '┌'), end).toMatch(
        end === 'brl' ? /./ : begin,
      )
    }
  })

  it('makes no file where nothing went well, and keeps the rest where something did', async () => {
    const file = join(folder, 'mazes.ndjson')
    expect((await run(['make', 'nothing:1', '-o', file])).code).toBe(1)
    expect(readdirSync(folder)).toEqual([])
    expect((await run(['make', 'nothing:1', EXAMPLE, '-o', file])).code).toBe(1)
    expect(linesOf(readFileSync(file, 'utf8'))).toHaveLength(1)
    expect(readdirSync(folder)).toEqual(['mazes.ndjson'])
  })

  it('makes no file of nothing', async () => {
    for (const args of [
      ['make', '-o', join(folder, 'x.svg')],
      ['make', '-o', join(folder, 'x.ndjson')],
      ['convert', '-o', join(folder, 'x.svg')],
      ['book', '-o', join(folder, 'x.pdf')],
      ['solve', '-o', join(folder, 'x.txt')],
      ['score', '-o', join(folder, 'x.txt')],
      ['make', '-t', 'svg'],
    ]) {
      const { code, out, err } = await run(args, { input: '' })
      expect({ code, out }, args.join(' ')).toEqual({ code: 1, out: '' })
      expect(err).toContain('(NOTHING_READ)')
    }
    expect(readdirSync(folder)).toEqual([])
  })

  it('says which format a maze does not fit, by its name', async () => {
    for (const format of ['text', 'ascii', 'block', 'csv', 'tiled', 'bits'])
      expect((await run(['make', 'circle:4:prim:map:1', '-t', format])).err).toBe(
        `meikyuu: expected a maze of squares for the format ${format}, got one of the shape circle (DOES_NOT_FIT)\n`,
      )
    expect((await run(['make', EXAMPLE, '-o', ''])).err).toContain('""')
  })

  it('makes no file of one maze where a second comes', async () => {
    const file = join(folder, 'maze.svg')
    const { code, err } = await run(['make', '-o', file], { input: `${EXAMPLE}\n${MAP}\n` })
    expect(code).toBe(2)
    expect(err).toContain('expected one maze for this format')
    expect(readdirSync(folder)).toEqual([])
  })

  it('tells of each file that is there already, and writes the others', async () => {
    writeFileSync(join(folder, 'maze-1.svg'), 'mine')
    const { code, err } = await run(['make', EXAMPLE, MAP, '-o', join(folder, 'maze-{n}.svg')])
    expect(code).toBe(1)
    expect(err).toMatch(/^meikyuu: argument 1: .*maze-1\.svg is there already; --force .*\(FILE_EXISTS\)\n$/)
    expect(readFileSync(join(folder, 'maze-1.svg'), 'utf8')).toBe('mine')
    expect(readdirSync(folder)).toEqual(['maze-1.svg', 'maze-2.svg'])
  })

  it('reads files, as many as are named', async () => {
    const file = join(folder, 'recipes.txt')
    writeFileSync(file, `\ufeff${EXAMPLE}\r\nbad\r\n`)
    const { code, out, err } = await run(['make', file, MAP, '-t', 'recipe'])
    expect({ code, out }).toEqual({ code: 1, out: `${EXAMPLE}\n${MAP}\n` })
    expect(err).toMatch(/^meikyuu: .*recipes\.txt, line 2: .* \(BAD_CODE\)\n$/)
    expect((await run(['make', join(folder, 'none.txt')])).err).toMatch(
      /^meikyuu: cannot read .* \(ENOENT\)\n$/,
    )
  })
})
