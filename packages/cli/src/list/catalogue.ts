import {
  type Capability,
  GENERATORS,
  MODES,
  SHAPES,
  type ShapeEntry,
  SOLVERS,
  THEMES,
  TREATMENTS,
} from 'meikyuu'
import type { Format } from '../formats/format.js'
import { FORMATS } from '../formats/formats.js'
import { optionHint } from './option-hint.js'

/** Something that has a word, in a list. */
export interface Listed {
  /** The word that recipes or options call it. */
  readonly word: string
  /** What may follow the word, such as `-percent`, or nothing. */
  readonly option: string
  /** What it is called. */
  readonly title: string
  /** What there is to say of it. */
  readonly about: string
  /** What else programs may want to know. */
  readonly facts: object
}

/** The lists, by the word that `meikyuu list` calls them. */
export const LISTS = {
  shapes,
  generators,
  treatments,
  modes,
  solvers,
  themes,
  formats,
} as const satisfies Readonly<Record<string, () => readonly Listed[]>>

/** The name of a list. */
export type ListName = keyof typeof LISTS

function shapes(): readonly Listed[] {
  return Object.entries<ShapeEntry>(SHAPES).map(([word, { title, size, words, capabilities }]) => ({
    word,
    option: `:${size}`,
    title,
    about: `${words.join(' and ')}; ${fitting(capabilities).length} of ${Object.keys(GENERATORS).length} generators fit`,
    facts: { size, words, capabilities, generators: fitting(capabilities) },
  }))
}

function generators(): readonly Listed[] {
  return Object.entries(GENERATORS).map(([word, { title, texture, source, needs, takes }]) => ({
    word,
    option: optionHint(word, takes),
    title,
    about: `${texture}${needs.length > 0 ? ` (${shapesWith(needs).join(', ')})` : ''}`,
    facts: { source, takes, needs, shapes: shapesWith(needs) },
  }))
}

function treatments(): readonly Listed[] {
  return Object.entries(TREATMENTS).map(([word, { title, effect, needs, takes }]) => ({
    word,
    option: optionHint(word, takes),
    title,
    about: `${effect}${needs.length > 0 ? ` (${shapesWith(needs).join(', ')})` : ''}`,
    facts: { takes, needs, shapes: shapesWith(needs) },
  }))
}

function modes(): readonly Listed[] {
  return Object.entries(MODES).map(([word, mode]) => ({
    word,
    option: 'option' in mode ? '-number' : '',
    title: mode.title,
    about: '',
    facts: { ends: mode.ends !== null },
  }))
}

function solvers(): readonly Listed[] {
  return Object.entries(SOLVERS).map(([word, { title, how, guarantees, needs, source }]) => ({
    word,
    option: '',
    title,
    about: `${how}; ${GUARANTEES[guarantees]}`,
    facts: { guarantees, needs, source },
  }))
}

const GUARANTEES = {
  shortest: 'finds a shortest way',
  'a way': 'finds a way',
  maybe: 'may find none where there are loops',
} as const

function themes(): readonly Listed[] {
  return Object.entries(THEMES).map(([word, { title, colours }]) => ({
    word,
    option: '',
    title,
    about: '',
    facts: { colours },
  }))
}

function formats(): readonly Listed[] {
  return Object.entries<Format>(FORMATS).map(
    ([word, { title, extensions, holds, fits, isRead = false }]) => ({
      word,
      option: '',
      title,
      about: [extensions.map((end) => `.${end}`).join(' '), FITS[fits], isRead ? 'convert reads it' : '']
        .filter((part) => part !== '')
        .join('; '),
      facts: { extensions, holds, fits, isRead },
    }),
  )
}

/** What is said of the mazes that a format can write. */
const FITS = { all: '', squares: 'squares alone', recipes: 'mazes of recipes alone' } as const

function fitting(capabilities: readonly Capability[]): readonly string[] {
  return Object.entries(GENERATORS)
    .filter(([, { needs }]) => needs.every((need) => capabilities.includes(need)))
    .map(([word]) => word)
}

/** The shapes that can do all that is needed. */
export function shapesWith(needs: readonly Capability[]): readonly string[] {
  return Object.entries<ShapeEntry>(SHAPES)
    .filter(([, { capabilities }]) => needs.every((need) => capabilities.includes(need)))
    .map(([word]) => word)
}
