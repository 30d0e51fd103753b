import { describe, expect, it } from 'vitest'
import { impurities } from '../purity.mjs'

const faultsOf = (text: string) => impurities('a.ts', text).length

describe('what differs between engines', () => {
  it.each([
    'const f = (x: number) => Math.sin(x)',
    'const f = (x: number) => Math.hypot(x, 1)',
    'const f = () => Math.random()',
    'const { sin } = Math',
    "const f = (name: 'sin') => Math[name](1)",
    'const f = (x: number) => x ** 2',
    'function f(x: number) { x **= 2 }',
    "const f = (a: string) => a.localeCompare('b')",
    'const f = (x: number) => x.toLocaleString()',
    'const f = () => Date.now()',
    "const f = () => document.createElement('a')",
    'const f = () => globalThis',
    'const f = () => ({ console })',
  ])('refuses %s', (text) => expect(faultsOf(text)).toBe(1))

  it.each([
    'const f = (x: number) => Math.sqrt(Math.floor(x)) * Math.PI',
    'const A = 2 ** 26',
    'const A = (-2) ** 3',
    'const f = (a: { sin: number; document: string }) => a.sin + a.document.length',
    "const table = { Date: 'a date', log: 1 }",
    "// Math.sin, and 'x' ** 2\nconst text = 'Math.sin(1) ** 2'",
    'interface Named { readonly Date: number }',
  ])('lets pass %s', (text) => expect(faultsOf(text)).toBe(0))
})

describe('calls while a module loads', () => {
  it.each([
    'const A = make()',
    'export const A = [1, make(2)]',
    'const A = new Map()',
    'class A { static b = make() }',
    'const A = /* @__PURE__ */ make(other())',
    'make()',
  ])('refuses %s', (text) => expect(faultsOf(text)).toBe(1))

  it.each([
    'const A = /* @__PURE__ */ make()',
    'const A = /* @__PURE__ */ new Map()',
    'const A = () => make()',
    'function f() { return make() }',
    'class A { b = make(); c() { return make() } }',
    'const A = { b() { return make() } }',
  ])('lets pass %s', (text) => expect(faultsOf(text)).toBe(0))
})

it('names the line', () => {
  expect(impurities('a.ts', '\n\nconst f = () => Math.exp(1)')).toEqual([
    'a.ts:3: Math.exp may differ between engines',
  ])
})
