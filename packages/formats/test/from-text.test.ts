import { MazeError } from '@meikyuu/grid'
import { textOf } from '@meikyuu/render'
import { describe, expect, test } from 'vitest'
import { blockOf, fromText, type TextReadOptions } from '../src/index.js'
import { drawnOf, mazeOf } from './square-mazes.js'

const MAZE = mazeOf('square:6x4:backtracker:keys-1:7')
const BLOCK = blockOf(MAZE)
const LINES = textOf(MAZE, { ascii: true })
const WANTED = drawnOf(MAZE)

const eachLine = (text: string, change: (line: string, i: number) => string): string =>
  text.split('\n').map(change).join('\n')
const enlarged = (text: string, right: number, down: number): string =>
  text
    .split('\n')
    .flatMap((line) => Array.from({ length: down }, () => line.replace(/./g, (c) => c.repeat(right))))
    .join('\n')
/** Walls `wall` thick and passages `passage` wide. */
const uneven = (text: string, wall: number, passage: number): string =>
  text
    .split('\n')
    .flatMap((line, y) => {
      const wide = line.replace(/./g, (c, x: number) => c.repeat(x % 2 === 0 ? wall : passage))
      return Array.from({ length: y % 2 === 0 ? wall : passage }, () => wide)
    })
    .join('\n')

/** Findings as `CODE line:column`. */
function found(text: string, options?: TextReadOptions): string[] {
  return fromText(text, options).findings.map(({ code, line, column }) => `${code} ${line}:${column}`)
}

/** The message that a text is refused with. */
function refusal(text: string, options?: TextReadOptions): string {
  try {
    fromText(text, options)
  } catch (error) {
    if (MazeError.is(error)) return `${error.code}: ${error.message}`
    throw error
  }
  throw new Error(`was read:\n${text}`)
}

describe('what people paste', () => {
  const pasted: Record<string, (text: string) => string> = {
    'lines ended as on Windows': (text) => text.replaceAll('\n', '\r\n'),
    'lines ended as on old Macs': (text) => text.replaceAll('\n', '\r'),
    'a byte order mark': (text) => `\ufeff${text}`,
    'blank lines around': (text) => `\n \n\t\n${text}\n\n   \n`,
    'spaces stripped from line ends': (text) => eachLine(text, (line) => line.trimEnd()),
    'spaces added to line ends': (text) => eachLine(text, (line, i) => line + ' '.repeat(i % 4)),
    'indentation by spaces': (text) => eachLine(text, (line) => `    ${line}`),
    'indentation by tabs': (text) => eachLine(text, (line) => `\t\t${line}`),
    'a fence': (text) => `\`\`\`text\n${text}\n\`\`\`\n`,
    'a fence of tildes, indented': (text) => `\n  ~~~~\n${eachLine(text, (line) => `  ${line}`)}\n  ~~~~`,
    'a fence that is not closed': (text) => `\`\`\`\n${text}`,
    'spaces that do not break': (text) => text.replaceAll(' ', '\u00a0'),
    'colours of a terminal': (text) => text.replaceAll('S', '\u001b[1;32mS\u001b[0m'),
    'invisible characters': (text) => text.replaceAll('S', '\u200bS\ufe0f'),
  }
  test.each(Object.entries(pasted))('%s', (_, change) => {
    for (const text of [BLOCK, LINES, textOf(MAZE)]) {
      const read = fromText(change(text))
      expect(drawnOf(read.maze)).toEqual(WANTED)
      expect(read.findings).toEqual([])
    }
  })

  const drawn: Record<string, string> = {
    'full-width characters': blockOf(MAZE, { wall: '＃', floor: '\u3000' }),
    'emoji with selectors': blockOf(MAZE, { wall: '⬛', floor: '⬜' }).replaceAll('⬛', '⬛\ufe0f'),
    'ones and noughts': blockOf(MAZE, { wall: '1', floor: '0' }),
    'hashes and dots': blockOf(MAZE, { wall: '#', floor: '.' }),
    'blocks of a terminal': blockOf(MAZE, { wall: '█' }),
    letters: blockOf(MAZE, { wall: 'W', floor: 'o' }),
    'two columns a tile': enlarged(BLOCK, 2, 1),
    'three by three a tile': enlarged(BLOCK, 3, 3),
    'an outer wall twice as thick': eachLine(
      BLOCK,
      (line) => line.slice(0, 1) + line + line.slice(-1),
    ).replace(/^.*\n/, (top) => top + top),
    'thin walls': uneven(BLOCK, 1, 3),
    'thick walls': uneven(BLOCK, 2, 1),
    'thin walls, enlarged': enlarged(uneven(BLOCK, 1, 2), 2, 1),
    'lines of cells one wide': textOf(MAZE, { ascii: true, cellWidth: 1 }),
    'lines of cells nine wide': textOf(MAZE, { cellWidth: 9 }),
    'double lines': textOf(MAZE).replace(/[─│┌┐└┘├┤┬┴┼]/g, (c) => '═║╔╗╚╝╠╣╦╩╬'['─│┌┐└┘├┤┬┴┼'.indexOf(c)]!),
    'rounded corners': textOf(MAZE).replace(/[┌┐└┘]/g, (c) => '╭╮╰╯'['┌┐└┘'.indexOf(c)]!),
    'heavy walls alone': textOf(MAZE).replace(
      /[─│┌┐└┘├┤┬┴┼╴╵╶╷]/g,
      (c) => '━┃┏┓┗┛┣┫┳┻╋╸╹╺╻'['─│┌┐└┘├┤┬┴┼╴╵╶╷'.indexOf(c)]!,
    ),
    'equals signs': LINES.replaceAll('-', '='),
    'E as the goal': BLOCK.replace('G', 'E'),
  }
  test.each(Object.entries(drawn))('%s', (_, text) => {
    const read = fromText(text)
    expect(drawnOf(read.maze), text).toEqual(WANTED)
    expect(read.findings).toEqual([])
  })

  test('walls that are spaces, where it is told', () => {
    const text = blockOf(MAZE, { wall: ' ', floor: '#' })
    expect(drawnOf(fromText(text, { wall: ' ' }).maze)).toEqual(WANTED)
  })

  test('marks of one’s own', () => {
    const text = blockOf(MAZE, { start: '@', goal: '%', key: '!' })
    expect(drawnOf(fromText(text, { start: '@', goal: '%', key: '!' }).maze)).toEqual(WANTED)
  })

  test('no outer wall', () => {
    const maze = mazeOf('square:6x4:backtracker:to-goal:7')
    const wanted = { ...drawnOf(maze), exit: null, entrance: null }
    const text = blockOf(maze, { floor: '.' })
      .split('\n')
      .slice(1, -1)
      .map((line) => line.slice(1, -1))
      .join('\n')
    const read = fromText(text)
    expect(drawnOf(read.maze)).toEqual(wanted)
    expect(found(text)).toEqual([
      'NO_OUTER_WALL 1:1',
      'NO_OUTER_WALL 1:1',
      `NO_OUTER_WALL 1:${text.indexOf('\n')}`,
      `NO_OUTER_WALL ${text.split('\n').length}:1`,
    ])
  })

  test('lines without top and bottom', () => {
    const text = LINES.split('\n').slice(1, -1).join('\n')
    expect(drawnOf(fromText(text).maze)).toEqual(WANTED)
    expect(found(text).map((finding) => finding.split(' ')[0])).toEqual(['NO_OUTER_WALL', 'NO_OUTER_WALL'])
  })

  test('a start and a goal in the gaps themselves', () => {
    const read = fromText('##S##\n#   #\n# # #\n# # #\n###G#')
    expect([read.maze.start, read.maze.goal, read.findings.length]).toEqual([null, null, 4])
    const aligned = fromText('#S###\n#   #\n# # #\n# # #\n###G#')
    expect([aligned.maze.entrance, aligned.maze.exit, aligned.findings.length]).toEqual([0, 14, 0])
  })

  test('a shape in blank land and in solid wall', () => {
    const inWall = fromText('#########\n#####   #\n##### # #\n#S    # #\n### ### #\n### #  G#\n#########')
    const onLand = fromText('    #####\n    #   #\n##### # #\n#S    # #\n### ### #\n  # #  G#\n  #######')
    expect(drawnOf(onLand.maze)).toEqual(drawnOf(inWall.maze))
    expect([...onLand.findings, ...inWall.findings]).toEqual([])
    expect(onLand.maze.grid.cells).toBe(9)
  })

  test('a single row, and a single column', () => {
    expect(drawnOf(fromText('#####\n#S G#\n#####').maze)).toMatchObject({ cells: ['0,0', '0,1'] })
    expect(drawnOf(fromText('+-+\n|S|\n+ +\n|G|\n+-+').maze)).toMatchObject({ cells: ['0,0', '1,0'] })
  })
})

describe('what is wrong is named', () => {
  test('a loop, where it is closed', () => {
    expect(found('#####\n#S  #\n# # #\n#  G#\n#####')).toEqual(['LOOP 4:3'])
    expect(found('+---+---+\n| S     |\n+   +   +\n|     G |\n+---+---+')).toEqual(['LOOP 4:5'])
    expect(found('#######\n#S    #\n#     #\n#     #\n#    G#\n#     #\n#######').length).toBe(4)
  })

  test('an island, which is left out', () => {
    const text = '#######\n#S  # #\n### # #\n#G  # #\n#######'
    expect(found(text)).toEqual(['ISLAND 2:6'])
    expect(fromText(text).maze.grid.cells).toBe(4)
  })

  test('an island with the goal', () => {
    const text = '#######\n#S  #G#\n### # #\n#   # #\n#######'
    expect(found(text)).toEqual(['LONE_END 2:2', 'ISLAND 2:6', 'LOST_MARK 2:6'])
    expect(fromText(text).maze.start).toBeNull()
  })

  test('holes in the outer wall', () => {
    expect(found('#####\n#S   \n# # #\n# #G#\n#####')).toEqual(['HOLE 2:5'])
    expect(found('# # #\n#   #\n# # #\n# # #\n# # #')).toEqual(
      ['HOLE 1:4', 'HOLE 5:2'].map((f) => f.replace('1:4', '1:4')),
    )
    expect(found('+---+---+\n  S     |\n+   +---+\n|     G |\n+---+   +')).toEqual([])
    expect(found('+---+   +\n  S     |\n+   +---+\n|     G |\n+---+   +')).toEqual(['HOLE 1:7'])
    expect(found('## ##\n#S  #\n# ###\n#  G#\n#####')).toEqual(['HOLE 1:3'])
  })

  test('where lines are indented, counted as the text came', () => {
    expect(found('\n\n```\n    #####\n    #S  #\n    # # #\n    #  G#\n    #####\n```')).toEqual(['LOOP 7:7'])
  })

  test('marks to spare', () => {
    expect(found('#####\n#S S#\n# ###\n#  G#\n#####')).toEqual(['LOST_MARK 2:4'])
    expect(found('#####\n#S  #\n# ###\n#   #\n#####')).toEqual(['LONE_END 2:2'])
    expect(found('#####\n#k  #\n# ###\n#   #\n#####')).toEqual(['LONE_END 2:2'])
  })

  test('no ends at all are no fault: a map', () => {
    const read = fromText('#####\n#   #\n# ###\n#   #\n#####')
    expect(read.maze.start).toBeNull()
    expect(read.findings).toEqual([])
  })
})

describe('what is no maze is refused, with its place', () => {
  test.each([
    [
      'nothing',
      '',
      'BAD_TEXT: cannot read the text at line 1, column 1: expected a drawing of a maze, got no line',
    ],
    ['blanks', ' \n\t\n', 'expected a drawing of a maze'],
    ['one character', '###\n###\n###', 'expected two characters at least'],
    [
      'a stranger',
      '#####\n#S  #\n# # #\n#? G#\n#####',
      'line 4, column 2: expected "#" for a wall, " " for floor, or a mark (the options wall, floor, start, goal, key and trail name others), got "?"',
    ],
    [
      'a tab within',
      '#####\n#S\t #\n# # #\n#  G#\n#####',
      'line 2, column 3: expected characters that take room on a line, got a tab, whose width nobody knows',
    ],
    [
      'a line cut short',
      '#####\n#S..#\n#.#\n#..G#\n#####',
      'line 3, column 4: expected a wall or floor beside a cell, got the end of the line',
    ],
    [
      'no rows and columns',
      '#####\n#   #\n## ##\n#   #\n#####',
      'line 3, column 3: expected a wall at the corner of four cells',
    ],
    [
      'corners in the wrong place',
      '+---+---+\n|   |   |\n+--+----+\n|       |\n+---+---+',
      'line 3, column 4: expected corners and walls every 4 columns, got "+"',
    ],
    [
      'a wall that breaks off',
      '+---+---+\n|       |\n+-- +   +\n|       |\n+---+---+',
      'line 3, column 4: expected a wall that goes on to the next corner, got " "',
    ],
    [
      'walls under walls',
      '+---+---+\n+---+---+\n|       |\n+---+---+',
      'line 2, column 1: expected cells, and walls between them, under a row of walls, got "+"',
    ],
    [
      'a stranger among lines',
      '+---+---+\n|  ?    |\n+---+---+',
      'line 2, column 4: expected a piece of a wall, a space, or a mark (the options start, goal, key and trail name others), got "?"',
    ],
    ['a single cell', '###\n# #\n###', 'TOO_SMALL'],
    ['half an emoji', '###\n#\ud83e#\n###\n# #\n###', 'BAD_TEXT'],
  ])('%s', (_, text, message) => {
    expect(refusal(text)).toContain(message)
  })

  // Rows of A and B: of every two characters a maze could be made.
  const UNSEEN = [
    '\u0000',
    '\u0001',
    '\u001b',
    '\u007f',
    '\u00ad',
    '\u0301',
    '\u115f',
    '\u202e',
    '\u2066',
    '\ud800',
    '\u{e0041}',
  ]

  test.each(UNSEEN)('a character that takes no room on a line: %j', (unseen) => {
    for (const [wall, floor] of [
      [unseen, ' '],
      ['#', unseen],
      [unseen, '\u0002'],
    ] as const) {
      const rows = [wall.repeat(5), wall + floor.repeat(3) + wall, wall.repeat(5)]
      expect(refusal(rows.join('\n'))).toMatch(/BAD_TEXT|TOO_SMALL/)
      expect(refusal(BLOCK, { wall: unseen })).toContain(
        'expected wall to be a single character that takes room',
      )
    }
    expect(refusal(`#####\n# ${unseen} #\n#####`)).toContain('BAD_TEXT')
  })

  test('a character that is not known, with the options that would make it known', () => {
    expect(refusal('#####\n#?  #\n#####')).toContain(
      'line 2, column 2: expected "#" for a wall, " " for floor, or a mark (the options wall, floor, start, goal, key and trail name others), got "?"',
    )
  })

  test('more than the limit, before anything is laid out', () => {
    expect(refusal(blockOf(mazeOf('square:20x20:prim:map:1')), { maxCells: 399 })).toContain(
      'the cells of the text: expected at most 399, got 400',
    )
    expect(refusal('#'.repeat(40_000 * 64 + 1))).toContain('TOO_BIG: the characters of the text')
    // One long line among many short ones.
    expect(refusal(`${'#'.repeat(100_000)}\n${'#\n'.repeat(100_000)}`)).toContain(
      'TOO_BIG: the lines of the text',
    )
    // Two lines of a million bars, and as many lines.
    for (const many of ['# '.repeat(1_000_000), '##\n  \n'.repeat(300_000)])
      expect(refusal(many)).toContain('TOO_BIG: the cells of the text')
    expect(fromText(blockOf(mazeOf('square:200x200:prim:map:1'))).maze.grid.cells).toBe(40_000)
  })

  test.each([
    [{ form: 'braille' }, 'form'],
    [{ wall: '##' }, 'wall'],
    [{ wall: '#', floor: '#' }, 'floor'],
    [{ start: 3 }, 'start'],
    [{ maxCells: 0 }, 'maxCells'],
    [{ cellWidth: 0.5 }, 'cellWidth'],
    [null, 'options'],
  ])('options that are none: %j', (options, name) => {
    expect(refusal(BLOCK, options as never)).toContain(`BAD_ARGUMENT: expected ${name} to be`)
  })

  test.each([null, undefined, 3, {}, ['#']])('a text that is none: %j', (text) => {
    expect(refusal(text as never)).toContain('BAD_ARGUMENT: expected text to be a text')
  })
})
