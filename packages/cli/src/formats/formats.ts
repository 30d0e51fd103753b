import {
  brailleOf,
  MazeError,
  type MazeRecipe,
  type PictureOptions,
  recipeCode,
  svgChunks,
  type THEMES,
  textOf,
} from 'meikyuu'
import type { Format, Styling, ToWrite } from './format.js'

/** The width of a drawing in braille, unless told otherwise. */
const BRAILLE_WIDTH = 80

/** Every format by the word that `--format` calls it. */
export const FORMATS = {
  json: {
    title: 'Documents in JSON, one a line (NDJSON)',
    extensions: ['json', 'ndjson', 'jsonl'],
    holds: 'lines',
    boards: 'all',
    isRead: true,
    async write({ maze, answer, figures }) {
      const { mazeToJson } = await import('@meikyuu/formats')
      const told = {
        ...figures,
        ...(answer !== null && { solution: [...answer.way], trips: [...answer.trips] }),
      }
      const hasFigures = Object.keys(told).length > 0
      return [`${JSON.stringify(mazeToJson(maze, hasFigures ? { figures: told } : {}))}\n`]
    },
  },
  recipe: {
    title: 'Codes of recipes, one a line',
    extensions: ['recipes'],
    holds: 'lines',
    boards: 'with a recipe',
    isRead: true,
    write: async ({ maze, name }) => {
      if (maze.recipe === undefined)
        throw new MazeError('BAD_ARGUMENT', { name, expected: 'a maze of a recipe', got: 'one without' })
      return [`${recipeCode(maze.recipe as MazeRecipe)}\n`]
    },
  },
  text: {
    title: 'Box-drawing characters',
    extensions: ['txt'],
    holds: 'texts',
    boards: 'squares',
    write: async ({ maze, answer }) => [`${textOf(maze, { ...answer })}\n`],
  },
  ascii: {
    title: 'Plain characters: + - |',
    extensions: ['asc'],
    holds: 'texts',
    boards: 'squares',
    write: async ({ maze, answer }) => [`${textOf(maze, { ...answer, ascii: true })}\n`],
  },
  braille: {
    title: 'Braille dots',
    extensions: ['brl'],
    holds: 'texts',
    boards: 'all',
    write: async ({ maze, answer }, { width = BRAILLE_WIDTH }) => [
      `${brailleOf(maze, { ...answer, width })}\n`,
    ],
  },
  svg: {
    title: 'A picture in vectors',
    extensions: ['svg'],
    holds: 'one',
    boards: 'all',
    write: async (given, styling) => svgChunks(given.maze, pictureOptions(given, styling)),
  },
} as const satisfies Readonly<Record<string, Format>>

/** The name of a format in {@link FORMATS}. */
export type FormatName = keyof typeof FORMATS

/** The format that a file's name says by its end, or null. */
export function formatOfFile(file: string): FormatName | null {
  const end = /\.([^./\\]+)$/.exec(file)?.[1]?.toLowerCase()
  if (end === undefined) return null
  const found = Object.entries<Format>(FORMATS).find(([, { extensions }]) => extensions.includes(end))
  return found === undefined ? null : (found[0] as FormatName)
}

/** How a maze is drawn as a picture: titled by its name. */
export function pictureOptions({ name, answer }: ToWrite, { theme, cellSize }: Styling): PictureOptions {
  return {
    title: name,
    ...answer,
    ...(theme !== undefined && { theme: theme as keyof typeof THEMES }),
    ...(cellSize !== undefined && { cellSize }),
  }
}
