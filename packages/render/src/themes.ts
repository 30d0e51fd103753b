import type { PictureColours } from './colours.js'

/** A named set of colours. */
export interface Theme {
  /** What it is called. */
  readonly title: string
  /** Its colours. */
  readonly colours: PictureColours
  /** Two or more colours that stand for little to much: those between are mixed, evenly to the eye. */
  readonly scale: readonly string[]
}

/**
 * The themes by the word that options and the command line call them. In all of
 * them the walls stand out from the background by 4.5 to 1 at least, marks, way
 * and text by 3 to 1 (the contrast of WCAG 2.2), and walls from every colour
 * of the scale by 2.8 to 1.
 */
export const THEMES = {
  print: {
    title: 'Plain print',
    colours: {
      background: '#ffffff',
      wall: '#222222',
      passage: '#ffffff',
      way: '#0072b2',
      trip: '#3d8fc9',
      start: '#008a60',
      goal: '#cc4a00',
      key: '#b0579a',
      text: '#222222',
    },
    scale: ['#fdf3b4', '#f4b36b', '#d8655f'],
  },
  blueprint: {
    title: 'Blueprint',
    colours: {
      background: '#0f3a6e',
      wall: '#dcebfa',
      passage: '#0f3a6e',
      way: '#ffd54a',
      trip: '#d9b23c',
      start: '#6fe3c1',
      goal: '#ff9b85',
      key: '#f7a6e0',
      text: '#dcebfa',
    },
    scale: ['#0f3a6e', '#1c6f8a', '#2f9a7a'],
  },
  dark: {
    title: 'Dark',
    colours: {
      background: '#14171c',
      wall: '#d7dce4',
      passage: '#14171c',
      way: '#57b4e9',
      trip: '#3a7ca8',
      start: '#5fd98b',
      goal: '#f36c4d',
      key: '#f0b000',
      text: '#d7dce4',
    },
    scale: ['#1b2a5c', '#6a2a7a', '#b0353f'],
  },
  'high-contrast': {
    title: 'High contrast',
    colours: {
      background: '#000000',
      wall: '#ffffff',
      passage: '#000000',
      way: '#ffff00',
      trip: '#ffb000',
      start: '#33ff88',
      goal: '#ff8090',
      key: '#66d9ff',
      text: '#ffffff',
    },
    scale: ['#101a40', '#27408b', '#b03a66'],
  },
  'colour-blind-safe': {
    title: 'Colour-blind safe',
    colours: {
      background: '#ffffff',
      wall: '#1a1a1a',
      passage: '#ffffff',
      way: '#2f3f9e',
      trip: '#9a3dff',
      start: '#079aac',
      goal: '#a2330b',
      key: '#e46a00',
      text: '#1a1a1a',
    },
    scale: ['#fee838', '#a59c74', '#5e7aa0'],
  },
} as const satisfies Record<string, Theme>

/** The name of a theme in {@link THEMES}. */
export type ThemeName = keyof typeof THEMES
