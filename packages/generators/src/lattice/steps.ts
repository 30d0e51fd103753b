import { SIDE_BACK } from './taken-marks.js'

/** How far the position across each side is: north, east, south, west. */
export function stepsOut(stride: number): Int32Array {
  return Int32Array.of(-stride, 1, stride, -1)
}

/** How far the position is that a walk came in from, by the byte of taken marks; 0 where it began. */
export function stepsBack(stride: number): Int32Array {
  const out = stepsOut(stride)
  const back = new Int32Array(256)
  for (let marks = 0; marks < 256; marks++) back[marks] = out[SIDE_BACK[marks]!] ?? 0
  return back
}
