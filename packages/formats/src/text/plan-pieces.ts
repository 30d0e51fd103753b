import { borrowInts, giveBackInts, newInts } from '@meikyuu/grid'
import type { TextFinding } from './text-finding.js'
import { findingIn, isWalled, placeAcross, SLOTS, type TextPlan } from './text-plan.js'

/** A piece of a plan: places that passages join. */
interface Piece {
  /** Its first place in reading order. */
  readonly first: number
  readonly cells: number
  /** Whether it looks like land: no walls within, and open to the outside or wide enough to have a bare corner. */
  readonly isLand: boolean
}

/** The places of the maze, and what was left out. */
export interface PlanPieces {
  /** The number of each cell of the maze, in reading order; -1 for what is none. */
  readonly cellOf: Int32Array
  /** How many cells it has. */
  readonly cells: number
  readonly findings: readonly TextFinding[]
}

/**
 * The biggest piece of a plan (the first of equally big ones), or the one that
 * both start and goal stand in. The others are islands, where they are not
 * land round the maze or in a hole of it.
 */
export function planPieces(plan: TextPlan): PlanPieces {
  const places = plan.present.length
  const pieceOf = newInts(places).fill(-1)
  const pieces: Piece[] = []
  const queue = borrowInts(places)
  for (let place = 0; place < places; place++)
    if (plan.present[place] === 1 && pieceOf[place] === -1)
      pieces.push(pieceFrom(plan, place, pieces.length, pieceOf, queue))
  giveBackInts(queue)
  const chosen = chosenPiece(plan, pieces, pieceOf)
  const findings = pieces
    .filter((piece, number) => number !== chosen && !piece.isLand)
    .map(({ first, cells }) =>
      findingIn(plan, 'ISLAND', first, `an island: ${counted(cells)} cut off from the maze; left out`),
    )
  let cells = 0
  for (let place = 0; place < places; place++)
    pieceOf[place] = chosen >= 0 && pieceOf[place] === chosen ? cells++ : -1
  return { cellOf: pieceOf, cells, findings }
}

function counted(cells: number): string {
  return cells === 1 ? '1 cell' : `${cells} cells`
}

function pieceFrom(
  plan: TextPlan,
  first: number,
  number: number,
  pieceOf: Int32Array,
  queue: Int32Array,
): Piece {
  let found = 1
  let isOpen = false
  queue[0] = first
  pieceOf[first] = number
  for (let taken = 0; taken < found; taken++) {
    const place = queue[taken]!
    for (let slot = 0; slot < SLOTS; slot++) {
      if (isWalled(plan, place, slot)) continue
      const other = placeAcross(plan, place, slot)
      if (other < 0 || plan.present[other] === 0) isOpen = true
      else if (pieceOf[other] === -1) {
        pieceOf[other] = number
        queue[found++] = other
      }
    }
  }
  return { first, cells: found, isLand: isLand(plan, pieceOf, queue.subarray(0, found), isOpen) }
}

function isLand(plan: TextPlan, pieceOf: Int32Array, places: Int32Array, isOpen: boolean): boolean {
  let isWide = isOpen
  for (const place of places) {
    if (plan.inked[place] === 1) return false
    for (let slot = 0; slot < SLOTS; slot++) {
      const other = placeAcross(plan, place, slot)
      if (isWalled(plan, place, slot) && other >= 0 && pieceOf[other] === pieceOf[place]) return false
    }
    // The corner at the end of the place, which it shares with three of the same piece if it is bare.
    const row = Math.floor(place / plan.columns)
    const column = place % plan.columns
    if (row + 1 < plan.rows && column + 1 < plan.columns)
      if (plan.corners[(row + 1) * (plan.columns + 1) + column + 1] === 0) isWide = true
  }
  return isWide
}

function chosenPiece({ marks }: TextPlan, pieces: readonly Piece[], pieceOf: Int32Array): number {
  const of = (kind: string): number => pieceOf[marks.find((mark) => mark.kind === kind)?.place ?? -1] ?? -1
  const withStart = of('start')
  if (withStart >= 0 && withStart === of('goal')) return withStart
  let chosen = -1
  for (const [number, { cells }] of pieces.entries())
    if (chosen === -1 || cells > pieces[chosen]!.cells) chosen = number
  return chosen
}
