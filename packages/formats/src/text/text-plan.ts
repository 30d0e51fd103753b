import type { TextFinding, TextFindingCode } from './text-finding.js'
import { positionIn, type TextRaster } from './text-raster.js'

/** Where the lines between cells and the cells themselves stand along one axis of the text. */
export interface PlanAxis {
  /** The lines of walls, one more than there are cells; -1 for one that is not drawn. */
  readonly walls: Int32Array
  /** The cells. */
  readonly cells: Int32Array
}

/** A letter in the text. */
export interface PlanMark {
  readonly kind: 'start' | 'goal' | 'key'
  /** The place that it stands in or next to; -1 for none. */
  readonly place: number
  readonly line: number
  readonly column: number
}

/** A maze as it is drawn: places, and walls around them. */
export interface TextPlan {
  readonly raster: TextRaster
  readonly rows: number
  readonly columns: number
  /** Along the lines, from the top. */
  readonly down: PlanAxis
  /** Along a line, from the left. */
  readonly across: PlanAxis
  /** 1 where there is a cell (`row * columns + column`). */
  readonly present: Uint8Array
  /** 1 where a wall runs above a row (`row * columns + column`; one row more). */
  readonly above: Uint8Array
  /** 1 where a wall runs left of a column (`row * (columns + 1) + column`; one column more). */
  readonly before: Uint8Array
  /** 1 where something is drawn on a corner (`row * (columns + 1) + column`; one row and column more). */
  readonly corners: Uint8Array
  /** 1 where a mark or a piece of a way is drawn. */
  readonly inked: Uint8Array
  readonly marks: readonly PlanMark[]
  /** What was found while the text was laid out. */
  readonly findings: readonly TextFinding[]
}

/** The slots of a square, as grids count them. */
export const SLOTS = 4

/** Whether a wall runs along side `slot` of a place. */
export function isWalled({ columns, above, before }: TextPlan, place: number, slot: number): boolean {
  const row = Math.floor(place / columns)
  if (slot === 0) return above[place] === 1
  if (slot === 1) return before[place + row + 1] === 1
  if (slot === 2) return above[place + columns] === 1
  return before[place + row] === 1
}

/** The place across side `slot`, or -1 beyond the frame. */
export function placeAcross({ rows, columns }: TextPlan, place: number, slot: number): number {
  const column = place % columns
  if (slot === 0) return place - columns
  if (slot === 1) return column + 1 < columns ? place + 1 : -1
  if (slot === 2) return place + columns < rows * columns ? place + columns : -1
  return column > 0 ? place - 1 : -1
}

/** Whether something is drawn at both ends of side `slot`: then an open side is a gate, not open land. */
export function isGate({ columns, corners }: TextPlan, place: number, slot: number): boolean {
  const topLeft = place + Math.floor(place / columns)
  const bottomLeft = topLeft + columns + 1
  const ends = [
    [topLeft, topLeft + 1],
    [topLeft + 1, bottomLeft + 1],
    [bottomLeft, bottomLeft + 1],
    [topLeft, bottomLeft],
  ] as const
  const [a, b] = ends[slot]!
  return corners[a] === 1 && corners[b] === 1
}

/** A finding at a place of the plan. */
export function findingIn(
  plan: TextPlan,
  code: TextFindingCode,
  place: number,
  message: string,
): TextFinding {
  const row = plan.down.cells[Math.floor(place / plan.columns)]!
  return { code, ...positionIn(plan.raster, row, plan.across.cells[place % plan.columns]!), message }
}

/** A finding on a side of a place. */
export function findingOn(
  plan: TextPlan,
  code: TextFindingCode,
  place: number,
  slot: number,
  message: string,
): TextFinding {
  const row = Math.floor(place / plan.columns)
  const column = place % plan.columns
  const y = slot === 0 ? plan.down.walls[row]! : slot === 2 ? plan.down.walls[row + 1]! : -1
  const x = slot === 3 ? plan.across.walls[column]! : slot === 1 ? plan.across.walls[column + 1]! : -1
  const at = positionIn(
    plan.raster,
    y < 0 ? plan.down.cells[row]! : y,
    x < 0 ? plan.across.cells[column]! : x,
  )
  return { code, ...at, message }
}
