import { bareCorners } from './bare-corners.js'
import type { PlanGap } from './plan-gap.js'
import type { PlanPieces } from './plan-pieces.js'
import type { TextFinding } from './text-finding.js'
import {
  findingIn,
  findingOn,
  isWalled,
  type PlanMark,
  placeAcross,
  SLOTS,
  type TextPlan,
} from './text-plan.js'

/** The ends of a maze, as mazes have them. */
export type PlanEnds =
  | { start: number; goal: number; entrance: number | null; exit: number | null; keys: number[] }
  | { start: null; goal: null; entrance: null; exit: null; keys: [] }

/**
 * Start, goal, keys and doors of a plan. A gap in the outer wall is a door
 * where it is beside the start or the goal. Where one of them is not marked,
 * gaps tell it: the first one in reading order is the entrance, the last one
 * the exit. All other gaps are holes.
 */
export function planEnds(
  plan: TextPlan,
  pieces: PlanPieces,
): { readonly ends: PlanEnds; readonly findings: readonly TextFinding[] } {
  const findings: TextFinding[] = []
  const marks = { start: -1, goal: -1, keys: [] as number[] }
  for (const mark of plan.marks) placeMark(mark, pieces, marks, findings)
  const gaps = gapsOf(plan, pieces)
  const left = new Set(gaps)
  let entrance = doorAt(marks.start, gaps, left)
  let exit = doorAt(marks.goal, gaps, left)
  if (marks.start < 0) entrance = [...left].find(({ place }) => place !== marks.goal)
  if (entrance !== undefined) left.delete(entrance)
  const start = marks.start >= 0 ? marks.start : (entrance?.place ?? -1)
  if (marks.goal < 0) exit = [...left].reverse().find(({ place }) => place !== start)
  if (exit !== undefined) left.delete(exit)
  const goal = marks.goal >= 0 ? marks.goal : (exit?.place ?? -1)
  const isMap = start < 0 || goal < 0
  // What would have been a door of a maze is none of a map.
  const holes = isMap ? gaps.filter((gap) => left.has(gap) || gap === entrance || gap === exit) : [...left]
  for (const { place, slot } of holes) findings.push(holeAt(plan, place, slot))
  findings.push(...bareCorners(plan, pieces, gaps))
  if (isMap) findings.push(...loneEnds(plan))
  const ends = isMap
    ? ({ start: null, goal: null, entrance: null, exit: null, keys: [] } as const)
    : {
        start: pieces.cellOf[start]!,
        goal: pieces.cellOf[goal]!,
        entrance: sideOf(pieces, entrance),
        exit: sideOf(pieces, exit),
        keys: marks.keys.map((place) => pieces.cellOf[place]!),
      }
  return { ends: ends as PlanEnds, findings }
}

function placeMark(
  { kind, place, line, column }: PlanMark,
  { cellOf }: PlanPieces,
  marks: { start: number; goal: number; keys: number[] },
  findings: TextFinding[],
): void {
  const isTaken = place === marks.start || place === marks.goal || marks.keys.includes(place)
  const isSecond = kind !== 'key' && marks[kind] >= 0
  if (place < 0 || cellOf[place]! < 0 || isTaken || isSecond) {
    const why = isSecond
      ? `a second ${kind}`
      : isTaken
        ? 'a second mark in one cell'
        : `a ${kind} outside the maze`
    findings.push({ code: 'LOST_MARK', line, column, message: `${why}; left out` })
  } else if (kind === 'key') marks.keys.push(place)
  else marks[kind] = place
}

function gapsOf(plan: TextPlan, { cellOf }: PlanPieces): PlanGap[] {
  const gaps: PlanGap[] = []
  for (let place = 0; place < cellOf.length; place++) {
    if (cellOf[place]! < 0) continue
    for (let slot = 0; slot < SLOTS; slot++) {
      const other = placeAcross(plan, place, slot)
      if ((other < 0 || cellOf[other]! < 0) && !isWalled(plan, place, slot)) gaps.push({ place, slot })
    }
  }
  return gaps
}

/** The first gap beside an end. */
function doorAt(end: number, gaps: readonly PlanGap[], left: Set<PlanGap>): PlanGap | undefined {
  const door = end < 0 ? undefined : gaps.find(({ place }) => place === end)
  if (door !== undefined) left.delete(door)
  return door
}

function sideOf({ cellOf }: PlanPieces, gap: PlanGap | undefined): number | null {
  return gap === undefined ? null : cellOf[gap.place]! * SLOTS + gap.slot
}

function holeAt(plan: TextPlan, place: number, slot: number): TextFinding {
  return findingOn(plan, 'HOLE', place, slot, 'a hole in the outer wall that is no door; read as wall')
}

/** Marks that come to nothing, as the maze has no two ends. */
function loneEnds(plan: TextPlan): TextFinding[] {
  const first = plan.marks.find(({ place }) => place >= 0)
  if (first === undefined) return []
  const missing = plan.marks.some(({ kind }) => kind === 'start') ? 'goal' : 'start'
  const { line, column } = findingIn(plan, 'LONE_END', first.place, '')
  const message = `a ${first.kind}, but no ${missing} is marked or told by a door; read as a map`
  return [{ code: 'LONE_END', line, column, message }]
}
