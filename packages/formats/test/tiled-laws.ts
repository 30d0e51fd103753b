/** A value of JSON, unread. */
type Json = Record<string, unknown>

/**
 * What is wrong with a map by the page "JSON Map Format" of Tiled's manual
 * (version 1.10): the fields of each kind of thing, their types and the rules
 * between them. Empty for a map that Tiled reads.
 */
export function tiledFaults(map: Json): string[] {
  const faults: string[] = []
  const check = (isRight: boolean, fault: string): void => {
    if (!isRight) faults.push(fault)
  }
  fieldsOf('map', map, MAP, check)
  check(map['type'] === 'map', 'type is map')
  check(map['orientation'] === 'orthogonal', 'orientation is orthogonal')
  check(
    ['right-down', 'right-up', 'left-down', 'left-up'].includes(map['renderorder'] as string),
    'renderorder',
  )
  check(/^1\.\d+$/.test(map['version'] as string), 'the version is a text since 1.6')
  const layers = map['layers'] as Json[]
  const tilesets = map['tilesets'] as Json[]
  const gids = lastGid(tilesets, map, check)
  for (const layer of layers) checkLayer(map, layer, gids, check)
  checkIds('layers', layers, map['nextlayerid'] as number, check)
  const objects = layers.flatMap(({ objects = [] }) => objects as Json[])
  checkIds('objects', objects, map['nextobjectid'] as number, check)
  checkProperties(map, check)
  return faults
}

type Check = (isRight: boolean, fault: string) => void
type Kind = 'int' | 'double' | 'string' | 'bool' | 'array'

const MAP: Record<string, Kind | `${Kind}?`> = {
  backgroundcolor: 'string?',
  class: 'string?',
  compressionlevel: 'int?',
  height: 'int',
  infinite: 'bool',
  layers: 'array',
  nextlayerid: 'int',
  nextobjectid: 'int',
  orientation: 'string',
  properties: 'array?',
  renderorder: 'string',
  tiledversion: 'string?',
  tileheight: 'int',
  tilesets: 'array',
  tilewidth: 'int',
  type: 'string',
  version: 'string',
  width: 'int',
}
const LAYER: typeof MAP = {
  class: 'string?',
  id: 'int',
  name: 'string',
  opacity: 'double',
  properties: 'array?',
  type: 'string',
  visible: 'bool',
  x: 'int',
  y: 'int',
}
const TILE_LAYER: typeof MAP = { ...LAYER, data: 'array', encoding: 'string?', height: 'int', width: 'int' }
const OBJECT_LAYER: typeof MAP = { ...LAYER, draworder: 'string', objects: 'array' }
const OBJECT: typeof MAP = {
  height: 'double',
  id: 'int',
  name: 'string',
  point: 'bool?',
  polyline: 'array?',
  properties: 'array?',
  rotation: 'double',
  type: 'string',
  visible: 'bool',
  width: 'double',
  x: 'double',
  y: 'double',
}
const TILESET: typeof MAP = {
  columns: 'int',
  firstgid: 'int',
  image: 'string',
  imageheight: 'int',
  imagewidth: 'int',
  margin: 'int',
  name: 'string',
  spacing: 'int',
  tilecount: 'int',
  tileheight: 'int',
  tiles: 'array?',
  tilewidth: 'int',
}
const TILESET_FILE: typeof MAP = { firstgid: 'int', source: 'string' }

function fieldsOf(what: string, thing: Json, fields: typeof MAP, check: Check): void {
  for (const name of Object.keys(thing)) check(Object.hasOwn(fields, name), `${what} has no field ${name}`)
  for (const [name, kind] of Object.entries(fields))
    if (thing[name] === undefined) check(kind.endsWith('?'), `${what} needs ${name}`)
    else check(isOf(kind.replace('?', '') as Kind, thing[name]), `${what}.${name} is of the kind ${kind}`)
}

function isOf(kind: Kind, value: unknown): boolean {
  if (kind === 'int') return Number.isInteger(value)
  if (kind === 'double') return Number.isFinite(value)
  if (kind === 'bool') return typeof value === 'boolean'
  return kind === 'array' ? Array.isArray(value) : typeof value === 'string'
}

/** The highest number that a tile can have; Infinity where that stands in another file. */
function lastGid(tilesets: Json[], map: Json, check: Check): number {
  let next = 1
  for (const tileset of tilesets) {
    if (tileset['source'] !== undefined) {
      fieldsOf('tileset', tileset, TILESET_FILE, check)
      return Infinity
    }
    fieldsOf('tileset', tileset, TILESET, check)
    const { firstgid, columns, tilecount, tilewidth, tileheight, imagewidth, imageheight, margin, spacing } =
      tileset as Record<string, number>
    check(firstgid === next, 'the first tileset begins at 1, each other where the one before ends')
    check(
      tilewidth === map['tilewidth'] && tileheight === map['tileheight'],
      'tiles are as large as the grid',
    )
    const rows = Math.ceil(tilecount! / columns!)
    check(imagewidth === margin! * 2 + columns! * (tilewidth! + spacing!) - spacing!, 'tiles fill the width')
    check(imageheight === margin! * 2 + rows * (tileheight! + spacing!) - spacing!, 'tiles fill the height')
    for (const tile of (tileset['tiles'] ?? []) as Json[])
      check(isOf('int', tile['id']) && (tile['id'] as number) < tilecount!, 'tiles described are in the set')
    next += tilecount!
  }
  return next - 1
}

function checkLayer(map: Json, layer: Json, gids: number, check: Check): void {
  check(layer['x'] === 0 && layer['y'] === 0, 'x and y are always 0')
  check((layer['opacity'] as number) >= 0 && (layer['opacity'] as number) <= 1, 'opacity from 0 to 1')
  if (layer['type'] === 'objectgroup') {
    fieldsOf('layer', layer, OBJECT_LAYER, check)
    check(['topdown', 'index'].includes(layer['draworder'] as string), 'draworder')
    for (const object of layer['objects'] as Json[]) checkObject(object, check)
    return
  }
  check(layer['type'] === 'tilelayer', 'a layer of tiles or objects')
  fieldsOf('layer', layer, TILE_LAYER, check)
  check(
    layer['width'] === map['width'] && layer['height'] === map['height'],
    'layers are as large as the map',
  )
  const data = layer['data'] as number[]
  check(data.length === (map['width'] as number) * (map['height'] as number), 'a number a tile')
  check(
    data.every((gid) => Number.isInteger(gid) && gid >= 0 && gid <= gids),
    'numbers of tiles that there are',
  )
}

function checkObject(object: Json, check: Check): void {
  fieldsOf('object', object, OBJECT, check)
  check(object['point'] === undefined || object['polyline'] === undefined, 'a point or a line')
  const points = (object['polyline'] ?? []) as Json[]
  for (const point of points)
    check(isOf('double', point['x']) && isOf('double', point['y']), 'points have x and y')
  check(
    points.length === 0 || (points[0]!['x'] === 0 && points[0]!['y'] === 0),
    'a line begins at its object',
  )
}

function checkIds(what: string, things: Json[], next: number, check: Check): void {
  const ids = things.map(({ id }) => id as number)
  check(new Set(ids).size === ids.length, `${what} have numbers of their own`)
  check(
    ids.every((id) => id >= 1 && id < next),
    `the next number of ${what} is free`,
  )
}

function checkProperties(map: Json, check: Check): void {
  const kinds = {
    string: 'string',
    int: 'int',
    float: 'double',
    bool: 'bool',
    color: 'string',
    file: 'string',
  } as const
  for (const property of (map['properties'] ?? []) as Json[]) {
    check(isOf('string', property['name']), 'properties have names')
    const kind = kinds[property['type'] as keyof typeof kinds]
    check(kind !== undefined && isOf(kind, property['value']), 'properties have values of their kinds')
  }
}
