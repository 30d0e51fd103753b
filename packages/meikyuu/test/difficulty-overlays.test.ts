import { describe, expect, it } from 'vitest'
import {
  buildMaze,
  DIFFICULTY_PARTS,
  difficultyOf,
  difficultyOverlays,
  explainDifficulty,
  needEnds,
  type Overlay,
  parseRecipe,
  pictureOf,
  SHAPES,
  svgOf,
  THEMES,
  type ThemeName,
} from '../src/index.js'

const mazeOf = (code: string) => needEnds(buildMaze(parseRecipe(code)), 'a difficulty')

/** A small maze of every shape, one with loops and keys among them. */
const CODES = [
  ...Object.entries(SHAPES).map(
    ([shape, { size }]) => `${shape}:${size === 'WxH' ? '9x7' : '9'}:wilson:to-goal:5`,
  ),
  'square:10x10:kruskal~braid-60:keys-3:8',
]

const wordsOf = (overlays: readonly Overlay[]) => overlays.map(({ words = '' }) => words)

describe.each(CODES)('the overlays of %s', (code) => {
  const maze = mazeOf(code)
  const explanation = explainDifficulty(maze)
  const overlays = difficultyOverlays(explanation)

  it('show what the difficulty counts, and say so', () => {
    const { traps, turns, waste } = difficultyOf(maze)
    const words = wordsOf(overlays).join('\n')
    if (traps > 0) expect(words).toContain(`Traps, where heading straight for the goal is wrong: ${traps}`)
    else expect(words).not.toContain('Traps')
    if (turns > 0) expect(words).toContain(`Bends of the way: ${turns}`)
    else expect(words).not.toContain('Bends')
    if (waste > 0) expect(words).toContain(`with ${waste} wrong cell`)
    else expect(words).not.toContain('The walk')
    for (const overlay of overlays) {
      if (overlay.kind !== 'cells' || overlay.form === undefined || overlay.form === 'fill') continue
      expect(overlay.cells).toHaveLength(overlay.form === 'diamond' ? traps : turns)
    }
  })

  it('shade every cell of the wrong branches, the longest the most', () => {
    const branches = explanation.branches.filter(({ size }) => size > 0)
    const shares = overlays.find((overlay) => overlay.kind === 'shares')
    const size = branches.reduce((sum, branch) => sum + branch.size, 0)
    expect(shares?.shares.length ?? 0).toBe(size)
    if (shares === undefined) return
    const shareOf = new Map(Array.from(shares.cells ?? [], (cell, i) => [cell, shares.shares[i]!]))
    expect(shareOf.size).toBe(size)
    const longest = Math.max(...branches.map(({ length }) => length))
    for (const { cells, length } of branches)
      for (const cell of cells) {
        if (length === longest) expect(shareOf.get(cell)).toBe(1)
        else expect(shareOf.get(cell)).toBeLessThan(1)
      }
  })

  it('are drawn in every theme, with a legend of their words', () => {
    for (const theme of Object.keys(THEMES) as ThemeName[]) {
      const shown = difficultyOverlays(explanation, { theme })
      const picture = pictureOf(maze, { theme, way: explanation.way, overlays: shown })
      const legend = [...picture.layers].flatMap((layer) =>
        layer.kind === 'labels' && layer.name === 'legend' ? [...layer.labels].map(({ text }) => text) : [],
      )
      for (const words of wordsOf(shown)) {
        expect(legend.join(' ')).toContain(words)
        expect(picture.description).toContain(words)
      }
    }
  })
})

describe('difficultyOverlays', () => {
  const explanation = explainDifficulty(mazeOf('square:8x8:backtracker:to-goal:3'))

  it('shows the parts that it is told, in its own order', () => {
    expect(difficultyOverlays(explanation)).toHaveLength(DIFFICULTY_PARTS.length)
    expect(difficultyOverlays(explanation, { parts: ['traps', 'walk'] }).map(({ kind }) => kind)).toEqual([
      'route',
      'cells',
    ])
    expect(difficultyOverlays(explanation, { parts: [] })).toEqual([])
  })

  it('has light colours on dark themes and dark ones on light', () => {
    const walkIn = (theme: ThemeName) => difficultyOverlays(explanation, { theme, parts: ['walk'] })[0]
    expect(walkIn('print')).not.toEqual(walkIn('dark'))
    expect(walkIn('blueprint')).toEqual(walkIn('dark'))
    const { title, colours, scale } = THEMES.dark
    const own = difficultyOverlays(explanation, { theme: { title, colours, scale }, parts: ['walk'] })[0]
    expect(own).toEqual(walkIn('dark'))
  })

  it('refuses what it cannot show', () => {
    const bad = <T>(value: unknown): T => value as T
    for (const none of [null, 5, 'x', []]) expect(() => difficultyOverlays(bad(none))).toThrow('explanation')
    for (const none of [null, 5, 'x', []])
      expect(() => difficultyOverlays(explanation, bad(none))).toThrow('options')
    for (const parts of [null, 'traps', ['trap'], [5]])
      expect(() => difficultyOverlays(explanation, { parts: bad(parts) })).toThrow(
        'expected parts to be a list of branches',
      )
    expect(() => difficultyOverlays(explanation, { theme: bad('drak') })).toThrow('did you mean "dark"?')
    for (const theme of [null, 5, {}, { colours: {} }])
      expect(() => difficultyOverlays(explanation, { theme: bad(theme) })).toThrow('theme')
  })

  it('leaves a picture that says why, to those who read it and those who hear it', () => {
    const maze = mazeOf('square:5x5:backtracker:to-goal:42')
    const why = explainDifficulty(maze)
    const svg = svgOf(maze, { way: why.way, overlays: difficultyOverlays(why) })
    expect(svg).toMatch(/<desc>[^<]* Drawn over it: Wrong branches, /)
    expect(svg).toMatch(/<text [^>]*>Bends of the way: \d+<\/text>/)
  })
})
