import type { Recorder } from '@meikyuu/grid'

/** Tells a recorder that `length` cells from `cell` on by `step` are done with. */
export function retreatFrom(recorder: Recorder, cell: number, step: number, length: number): void {
  for (let i = 0; i < length; i++) recorder.retreat(cell + i * step)
}
