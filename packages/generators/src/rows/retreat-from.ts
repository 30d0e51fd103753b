import type { Recorder } from '@meikyuu/grid'

/** Tells a recorder, if any, that `length` cells from `cell` on by `step` are done with. */
export function retreatFrom(
  recorder: Recorder | undefined,
  cell: number,
  step: number,
  length: number,
): void {
  if (recorder === undefined) return
  for (let i = 0; i < length; i++) recorder.retreat(cell + i * step)
}
