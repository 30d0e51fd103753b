import { type Capability, capabilitiesOf, type Grid, MazeError } from '@meikyuu/grid'
import type { GeneratorEntry } from './generator-entry.js'

const NEEDS: { readonly [C in Capability]: string } = {
  rows: 'the rows of a whole square grid',
  'row-order': 'cells in rows, with sides to the rows beside only',
  squares: 'square cells',
}

/** Whether a grid has what a generator needs. */
export function fits(entry: Pick<GeneratorEntry, 'needs'>, grid: Grid): boolean {
  return entry.needs.every((need) => has(grid, need))
}

/**
 * Throws unless a grid has what a generator needs.
 *
 * @param name What the message calls the generator.
 * @throws MazeError `DOES_NOT_FIT`
 */
export function checkFits(entry: Pick<GeneratorEntry, 'needs'>, grid: Grid, name: string): void {
  for (const need of entry.needs)
    if (!has(grid, need))
      throw new MazeError('DOES_NOT_FIT', {
        algorithm: name,
        needs: NEEDS[need],
        got: `a grid of shape ${grid.shape}`,
      })
}

function has(grid: Grid, need: Capability): boolean {
  return capabilitiesOf(grid).includes(need)
}
