import type { JsonObject } from './json-value.js'
import { DOCUMENT_FORMAT, DOCUMENT_VERSION } from './maze-document.js'
import { LONGEST_SHAPE } from './read-shape.js'

const BASE64 = '^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$'

/**
 * The documents of `mazeToJson` as a JSON Schema (draft 2020-12), for other
 * programs and editors. It says of what kind each field is; that a document's
 * parts agree with each other, only a reader can tell, as `mazeFromJson` does.
 */
export const MAZE_SCHEMA = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: 'urn:meikyuu:maze:1',
  title: 'A maze of meikyuu',
  type: 'object',
  required: ['format', 'version', 'grid', 'passages', 'start', 'goal', 'entrance', 'exit', 'keys'],
  additionalProperties: false,
  properties: {
    format: { const: DOCUMENT_FORMAT },
    version: { const: DOCUMENT_VERSION },
    recipe: {
      description: 'The code of the recipe that the maze was built from.',
      type: 'string',
      minLength: 1,
    },
    grid: {
      description: 'The board.',
      oneOf: [{ $ref: '#/$defs/rows' }, { $ref: '#/$defs/rings' }, { $ref: '#/$defs/graph' }],
    },
    passages: {
      description:
        'A bit for each two cells side by side, 1 for a passage: cells in order, of each its sides in order that lead to a higher cell.',
      $ref: '#/$defs/bits',
    },
    start: { description: 'The cell where the way begins; null in a map.', $ref: '#/$defs/cellOrNull' },
    goal: { description: 'The cell where it ends; null in a map.', $ref: '#/$defs/cellOrNull' },
    entrance: { description: 'The side of the start to come in by, or null.', $ref: '#/$defs/slotOrNull' },
    exit: { description: 'The side of the goal to leave by, or null.', $ref: '#/$defs/slotOrNull' },
    keys: {
      description: 'The cells of the keys.',
      type: 'array',
      items: { type: 'integer', minimum: 0 },
      uniqueItems: true,
    },
    figures: { description: 'What the writer says of the maze.', type: 'object' },
  },
  if: { properties: { start: { type: 'null' } } },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: {
    properties: {
      goal: { type: 'null' },
      entrance: { type: 'null' },
      exit: { type: 'null' },
      keys: { type: 'array', maxItems: 0 },
    },
  },
  else: { properties: { goal: { type: 'integer' } } },
  $defs: {
    bits: {
      description:
        'Bits in Base64 (RFC 4648, section 4), the first one highest; the last byte is filled up with zeros.',
      type: 'string',
      pattern: BASE64,
      contentEncoding: 'base64',
    },
    cellOrNull: { type: ['integer', 'null'], minimum: 0 },
    slotOrNull: { type: ['integer', 'null'], minimum: 0 },
    shape: {
      description: "The name of the grid's shape, where it is not that of the board.",
      type: 'string',
      maxLength: LONGEST_SHAPE,
    },
    cells: {
      description: 'For a grid that is cut: a bit for each cell of the board, 1 where it stays.',
      $ref: '#/$defs/bits',
    },
    rows: {
      description: 'A board of rows and columns.',
      type: 'object',
      required: ['board', 'w', 'h'],
      additionalProperties: false,
      properties: {
        board: { enum: ['square', 'hex', 'triangle'] },
        shape: { $ref: '#/$defs/shape' },
        w: { description: 'Columns.', type: 'integer', minimum: 1 },
        h: { description: 'Rows.', type: 'integer', minimum: 1 },
        cells: { $ref: '#/$defs/cells' },
      },
    },
    rings: {
      description: 'A round board.',
      type: 'object',
      required: ['board', 'size'],
      additionalProperties: false,
      properties: {
        board: { const: 'circle' },
        shape: { $ref: '#/$defs/shape' },
        size: { description: 'Rings.', type: 'integer', minimum: 2 },
        cells: { $ref: '#/$defs/cells' },
      },
    },
    graph: {
      description: 'A graph of its own.',
      type: 'object',
      required: ['board', 'sides'],
      additionalProperties: false,
      properties: {
        board: { const: 'graph' },
        shape: { $ref: '#/$defs/shape' },
        sides: {
          description: 'For each cell the cells across its sides; -1 where a side leads outside.',
          type: 'array',
          minItems: 2,
          items: { type: 'array', items: { type: 'integer', minimum: -1 } },
        },
        centres: {
          description: 'The middle of each cell.',
          type: 'array',
          items: { type: 'array', minItems: 2, maxItems: 3, items: { type: 'number' } },
        },
      },
    },
  },
} as const satisfies JsonObject
