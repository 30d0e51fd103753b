import { newBytes } from '@meikyuu/grid'
import { type Joints, jointsOf } from './joints.js'
import type { LineNet } from './line-net.js'
import type { Pen } from './pen.js'

/**
 * Draws the lines of a net, each once, in long strokes: lines that go straight
 * on are one, pieces along one circle one arc, and those that meet at a corner
 * one stroke. Stops after each straight piece and each arc.
 */
export function* drawStrokes(net: LineNet, pen: Pen): Generator<undefined, void> {
  const joints = jointsOf(net)
  const done = newBytes(net.lines)
  const { mate, smooth } = joints
  const { vertexOf, xy } = net
  const ends = net.lines * 2
  // Strokes with two ends first, then rings: from a corner where they have one, or else from anywhere.
  for (let round = 0; round < 3; round++)
    for (let from = 0; from < ends; from++) {
      if (done[from >> 1] === 1) continue
      if (round === 0 ? mate[from] !== -1 : round === 1 && smooth[from] === 1) continue
      pen.moveTo(xy[vertexOf[from]! * 2]!, xy[vertexOf[from]! * 2 + 1]!)
      let end = from
      while (end !== -1 && done[end >> 1] === 0) {
        end = drawPiece(net, joints, end, done, pen)
        yield
      }
    }
}

/** Draws one line or arc as far as it goes straight on. Gives the end that follows, or -1. */
function drawPiece(net: LineNet, { mate, smooth }: Joints, from: number, done: Uint8Array, pen: Pen): number {
  const { vertexOf, xy } = net
  const arc = net.arcOf(from >> 1)
  let turn = 0
  let last = from
  let end = from
  for (;;) {
    done[end >> 1] = 1
    if (arc !== null) turn += sweepOf(net, end >> 1)
    last = end ^ 1
    end = mate[last]!
    if (end === -1 || smooth[last] === 0 || done[end >> 1] === 1) break
  }
  if (arc === null) pen.lineTo(xy[vertexOf[last]! * 2]!, xy[vertexOf[last]! * 2 + 1]!)
  else {
    const backwards = (from & 1) === 1
    const begin = backwards ? arc.to : arc.from
    const sense = arc.to < arc.from !== backwards ? -1 : 1
    pen.arc(arc.cx, arc.cy, arc.radius, begin, begin + sense * turn, sense < 0)
  }
  return end
}

/** How far an arc turns, in radians. */
function sweepOf(net: LineNet, line: number): number {
  const arc = net.arcOf(line)
  return arc === null ? 0 : Math.abs(arc.to - arc.from)
}
