import { GENERATORS, SHAPES, SOLVERS } from 'meikyuu'
import { describe, expect, it } from 'vitest'
import { linesOf, run } from './fake-io.js'

/** What completes the last word, and how a shell is to go on. */
const completed = async (...words: string[]) => {
  const { code, out, err } = await run(['complete', '--', ...words])
  expect({ code, err }).toEqual({ code: 0, err: '' })
  const lines = linesOf(out)
  return { words: lines.slice(0, -1).map((line) => line.split('\t')[0]), directive: lines.at(-1) }
}

const NO_FILES = ':4'
const FILES_TOO = ':0'

describe('completions', () => {
  it('know the commands', async () => {
    expect((await completed('')).words).toEqual([
      ...['make', 'show', 'score', 'solve', 'convert', 'book', 'watch', 'list', 'complete', 'help'],
    ])
    expect(await completed('so')).toEqual({ words: ['solve'], directive: NO_FILES })
    expect((await completed('help', 'w')).words).toEqual(['watch'])
  })

  it('know the options of a command', async () => {
    expect((await completed('score', '--ex')).words).toEqual(['--explain'])
    expect((await completed('--ver')).words).toEqual(['--version'])
    expect((await completed('list', '--by')).words).toEqual([])
  })

  it('know the words that options take, after a blank and after =', async () => {
    expect((await completed('solve', '--by', '')).words).toEqual(Object.keys(SOLVERS))
    expect((await completed('watch', '--solver=wa')).words).toEqual(['wall-left', 'wall-right'])
    expect((await completed('make', '--shape', '')).words).toEqual(Object.keys(SHAPES))
    expect((await completed('make', '--generator', '')).words).toEqual(Object.keys(GENERATORS))
    expect((await completed('make', '-t', 's')).words).toEqual(['svg'])
    expect((await completed('make', '--ends', '')).words).toEqual(['none', 'suggested'])
    expect((await completed('book', '--paper', 'a')).words).toEqual(['a4', 'a5', 'a3'])
    expect((await completed('list', '')).words).toContain('fits')
    expect((await completed('complete', '')).words).toEqual(['bash', 'zsh', 'fish'])
  })

  it('leave files to the shell where nothing else fits', async () => {
    expect(await completed('convert', '')).toEqual({ words: [], directive: FILES_TOO })
    expect(await completed('make', '--output', '')).toEqual({ words: [], directive: FILES_TOO })
  })

  it('say what each word is', async () => {
    expect((await run(['complete', '--', 'solve', '--by', 'pl'])).out).toBe("pledge\tPledge's\n:4\n")
  })

  it('have a script for each shell', async () => {
    for (const shell of ['bash', 'zsh', 'fish']) {
      const { code, out } = await run(['complete', shell])
      expect(code).toBe(0)
      expect(out).toContain('meikyuu complete --')
    }
    expect((await run(['complete', 'bash'])).out).toContain(
      'complete -o default -F __meikyuu_complete meikyuu',
    )
    expect((await run(['complete', 'tcsh'])).code).toBe(2)
    expect((await run(['complete'])).code).toBe(2)
  })
})
