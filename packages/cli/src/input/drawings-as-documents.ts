import { MazeError } from 'meikyuu'
import { CliError } from '../cli-error.js'
import { type AnyItem, readDrawing } from './any-mazes.js'
import type { Item } from './item.js'

/** The same things, but each drawing read and written as a document of one line, which workers take. */
export async function* drawingsAsDocuments(
  runs: AsyncIterable<readonly AnyItem[]>,
  quiet: boolean,
): AsyncGenerator<readonly Item[], void, undefined> {
  for await (const run of runs)
    if (!run.some(({ isDrawing }) => isDrawing)) yield run
    else for (const item of run) yield [await undrawn(item, quiet)]
}

async function undrawn(item: AnyItem, quiet: boolean): Promise<Item> {
  const { place, text, isDrawing } = item
  if (!isDrawing || typeof text !== 'string') return item
  const { mazeToJson } = await import('@meikyuu/formats')
  try {
    const { maze, notes } = await readDrawing({ ...item, text })
    return { place, text: JSON.stringify(mazeToJson(maze)), notes: quiet ? [] : notes }
  } catch (error) {
    if (MazeError.is(error) || error instanceof CliError)
      return { place, text: new CliError(error.message, error.code) }
    throw error
  }
}
