import { MazeError } from 'meikyuu'
import { CliError } from '../cli-error.js'
import type { Io } from '../io.js'
import { type AnyItem, readAny } from './any-mazes.js'
import type { Item } from './items.js'

/** The same things, but each drawing read and written as a document of one line, which workers take. */
export async function* drawingsAsDocuments(
  items: AsyncIterable<AnyItem>,
  quiet: boolean,
  io: Io,
): AsyncGenerator<Item, void, undefined> {
  const { mazeToJson } = await import('@meikyuu/formats')
  for await (const item of items) {
    const { place, text } = item
    if (item.isDrawing !== true || typeof text !== 'string') yield { place, text }
    else yield { place, text: await documentOf({ ...item, text }) }
  }

  async function documentOf(item: AnyItem & { readonly text: string }): Promise<string | CliError> {
    try {
      return JSON.stringify(mazeToJson((await readAny(item, quiet, io)).maze))
    } catch (error) {
      if (MazeError.is(error) || error instanceof CliError) return new CliError(error.message, error.code)
      throw error
    }
  }
}
