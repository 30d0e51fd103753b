import { difficultyOverlays, explainDifficulty, THEMES, type ThemeName } from 'meikyuu'
import type { Format } from '../formats/format.js'
import { OneFile } from '../formats/one-file.js'
import { answerOf } from '../input/answer-of.js'
import type { Io } from '../io.js'
import { deliver } from '../output/deliver.js'
import type { Shown } from '../shown-maze.js'
import { note } from '../tell.js'

/** Where pictures of difficulty go, and how they look. */
export interface OverlayOptions {
  /** A name, with a place for the number or the code where there are many. */
  readonly output: string
  readonly format: Format
  readonly force?: true | undefined
  readonly quiet?: true | undefined
  readonly theme?: ThemeName | undefined
}

/** Writes pictures that show why mazes are hard, each to a file of its own. */
export function overlayWriter(options: OverlayOptions, io: Io): (shown: Shown) => Promise<void> {
  const { format, force, quiet, theme = 'print' } = options
  const files = new OneFile(options.output)
  return async ({ maze, name }) => {
    const output = files.next(name)
    const overlays = difficultyOverlays(explainDifficulty(maze), { theme: THEMES[theme] })
    const answer = answerOf(maze)
    await deliver(
      await format.write({ name, maze, answer, figures: null, overlays }, { theme }),
      { output, force },
      io,
    )
    if (quiet !== true) note(io, `The picture is in ${output}`)
  }
}
