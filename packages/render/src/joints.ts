import { newBytes, newInts } from '@meikyuu/grid'
import type { Arc, LineNet } from './line-net.js'

/** How far from parallel two lines may be that count as one: the sine of the angle between them. */
const STRAIGHT = 1e-6

/** How the ends of lines are joined where they meet. */
export interface Joints {
  /** The end that each end goes on from, or -1 where a stroke ends. */
  readonly mate: Int32Array
  /** 1 where it goes straight on, along the same line or the same circle. */
  readonly smooth: Uint8Array
}

/**
 * Joins the ends of lines two by two at each point: first those that go
 * straight on, then what is left over. Following the mates from a lone end, or
 * round a ring without any, gives strokes that hold each line once.
 */
export function jointsOf(net: LineNet): Joints {
  const ends = net.lines * 2
  const mate = newInts(ends).fill(-1)
  const smooth = newBytes(ends)
  const { start, sorted } = endsByVertex(net)
  for (let vertex = 0; vertex < net.vertices; vertex++) {
    const here = sorted.subarray(start[vertex], start[vertex + 1])
    joinAt(here, mate, (a, b) => {
      if (!goesStraight(net, a, b)) return false
      smooth[a] = smooth[b] = 1
      return true
    })
    joinAt(here, mate, () => true)
  }
  return { mate, smooth }
}

function joinAt(ends: Int32Array, mate: Int32Array, fit: (a: number, b: number) => boolean): void {
  for (let i = 0; i < ends.length; i++)
    for (let j = i + 1; mate[ends[i]!] === -1 && j < ends.length; j++) {
      const a = ends[i]!
      const b = ends[j]!
      if (mate[b] !== -1 || !fit(a, b)) continue
      mate[a] = b
      mate[b] = a
    }
}

/** The ends of lines, point after point: a counting sort. */
function endsByVertex({ lines, vertices, vertexOf }: LineNet): { start: Int32Array; sorted: Int32Array } {
  const start = newInts(vertices + 1)
  for (let end = 0; end < lines * 2; end++) start[vertexOf[end]! + 1]!++
  for (let vertex = 0; vertex < vertices; vertex++) start[vertex + 1]! += start[vertex]!
  const next = start.slice()
  const sorted = newInts(lines * 2)
  for (let end = 0; end < lines * 2; end++) sorted[next[vertexOf[end]!]!++] = end
  return { start, sorted }
}

function goesStraight(net: LineNet, a: number, b: number): boolean {
  const arcA = net.arcOf(a >> 1)
  const arcB = net.arcOf(b >> 1)
  if (arcA === null && arcB === null) return opposite(net, a, b)
  return arcA !== null && arcB !== null && sameCircle(arcA, arcB)
}

/** Whether the lines of two ends at one point leave it in opposite directions. */
function opposite({ vertexOf, xy }: LineNet, a: number, b: number): boolean {
  const here = vertexOf[a]! * 2
  const farA = vertexOf[a ^ 1]! * 2
  const farB = vertexOf[b ^ 1]! * 2
  const ax = xy[farA]! - xy[here]!
  const ay = xy[farA + 1]! - xy[here + 1]!
  const bx = xy[farB]! - xy[here]!
  const by = xy[farB + 1]! - xy[here + 1]!
  const dot = ax * bx + ay * by
  return dot < 0 && Math.abs(ax * by - ay * bx) <= STRAIGHT * -dot
}

function sameCircle(a: Arc, b: Arc): boolean {
  return a.cx === b.cx && a.cy === b.cy && Math.abs(a.radius - b.radius) < STRAIGHT
}
