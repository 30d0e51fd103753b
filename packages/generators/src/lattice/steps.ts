import { borrowInts } from '@meikyuu/grid'
import { SIDE_BACK } from './taken-marks.js'

/** How far the position across each side is: north, east, south, west; and 0 for none. */
export function stepsOut(stride: number): Int32Array {
  const steps = new Int32Array(5)
  steps[0] = -stride
  steps[1] = 1
  steps[2] = stride
  steps[3] = -1
  return steps
}

/**
 * How far the position is that a walk came in from, by the byte of taken marks;
 * 0 where it began. In an array of `borrowInts`.
 */
export function stepsBack(stride: number): Int32Array {
  const out = stepsOut(stride)
  const back = borrowInts(256)
  for (let marks = 0; marks < 256; marks++) back[marks] = out[SIDE_BACK[marks]!]!
  return back
}
