import { borrowInts, giveBackInts, newBytes } from '@meikyuu/grid'
import { isGate, isWalled, placeAcross, SLOTS, type TextPlan } from './text-plan.js'

/**
 * Takes the places off a plan that are not cells but the land around: where
 * outside and floor look alike, only the walls tell. Land has no walls within
 * it, so a flood from beyond the frame is believed where it finds none between
 * two places that it reached; one that ran in through a gap in the outer wall
 * does. Two floods are tried: one that stops at marks (doors are beside start
 * and goal), and one that does not pass gates either. Then each gap beside a
 * start or a goal may lead to land inside, such as the hole of a ring. Linear
 * in places.
 */
export function markOutside(plan: TextPlan): void {
  const flooded = newBytes(plan.present.length)
  const queue = borrowInts(plan.present.length)
  const isAnyGate = (place: number, slot: number): boolean => isGate(plan, place, slot)
  if (!floodFrame(plan, flooded, queue, () => false)) {
    flooded.fill(0)
    if (!floodFrame(plan, flooded, queue, isAnyGate)) flooded.fill(0)
  }
  takeOff(plan, flooded)
  for (const { kind, place } of plan.marks)
    if (kind !== 'key' && place >= 0)
      for (let slot = 0; slot < SLOTS; slot++) floodHole(plan, place, slot, flooded, queue)
  giveBackInts(queue)
}

type Closed = (place: number, slot: number) => boolean

/** Floods from beyond the frame; whether that found land only. */
function floodFrame(plan: TextPlan, flooded: Uint8Array, queue: Int32Array, isClosed: Closed): boolean {
  let found = 0
  for (let place = 0; place < flooded.length; place++)
    for (let slot = 0; slot < SLOTS; slot++)
      if (placeAcross(plan, place, slot) < 0 && mayPass(plan, place, slot, place, isClosed))
        if (flooded[place] === 0) {
          flooded[place] = 1
          queue[found++] = place
        }
  return spread(plan, flooded, queue, found, isClosed) >= 0 && isLand(plan, flooded, true)
}

/** Land inside that a gap of a marked cell leads to: told from a room by a corner without any wall. */
function floodHole(plan: TextPlan, from: number, slot: number, flooded: Uint8Array, queue: Int32Array): void {
  const into = placeAcross(plan, from, slot)
  if (into < 0 || !mayPass(plan, from, slot, into, () => false)) return
  flooded.fill(0)
  flooded[into] = 1
  queue[0] = into
  spread(plan, flooded, queue, 1, () => false)
  const isHole = isLand(plan, flooded, false) && hasBareCorner(plan, flooded) && isBehindDoors(plan, flooded)
  if (isHole) takeOff(plan, flooded)
}

/** Whether each end leads to flooded places by one side only, and by another one to the maze. */
function isBehindDoors(plan: TextPlan, flooded: Uint8Array): boolean {
  return plan.marks.every(({ kind, place }) => {
    if (place < 0) return true
    let [into, away] = [0, 0]
    for (let slot = 0; slot < SLOTS; slot++) {
      const other = placeAcross(plan, place, slot)
      if (other < 0 || isWalled(plan, place, slot)) continue
      if (flooded[other] === 1) into++
      else away++
    }
    return into === 0 || (kind !== 'key' && into === 1 && away > 0)
  })
}

/** Whether a side is open and a place behind it could be land. */
function mayPass(plan: TextPlan, place: number, slot: number, into: number, isClosed: Closed): boolean {
  return (
    plan.present[into] === 1 &&
    plan.inked[into] === 0 &&
    !isWalled(plan, place, slot) &&
    !isClosed(place, slot)
  )
}

function spread(
  plan: TextPlan,
  flooded: Uint8Array,
  queue: Int32Array,
  begun: number,
  isClosed: Closed,
): number {
  let found = begun
  for (let taken = 0; taken < found; taken++) {
    const place = queue[taken]!
    for (let slot = 0; slot < SLOTS; slot++) {
      const into = placeAcross(plan, place, slot)
      if (into < 0 || flooded[into] === 1 || !mayPass(plan, place, slot, into, isClosed)) continue
      flooded[into] = 1
      queue[found++] = into
    }
  }
  return found
}

/** Whether no wall stands between two flooded places, or (where the flood came over it) on the frame before one. */
function isLand(plan: TextPlan, flooded: Uint8Array, withFrame: boolean): boolean {
  for (let place = 0; place < flooded.length; place++) {
    if (flooded[place] === 0) continue
    for (let slot = 0; slot < SLOTS; slot++) {
      if (!isWalled(plan, place, slot)) continue
      const other = placeAcross(plan, place, slot)
      if (other < 0 ? withFrame : flooded[other] === 1) return false
    }
  }
  return true
}

/** Whether four flooded places meet at a corner where nothing is drawn. */
function hasBareCorner({ rows, columns, corners }: TextPlan, flooded: Uint8Array): boolean {
  for (let row = 1; row < rows; row++)
    for (let column = 1; column < columns; column++) {
      const place = row * columns + column
      if (corners[row * (columns + 1) + column] === 1) continue
      if (
        flooded[place - columns - 1]! + flooded[place - columns]! + flooded[place - 1]! + flooded[place]! ===
        4
      )
        return true
    }
  return false
}

function takeOff({ present }: TextPlan, flooded: Uint8Array): void {
  for (let place = 0; place < flooded.length; place++) if (flooded[place] === 1) present[place] = 0
}
