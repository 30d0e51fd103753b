import { checkMazeEnds, checkOptions, firstSide, hasEnds, type Maze } from '@meikyuu/grid'
import { withEnds } from '@meikyuu/recipes'
import { notA } from '../not-a.js'
import { oneText } from '../one-text.js'
import { copyFigures } from './copy-figures.js'
import { checkKit, type DocumentKit, PLAIN_KIT } from './document-kit.js'
import { gridToDocument } from './grid-to-document.js'
import { DOCUMENT_FORMAT, DOCUMENT_VERSION, type MazeDocument } from './maze-document.js'
import { passageBits } from './passage-bits.js'

/** The options of {@link mazeToJson}. */
export interface ToJsonOptions {
  /**
   * What to say of the maze besides: an object of what JSON can say, up to 32
   * levels deep. Copied.
   * @defaultValue nothing
   */
  readonly figures?: object
  /**
   * The kit that the maze's recipe is of.
   * @defaultValue the plain functions
   */
  readonly kit?: DocumentKit
}

/**
 * A maze as a document: plain data that {@link mazeFromJson} makes the same
 * maze of. `JSON.stringify` of it has no line break, so that documents are
 * lines of NDJSON. Linear in sides; what there is to say of a board is worked
 * out once a grid.
 *
 * @throws MazeError `BAD_ARGUMENT` for what is no maze, for a grid that is
 * neither a board of squares, hexagons, triangles or rings, whole or cut, nor an
 * own graph, for figures that JSON cannot say and for what is no kit;
 * `NO_SUCH_CELL`; `BAD_ENDS` for ends that `withEnds` refuses; what
 * `recipeCode` throws for a recipe that is none of the kit's; `TOO_BIG` for more
 * passages than an engine lets a text hold: see {@link mazeJsonChunks}.
 *
 * @example
 * ```ts
 * const maze = buildMaze(parseRecipe('square:3x2:backtracker:to-goal:42'))
 * const { recipe, grid, passages, start, goal } = mazeToJson(maze)
 * recipe // => 'square:3x2:backtracker:to-goal:42'
 * grid // => { board: 'square', w: 3, h: 2 }
 * passages // => '2g=='
 * ```
 */
export function mazeToJson(maze: Maze, options: ToJsonOptions = {}): MazeDocument {
  const { head, passages, tail } = documentParts(maze, options)
  return { ...head, passages: oneText('the passages of the document', passages), ...tail }
}

/**
 * What `JSON.stringify` makes of {@link mazeToJson}, in pieces, made anew each
 * time they are asked for: for mazes whose document no one text can hold. Of a
 * lattice, little is held at once: of a cut one, its cells, a character for six.
 *
 * @throws MazeError as {@link mazeToJson}, before any piece.
 *
 * @example
 * ```ts
 * const maze = buildMaze(parseRecipe('square:100x100:eller:map:7'))
 * [...mazeJsonChunks(maze)].join('') === JSON.stringify(mazeToJson(maze)) // => true
 * ```
 */
export function mazeJsonChunks(maze: Maze, options: ToJsonOptions = {}): Iterable<string> {
  const { head, passages, tail } = documentParts(maze, options)
  const before = `${JSON.stringify(head).slice(0, -1)},"passages":"`
  const after = `",${JSON.stringify(tail).slice(1)}`
  return { [Symbol.iterator]: () => inTurn(before, passages, after) }
}

function* inTurn(before: string, pieces: Iterable<string>, after: string): Generator<string, void> {
  yield before
  yield* pieces
  yield after
}

/** A document's passages, in pieces, and what stands before and after them. */
interface DocumentParts {
  readonly head: Pick<MazeDocument, 'format' | 'version' | 'recipe' | 'grid'>
  readonly passages: Iterable<string>
  readonly tail: Omit<MazeDocument, 'format' | 'version' | 'recipe' | 'grid' | 'passages'>
}

function documentParts(maze: Maze, options: ToJsonOptions): DocumentParts {
  checkMazeEnds(maze)
  checkOptions('options', options)
  const { figures, kit = PLAIN_KIT } = options
  checkKit(kit, ['recipeCode'])
  // A maze by hand may have ends that no other does.
  if (hasEnds(maze)) withEnds(maze, maze)
  const { grid, passages, start, goal, keys, recipe } = maze
  return {
    head: {
      format: DOCUMENT_FORMAT,
      version: DOCUMENT_VERSION,
      // The kit says whether it is one of its recipes.
      ...(recipe !== undefined && { recipe: kit.recipeCode(recipe as never) }),
      grid: gridToDocument(grid),
    },
    passages: passageBits(grid, passages),
    tail: {
      start,
      goal,
      entrance: slotOf(maze, maze.entrance, start),
      exit: slotOf(maze, maze.exit, goal),
      keys: [...keys],
      ...(figures !== undefined && { figures: copyFigures(figures, notA) }),
    },
  }
}

/** Which side of its cell a side is. */
function slotOf({ grid }: Maze, side: number | null, cell: number | null): number | null {
  return side === null || cell === null ? null : side - firstSide(grid, cell)
}
