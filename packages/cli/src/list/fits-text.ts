import { type Capability, GENERATORS, SHAPES, TREATMENTS } from 'meikyuu'
import type { Palette } from '../palette.js'
import { shapesWith } from './catalogue.js'

/** What fits what. */
export interface Fit {
  /** The word of a generator or a treatment. */
  readonly word: string
  readonly kind: 'generator' | 'treatment'
  /** The shapes that it fits. */
  readonly shapes: readonly string[]
}

/** Every generator and every treatment with the shapes that it fits. */
export function fits(): readonly Fit[] {
  const rows = (
    kind: Fit['kind'],
    table: Readonly<Record<string, { readonly needs: readonly Capability[] }>>,
  ) => Object.entries(table).map(([word, { needs }]) => ({ word, kind, shapes: shapesWith(needs) }))
  return [...rows('generator', GENERATORS), ...rows('treatment', TREATMENTS)]
}

/** What fits what as a table: a line each, the shapes above, each with a column under its corner. */
export function fitsText(palette: Palette): string {
  const rows = fits()
  const names = Object.keys(SHAPES)
  const width = Math.max(...rows.map(({ word }) => word.length)) + 1
  const head = names.map(
    (name, i) =>
      `${palette.name(name)}${' '.repeat(width - name.length)}${palette.faint(`${'│ '.repeat(i)}┐`)}`,
  )
  const lines = rows.map(({ word, shapes }) => {
    const marks = names.map((name) => (shapes.includes(name) ? palette.bar('+') : palette.faint('-')))
    return `${palette.name(word)}${' '.repeat(width - word.length)}${marks.join(' ')}`
  })
  return [...head, ...lines, '', '+ fits   - is refused (DOES_NOT_FIT)'].join('\n')
}
