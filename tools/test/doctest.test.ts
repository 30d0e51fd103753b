import { describe, expect, it } from 'vitest'
import { exportsOf } from '../doctest/exports.mjs'
import { examplesIn } from '../doctest/fences.mjs'
import { transformed, withEndsOfStatements } from '../doctest/transform.mjs'
import { testFileOf } from '../doctest.mjs'

const bodyOf = (...lines: string[]) => transformed(lines.join('\n')).body.trim()

describe('finding examples', () => {
  it('takes the fences of doc comments, without their stars, by line', () => {
    const text = [
      'const a = 1',
      '/**',
      ' * Says it.',
      ' * ```ts',
      ' * say(1) // => 1',
      ' *   .x',
      ' * ```',
      ' */',
    ].join('\n')
    expect(examplesIn('a.ts', text)).toEqual([
      { file: 'a.ts', line: 4, code: 'say(1) // => 1\n  .x', isTest: true },
    ])
  })

  it('takes only ts fences of Markdown, and knows those that are not to be run', () => {
    const text = [
      '```sh',
      'npm start',
      '```',
      '```ts no-test',
      'a()',
      '```',
      '- in a list:',
      '  ```ts',
      '  b()',
      '  ```',
    ]
    expect(examplesIn('a.md', text.join('\n'))).toEqual([
      { file: 'a.md', line: 4, code: 'a()', isTest: false },
      { file: 'a.md', line: 8, code: 'b()', isTest: true },
    ])
  })
})

describe('turning an example into assertions', () => {
  it('asserts the expression before the promise', () => {
    expect(bodyOf('const a = 1', 'a + 1 // => 2')).toBe('const a = 1\nexpectSame(a + 1, 2)')
  })

  it('takes a promise on its own line, for an expression over several lines', () => {
    expect(bodyOf('f({', '  a: 1,', '})', '// => { b: 2 }')).toBe('expectSame(f({\n  a: 1,\n}), { b: 2 })')
  })

  it('goes on to further comment lines until the value is whole', () => {
    expect(bodyOf('f()', '// => [1,', '//     2]')).toContain('[1,\n    2])')
  })

  it('asserts a named value', () => {
    expect(bodyOf('const a = f() // => 3')).toBe('const a = f()\n;expectSame(a, 3)'.replace('f()', 'f();'))
  })

  it('ends a statement where a reader sees its end', () => {
    const code = ['const rng = make()', '[rng.a, rng.b] // => [1, 2]', '[3].length // => 1', '(4) // => 4']
    expect(bodyOf(...code).match(/expectSame/g)).toHaveLength(3)
    expect(withEndsOfStatements('f()\n// a word\n[1].length')).toBe('f()\n// a word\n;[1].length')
  })

  it('leaves strings alone', () => {
    expect(bodyOf("f('// => 1')")).toBe("f('// => 1')")
    expect(bodyOf('f(`', '// => 1', '[`)')).toBe('f(`\n// => 1\n[`)')
  })

  it('knows refusals and numbers shown in part', () => {
    expect(bodyOf("parse('x') // => throws NO_SUCH_SHAPE")).toBe(
      "await expectThrow(() => parse('x'), 'NO_SUCH_SHAPE')",
    )
    expect(bodyOf('share() // => 0.4182...')).toBe("expectBegin(share(), '0.4182')")
  })

  it('refuses a promise it cannot test', () => {
    expect(() => bodyOf('f() // => about four')).toThrow('not a value')
    expect(() => bodyOf('const { a } = f() // => 1')).toThrow('neither')
    expect(() => bodyOf('f()', '// => 1', '// => 2')).toThrow('two')
  })

  it('knows which names an example needs from elsewhere', () => {
    const { names } = transformed(
      'const grid = squareGrid(w, 2)\ngrid.cells // => 4\nconst f = (a: Maze) => a.b',
    )
    expect([...names].sort()).toEqual(['Maze', 'squareGrid', 'w'])
  })
})

it('reads what a package offers through its front door', () => {
  const files: Record<string, string> = {
    'packages/a/src/index.ts':
      "export * from './b.js'\nexport * from '@meikyuu/c'\nexport { x as y } from './x.js'",
    'packages/a/src/b.ts':
      'export interface B {}\nexport const b = 1\nconst hidden = 2\nexport function f() {}',
    'packages/c/src/index.ts': 'export class C {}',
  }
  const offered = exportsOf(
    'packages/a/src/index.ts',
    (file) => files[file] ?? '',
    () => 'packages/c/src/index.ts',
  )
  expect(Object.fromEntries(offered)).toEqual({ B: 'type', b: 'value', f: 'value', C: 'value', y: 'value' })
})

it('imports what an example uses and does not import itself', () => {
  const offers = new Map([
    [
      'meikyuu',
      new Map<string, 'value' | 'type'>([
        ['f', 'value'],
        ['M', 'type'],
      ]),
    ],
  ])
  const example = { file: 'a.md', line: 3, code: 'const m: M = f() // => 1', isTest: true }
  const text = testFileOf([example], ['meikyuu'], offers)
  expect(text).toContain("import { f } from 'meikyuu'")
  expect(text).toContain("import { type M } from 'meikyuu'")
  expect(text).toContain('test("a.md:3"')
})
