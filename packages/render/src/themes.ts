import type { PictureColours } from './colours.js'

/** A named set of colours. */
export interface Theme {
  /** What it is called. */
  readonly title: string
  /** Its colours. */
  readonly colours: PictureColours
}

/** The themes by the word that options and the command line call them. */
export const THEMES = {
  print: {
    title: 'Plain print',
    colours: {
      background: '#ffffff',
      wall: '#222222',
      passage: '#ffffff',
      way: '#0072b2',
      trip: '#56b4e9',
      start: '#009e73',
      goal: '#d55e00',
      key: '#e69f00',
      text: '#222222',
    },
  },
} as const satisfies Record<string, Theme>

/** The name of a theme in {@link THEMES}. */
export type ThemeName = keyof typeof THEMES
