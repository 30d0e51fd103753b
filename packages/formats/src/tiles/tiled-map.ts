/** A value with a name, as Tiled shows it in the properties of a map. */
export interface TiledProperty {
  /** Its name. */
  readonly name: string
  /** Its kind. */
  readonly type: 'string' | 'int'
  /** What it says. */
  readonly value: string | number
}

/** A point in pixels. */
export interface TiledPoint {
  /** To the right. */
  readonly x: number
  /** Down. */
  readonly y: number
}

/** A mark on the map: a point, or the line of the way. */
export interface TiledObject extends TiledPoint {
  /** Its number, from 1. */
  readonly id: number
  /** What it is called: `start`, `goal`, `key 1`, `way`. */
  readonly name: string
  /** What it is: `start`, `goal`, `key`, `way`. */
  readonly type: string
  /** True for a point. */
  readonly point?: true
  /** The corners of the way, seen from the object's own place. */
  readonly polyline?: readonly TiledPoint[]
  /** 0: it has none. */
  readonly width: 0
  /** 0: it has none. */
  readonly height: 0
  /** 0: it is not turned. */
  readonly rotation: 0
  /** True. */
  readonly visible: true
}

/** A picture with the two tiles beside each other: floor, then wall. */
export interface TiledTileset {
  /** The map's number of its first tile. */
  readonly firstgid: 1
  /** What it is called. */
  readonly name: string
  /** The path of the picture, seen from the map's file. */
  readonly image: string
  /** The picture's width in pixels. */
  readonly imagewidth: number
  /** The picture's height in pixels. */
  readonly imageheight: number
  /** Tiles beside each other in the picture. */
  readonly columns: 2
  /** How many tiles there are. */
  readonly tilecount: 2
  /** A tile's width in pixels. */
  readonly tilewidth: number
  /** A tile's height in pixels. */
  readonly tileheight: number
  /** Pixels round the tiles. */
  readonly margin: 0
  /** Pixels between the tiles. */
  readonly spacing: 0
  /** What the tiles are: `floor` and `wall`. */
  readonly tiles: readonly TiledTile[]
}

/** What a tile of a tileset is. */
export interface TiledTile {
  /** Its place in the picture, from 0. */
  readonly id: number
  /** `floor` or `wall`. */
  readonly type: string
}

/** A tileset in a file of its own: its first tile is the floor, its second the wall. */
export interface TiledTilesetFile {
  /** The map's number of its first tile. */
  readonly firstgid: 1
  /** The path of the tileset's file, seen from the map's. */
  readonly source: string
}
