import type { Maze } from 'meikyuu'
import { visible } from '../visible.js'

/** A maze that came in, as a recipe or as a document. */
export interface TakenMaze {
  /** The code of its recipe; null for a document without one. */
  readonly code: string | null
  readonly maze: Maze
  /** Where it stood, such as `line 3`; null for the only argument. */
  readonly place: string | null
}

/** What a maze is called: by its code, or else by where it stood. */
export function nameOf({ code, place }: Pick<TakenMaze, 'code' | 'place'>): string {
  return visible(code ?? place ?? 'a maze')
}
