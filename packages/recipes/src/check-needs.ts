import { type Capability, MazeError, type ShapeEntry } from '@meikyuu/grid'
import type { RecipeTables } from './recipe-tables.js'
import type { ResolvedTreatment } from './resolve-treatments.js'

/** What is known of a maze before it is made. */
interface Prospect {
  readonly capabilities: readonly Capability[]
  /** The treatment that took something away from them, for messages. */
  readonly lostBy: string | null
  /** The treatment after which it may not be perfect. */
  readonly loopedBy: string | null
}

/**
 * Throws unless a generator fits a shape, and each treatment what those before
 * it leave, as the tables tell it.
 *
 * @throws MazeError `DOES_NOT_FIT`
 */
export function checkNeeds(
  { shapes, generators }: RecipeTables,
  shape: string,
  algorithm: string,
  treatments: readonly ResolvedTreatment[],
): void {
  const { capabilities } = shapes[shape]!
  let prospect: Prospect = { capabilities, lostBy: null, loopedBy: null }
  checkFits(shapes, shape, algorithm, generators[algorithm]!.needs, prospect)
  for (const { fields, treatment } of treatments) {
    const name = fields['treatment'] as string
    checkFits(shapes, shape, name, treatment.needs, prospect)
    if (treatment.needsPerfect === true && prospect.loopedBy !== null)
      throw new MazeError('DOES_NOT_FIT', {
        algorithm: name,
        needs: 'a perfect maze',
        got: `one after ${prospect.loopedBy}`,
      })
    prospect = after(prospect, name, treatment)
  }
}

function after(
  { capabilities, lostBy, loopedBy }: Prospect,
  name: string,
  { loses = [], keepsPerfect = false }: ResolvedTreatment['treatment'],
): Prospect {
  const kept = capabilities.filter((each) => !loses.includes(each))
  return {
    capabilities: kept,
    lostBy: kept.length < capabilities.length ? name : lostBy,
    loopedBy: keepsPerfect ? loopedBy : (loopedBy ?? name),
  }
}

function checkFits(
  shapes: RecipeTables['shapes'],
  shape: string,
  algorithm: string,
  needs: readonly Capability[],
  { capabilities, lostBy }: Prospect,
): void {
  if (needs.every((need) => capabilities.includes(need))) return
  const has = (entry: ShapeEntry): boolean => needs.every((need) => entry.capabilities.includes(need))
  const fitting = Object.keys(shapes).filter((other) => has(shapes[other]!))
  throw new MazeError('DOES_NOT_FIT', {
    algorithm,
    needs: `a shape with ${needs.join(' and ')}${fitting.length === 0 ? '' : ` (${fitting.join(', ')})`}`,
    got: lostBy !== null && has(shapes[shape]!) ? `${shape} after ${lostBy}` : shape,
  })
}
