import {
  borrowBytes,
  clockwiseSides,
  giveBackBytes,
  type MazeWithEnds,
  OUTSIDE,
  type ReadonlyInts,
  type Recorder,
} from '@meikyuu/grid'
import { beginSolving, type Task } from './begin-solving.js'
import { endWalk } from './end-walk.js'
import { angleFrom, headingsOf, TURN } from './headings.js'
import type { NoRouteReason, Solved } from './solved.js'
import { Trail } from './trail.js'
import { checkHand, type Hand, turnTable } from './turn-tables.js'
import { firstOpen } from './wall-follower.js'
import { wayIn } from './way-in.js'

/** Angles that differ by less are the same, in radians. */
const SAME = 1e-9

/** Options of {@link pledge}. */
export interface PledgeOptions {
  /**
   * The hand that stays on a wall.
   * @defaultValue 'left'
   */
  readonly hand?: Hand
}

/**
 * Pledge's: straight on in one direction while that is open; where it is not,
 * along the wall with one hand, counting turns; as soon as they add up to none, straight on
 * again. Unlike a wall follower it cannot be caught by a wall that stands
 * alone, and so it comes to every goal at the outer wall of a flat grid's connected maze. A goal inside it may miss:
 * it gives up with the reason `came-back` when it goes straight from a cell for
 * the second time, or goes round a wall without an end.
 *
 * The direction is straight on from the entrance; where there is none, that of
 * the start's first side clockwise that leads to a cell. A side's heading is
 * from centre to centre, to the middle of the side where it leads outside. Straight on is the
 * side whose heading is nearest to the direction, of equally near ones an open
 * one, then the lowest; it must be less than a quarter turn off. Where it is closed, the walker takes
 * the first open one clockwise from the direction (left hand) or anticlockwise (right) and counts the angle to it. Along the wall it
 * walks as `wallFollower`, and counts each turn by the angle between headings,
 * turning back as half a turn clockwise (left) or anticlockwise (right).
 *
 * Sides go round as `clockwiseSides` says; in an own graph that is the order
 * given, and centres in space are seen along z. The route is the walk with its
 * loops cut off. Records as `wallFollower`. Each wall may be
 * followed more than once: in practice a few steps a passage, at worst cells times passages.
 *
 * John Pledge, in Harold Abelson and Andrea diSessa, "Turtle geometry", 1980.
 *
 * @throws MazeError `NO_CENTRES` for an own graph without any; else as `wallFollower`.
 */
export function pledge(maze: MazeWithEnds, options?: PledgeOptions, recorder?: Recorder): Solved {
  const task = beginSolving(maze, options, recorder, "Pledge's walk")
  const { hand = 'left' } = options ?? {}
  checkHand(hand)
  const from = wayIn(maze)
  const headings = headingsOf(task.grid)
  const direction = directionOf(maze, headings, from)
  const walk = {
    headings,
    direction,
    next: turnTable(task.grid, hand),
    by: hand === 'left' ? 1 : -1,
  } as const
  const trail = new Trail(task.grid.cells, task.start)
  const straight = borrowBytes(task.grid.cells)
  straight.fill(0, 0, task.grid.cells)
  if (recorder !== undefined) recorder.start(task.start)
  const reason = goOn(task, walk, straight, trail, recorder)
  giveBackBytes(straight)
  return endWalk(trail, reason, recorder)
}

type Headings = (side: number, cell?: number) => number | null

/** How it walks. */
interface Walk {
  readonly headings: Headings
  readonly direction: number
  readonly next: ReadonlyInts
  readonly by: 1 | -1
}

function directionOf({ grid, start, entrance }: MazeWithEnds, headings: Headings, from: number): number {
  const out = (entrance ?? null) === null ? null : headings(from, start)
  if (out !== null) return out + Math.PI
  const side = clockwiseSides(grid, start).find((side) => grid.across[side] !== OUTSIDE)
  return headings(side!, start)!
}

/** Goes straight on, from wall to wall. `straight` marks the cells from which it has. */
function goOn(
  task: Task,
  walk: Walk,
  straight: Uint8Array,
  trail: Trail,
  recorder: Recorder | undefined,
): NoRouteReason | null {
  let cell = task.start
  while (cell !== task.goal) {
    if (straight[cell] !== 0) return 'came-back'
    straight[cell] = 1
    const ahead = sideAhead(task, walk, cell)
    if (ahead >= 0 && task.open[ahead] !== 0) {
      cell = task.grid.across[ahead]!
      trail.walk(cell, recorder)
      continue
    }
    const side = firstTurn(task, walk, cell)
    if (side < 0) return 'no-way'
    cell = follow(task, walk, cell, side, trail, recorder)
    if (cell < 0) return 'came-back'
  }
  return null
}

/** The side that is straight on from a cell, open or not; -1 where none is. */
function sideAhead({ grid, open }: Task, { headings, direction }: Walk, cell: number): number {
  let [best, least] = [-1, Infinity]
  for (let side = grid.first[cell]!; side < grid.first[cell + 1]!; side++) {
    const heading = headings(side, cell)
    if (heading === null) continue
    const angle = angleFrom(direction, heading, 1)
    const off = Math.min(angle, TURN - angle)
    const nearer = off < least - SAME || (off < least + SAME && open[side] !== 0 && open[best] === 0)
    if (nearer) [best, least] = [side, off]
  }
  return least < TURN / 4 - SAME ? best : -1
}

/** The first open side from the direction on; -1 where none is. */
function firstTurn({ grid, open }: Task, { headings, direction, by }: Walk, cell: number): number {
  let [best, least] = [-1, Infinity]
  for (let side = grid.first[cell]!; side < grid.first[cell + 1]!; side++) {
    if (open[side] === 0) continue
    const angle = angleFrom(direction, headings(side, cell)!, by)
    if (angle < least) [best, least] = [side, angle]
  }
  return best
}

/**
 * Follows the wall, from `from` through `side`, until it is at the goal or may go straight on. Returns the
 * cell where that is, or -1 where it would go round for ever.
 */
function follow(
  { grid, open, goal }: Task,
  walk: Walk,
  from: number,
  side: number,
  trail: Trail,
  recorder: Recorder | undefined,
): number {
  const { first, across, slot } = grid
  const begun = side
  let turned = angleFrom(walk.direction, walk.headings(side, from)!, walk.by)
  let turnedOnce = turned
  let out = side
  for (;;) {
    const cell = across[out]!
    trail.walk(cell, recorder)
    if (cell === goal) return cell
    const back = first[cell]! + slot[out]!
    out = firstOpen(open, walk.next, back)
    turned = turnedTo(walk, cell, back, out, turned)
    if (turned < SAME) return cell
    if (out !== begun) continue
    if (turned > turnedOnce - SAME) return -1
    turnedOnce = turned
  }
}

/** What the turns add up to when it leaves by `out` where it came in by `back`: exact, but for whole turns, by the heading. */
function turnedTo(
  { headings, direction, by }: Walk,
  cell: number,
  back: number,
  out: number,
  turned: number,
): number {
  const heading = headings(out, cell)!
  const angle = out === back ? TURN : angleFrom(headings(back, cell)!, heading, by)
  const sum = turned + angle - TURN / 2
  const rest = angleFrom(direction, heading, by)
  return rest + TURN * Math.round((sum - rest) / TURN)
}
