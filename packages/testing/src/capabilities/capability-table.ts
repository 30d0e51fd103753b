import { GENERATORS, TREATMENTS } from '@meikyuu/generators'
import type { Capability } from '@meikyuu/grid'
import { BOARDS } from './boards.js'

/** Which kinds of grid something fits. */
export interface CapabilityRow {
  /** Its word in recipe codes. */
  readonly word: string
  /** Which table it stands in. */
  readonly kind: 'generator' | 'treatment'
  /** For each of {@link BOARDS}, whether it fits. */
  readonly fits: readonly boolean[]
}

/** Every generator and treatment, by what its table says it needs and what grids can do. */
export function capabilityTable(): CapabilityRow[] {
  const rowsOf = (
    kind: CapabilityRow['kind'],
    entries: Readonly<Record<string, { readonly needs: readonly Capability[] }>>,
  ) =>
    Object.entries(entries).map(([word, { needs }]) => ({
      word,
      kind,
      fits: BOARDS.map(({ capabilities }) => needs.every((need) => capabilities.includes(need))),
    }))
  return [...rowsOf('generator', GENERATORS), ...rowsOf('treatment', TREATMENTS)]
}
