import { brailleOf, type MazeRecipe, recipeCode, textOf } from 'meikyuu'
import { CliError } from '../cli-error.js'
import type { Answer } from '../input/answer-of.js'
import { visible } from '../visible.js'
import type { Format } from './format.js'

/** The width of a drawing in braille, unless told otherwise. */
const BRAILLE_WIDTH = 80

/** The most cells of an answer that a document lists: about 50 MB of numbers. */
const MOST_LISTED = 5_000_000

/** Formats that are lines of text, by the word that `--format` calls them. */
export const TEXT_FORMATS = {
  json: {
    title: 'documents in JSON, one a line (NDJSON)',
    extensions: ['json', 'ndjson', 'jsonl'],
    holds: 'lines',
    fits: 'all',
    takes: ['solution', 'figures'],
    isRead: true,
    async write({ maze, answer, figures }) {
      const { mazeJsonChunks } = await import('@meikyuu/formats')
      const told = { ...figures, ...listed(answer) }
      const chunks = mazeJsonChunks(maze, Object.keys(told).length > 0 ? { figures: told } : {})
      return withEnd(visibleChunks(chunks))
    },
  },
  recipe: {
    title: 'codes of recipes, one a line',
    extensions: ['recipes'],
    holds: 'lines',
    fits: 'recipes',
    takes: [],
    isRead: true,
    async write({ maze }) {
      if (maze.recipe === undefined)
        throw new CliError('expected a maze that a recipe makes, got one that has none', 'BAD_ARGUMENT')
      return [`${recipeCode(maze.recipe as MazeRecipe)}\n`]
    },
  },
  text: {
    title: 'drawn in box characters',
    extensions: ['txt'],
    holds: 'texts',
    fits: 'squares',
    takes: ['solution'],
    readsGraph: true,
    isRead: true,
    write: async ({ maze, answer }) => [`${textOf(maze, { ...answer })}\n`],
  },
  ascii: {
    title: 'drawn in +, - and |',
    extensions: ['asc'],
    holds: 'texts',
    fits: 'squares',
    takes: ['solution'],
    readsGraph: true,
    isRead: true,
    write: async ({ maze, answer }) => [`${textOf(maze, { ...answer, ascii: true })}\n`],
  },
  block: {
    title: 'walls as characters, # and blank',
    extensions: ['block'],
    holds: 'texts',
    fits: 'squares',
    takes: ['solution'],
    isRead: true,
    async write({ maze, answer }) {
      const { blockChunks } = await import('@meikyuu/formats')
      return withEnd(blockChunks(maze, { way: answer?.way ?? null }))
    },
    async writeRows(rows) {
      const { blockTextChunks } = await import('@meikyuu/node')
      return blockTextChunks(rows)
    },
  },
  braille: {
    title: 'drawn in braille dots',
    extensions: ['brl'],
    holds: 'texts',
    fits: 'all',
    takes: ['solution', 'width'],
    readsGraph: true,
    write: async ({ maze, answer }, { width = BRAILLE_WIDTH }) => [
      `${brailleOf(maze, { ...answer, width })}\n`,
    ],
  },
} as const satisfies Readonly<Record<string, Format>>

/** The cells of an answer, for a document. */
function listed(answer: Answer | null): object {
  if (answer === null) return {}
  const { way, trips } = answer
  const cells = way.length + trips.length
  if (cells > MOST_LISTED)
    throw new CliError(
      `expected an answer of at most ${MOST_LISTED} cells in a document, got ${cells}`,
      'TOO_BIG',
    )
  return { solution: [...way], trips: [...trips] }
}

function* visibleChunks(chunks: Iterable<string>): Generator<string, void, undefined> {
  for (const chunk of chunks) yield visible(chunk)
}

/** Pieces with the end of their last line. */
export function* withEnd(pieces: Iterable<string>): Generator<string, void, undefined> {
  yield* pieces
  yield '\n'
}
