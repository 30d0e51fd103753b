import { fromText } from '@meikyuu/formats'
import { buildMaze, difficultyOf, measureMaze, parseRecipe, textOf, textureOf } from 'meikyuu'
import { describe, expect, test } from 'vitest'

describe('a maze read from text', () => {
  test.each([
    'square:12x9:backtracker:to-goal:42',
    'square:8x8:kruskal:enter-leave:7',
    'heart:9:wilson:keys-1:3',
    'square:9x9:prim~braid-50:to-goal:5',
  ])('measures and scores as the maze it was drawn from: %s', (code) => {
    const maze = buildMaze(parseRecipe(code))
    for (const ascii of [true, false]) {
      const { maze: read, findings } = fromText(textOf(maze, { ascii }))
      if (read.start === null || maze.start === null) throw new Error('expected ends')
      expect(measureMaze(read)).toEqual(measureMaze(maze))
      expect(textureOf(read)).toEqual(textureOf(maze))
      expect(difficultyOf(read)).toEqual(difficultyOf(maze))
      expect(findings.filter(({ code }) => code === 'LOOP').length).toBe(
        maze.passages.count - maze.grid.cells + 1,
      )
    }
  })

  test('is mended where it was drawn wrong, and scored', () => {
    const { maze, findings } = fromText(
      '#########\n#S  #   #\n# # # # #\n#   # #G#\n# ##### #\n#       #\n### #####',
    )
    if (maze.start === null) throw new Error('expected ends')
    expect(findings.map(({ code, line, column }) => `${code} ${line}:${column}`)).toEqual([
      'LOOP 4:3',
      'HOLE 7:4',
    ])
    expect(measureMaze(maze).solution).toBeGreaterThan(0)
    expect(difficultyOf(maze).score).toBeGreaterThanOrEqual(0)
  })
})
