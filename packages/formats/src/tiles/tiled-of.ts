import { checkMazeEnds, checkOptions, checkWhole, type Maze } from '@meikyuu/grid'
import { inPieces } from '../in-pieces.js'
import { notA } from '../not-a.js'
import { oneText } from '../one-text.js'
import { type BlockPlan, blockPlan, rowsOf } from './block-rows.js'
import { recipeCodeOf } from './recipe-code-of.js'
import type { TiledProperty, TiledTileset, TiledTilesetFile } from './tiled-map.js'
import { tiledObjects } from './tiled-objects.js'
import { TILES } from './tiles.js'
import { copyWay } from './way-marks.js'

/** The version of Tiled's own format that is written. */
export const TILED_FORMAT = '1.10'

/** The version of what we put into it, in the map's property `layout`. */
export const TILED_LAYOUT = 1

/** How the map is written. */
export interface TiledOptions {
  /**
   * Pixels that a tile is wide and high, 1 to 4,096.
   * @defaultValue 16
   */
  readonly tileSize?: number
  /**
   * The path of a picture of two tiles beside each other, floor and then wall, seen from the map's file.
   * @defaultValue 'maze-tiles.png'
   */
  readonly image?: string
  /**
   * The path of a tileset's file, seen from the map's, in place of a picture.
   * Its first tile is the floor, its second the wall.
   * @defaultValue none
   */
  readonly tileset?: string
  /**
   * The cells of the way in order, for a line in the layer `ends`; null as none.
   * @defaultValue none
   */
  readonly way?: ArrayLike<number> | null
}

/** The numbers of the two tiles in the map. 0 would be no tile at all. */
const GIDS = { floor: 1, wall: 2 } as const

const WIDEST_TILE = 4096

/**
 * A maze of squares as a map of the editor Tiled, in its JSON form: an
 * orthogonal map of the block form of {@link blockRows} with a layer of tiles,
 * `maze` (1 floor, 2 wall), and a layer of objects, `ends`, with points in the
 * middle of their tiles for start, goal and keys, and a line for the way where
 * one is given. The map's properties tell the maze's recipe, where it has one,
 * and the version of this layout.
 *
 * The two tiles are a picture that you draw, or a tileset of your own: a map
 * holds no pictures. One line of JSON.
 *
 * @throws MazeError as {@link tiledChunks}, and `TOO_BIG` for more than an
 * engine lets a text hold.
 *
 * @example
 * ```ts
 * const grid = squareGrid(2, 2)
 * const passages = new Passages(grid)
 * for (const side of [1, 2, 6]) passages.carve(side)
 * const maze = { grid, passages, start: 2, goal: 3, entrance: null, exit: 14, keys: [] } as const
 * const { layers } = JSON.parse(tiledOf(maze))
 * layers[0].data.slice(15, 20) // => [2, 1, 2, 1, 2]
 * const [start] = layers[1].objects
 * start.name // => 'start'
 * start.x // => 24
 * ```
 */
export function tiledOf(maze: Maze, options: TiledOptions = {}): string {
  return oneText('the map', tiledChunks(maze, options))
}

/**
 * The text of {@link tiledOf} in pieces, so that a maze of any size flows through.
 *
 * @throws MazeError `DOES_NOT_FIT` for a grid that is not of squares,
 * `BAD_ARGUMENT` for what is no maze and options that are none; before the
 * first piece.
 */
export function tiledChunks(maze: Maze, options: TiledOptions = {}): Iterable<string> {
  checkOptions('options', options)
  const { tileSize = 16, image = 'maze-tiles.png', tileset, way: given } = options
  checkWhole('tileSize', tileSize, 1, WIDEST_TILE)
  checkPath('image', image)
  if (tileset !== undefined) checkPath('tileset', tileset)
  checkMazeEnds(maze)
  const way = copyWay(maze.grid, given)
  const plan = blockPlan('the Tiled map', maze, { marks: false, way })
  const tiles: TiledTileset | TiledTilesetFile =
    tileset === undefined ? pictureTileset(image, tileSize) : { firstgid: 1, source: tileset }
  return inPieces(() => chunksOf(plan, tileSize, way, tiles))
}

function checkPath(name: string, path: unknown): void {
  if (typeof path === 'string' && path !== '') return
  throw notA(name, 'the path of a file', path)
}

function pictureTileset(image: string, tileSize: number): TiledTileset {
  return {
    firstgid: 1,
    name: 'maze',
    image,
    imagewidth: tileSize * 2,
    imageheight: tileSize,
    columns: 2,
    tilecount: 2,
    tilewidth: tileSize,
    tileheight: tileSize,
    margin: 0,
    spacing: 0,
    tiles: [
      { id: 0, type: 'floor' },
      { id: 1, type: 'wall' },
    ],
  }
}

function propertiesOf(maze: Maze): TiledProperty[] {
  const layout: TiledProperty = { name: 'layout', type: 'int', value: TILED_LAYOUT }
  const recipe = recipeCodeOf(maze)
  return recipe === null ? [layout] : [layout, { name: 'recipe', type: 'string', value: recipe }]
}

function* chunksOf(
  plan: BlockPlan,
  tileSize: number,
  way: ArrayLike<number> | null,
  tileset: TiledTileset | TiledTilesetFile,
): Generator<string> {
  const { maze, width, height } = plan
  const objects = tiledObjects(plan, way, tileSize)
  const map = {
    type: 'map',
    version: TILED_FORMAT,
    orientation: 'orthogonal',
    renderorder: 'right-down',
    infinite: false,
    compressionlevel: -1,
    width,
    height,
    tilewidth: tileSize,
    tileheight: tileSize,
    nextlayerid: 3,
    nextobjectid: objects.length + 1,
    class: 'maze',
    properties: propertiesOf(maze),
    tilesets: [tileset],
  }
  const shown = { x: 0, y: 0, opacity: 1, visible: true }
  const tiles = { id: 1, name: 'maze', type: 'tilelayer', width, height, ...shown }
  const ends = { id: 2, name: 'ends', type: 'objectgroup', draworder: 'topdown', ...shown, objects }
  yield `${opened(map)},"layers":[${opened(tiles)},"data":[`
  let comma = ''
  for (const row of rowsOf(plan)) {
    yield comma + row.map((tile) => (tile === TILES.wall ? GIDS.wall : GIDS.floor)).join(',')
    comma = ','
  }
  yield `]},${JSON.stringify(ends)}]}`
}

/** The JSON of an object without its last brace. */
function opened(object: object): string {
  return JSON.stringify(object).slice(0, -1)
}
