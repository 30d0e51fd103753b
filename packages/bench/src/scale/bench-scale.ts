import { loadNow, machineNow } from './machine.js'
import { type Maker, NODE_MAKERS, worksOf } from './makers.js'
import type { Once } from './once.js'
import type { ScaleFigure, ScaleReport } from './report.js'
import { type Programs, runOnce, type Task } from './run-once.js'
import { isTried, isUsual, SIZES } from './sizes.js'

/** What to measure, and how. */
export interface ScalePlan {
  readonly programs: Programs
  /** What the reference in C can do, and what compiled it. */
  readonly reference: { readonly works: readonly string[]; readonly compiler: string } | null
  readonly revision: string
  /** Of {@link SIZES}. */
  readonly sizes: readonly number[]
  /** Only works whose names begin with one of these; all where there are none. */
  readonly only: readonly string[]
  /** Whether works that no other maker does are tried at all sizes too. */
  readonly all: boolean
  readonly rounds: number
  readonly seed: number
  /** Those that rounds are held to in turn; none where processes run on any. */
  readonly cores: readonly number[]
  /** Seconds that a process has, by the clock. */
  readonly limit: number
  /** Is told of each process that ended. */
  readonly tell: (task: Task, found: Once | string) => void
}

/** One work at one size, by whoever does it. */
interface Contest {
  readonly work: string
  readonly size: number
  readonly makers: readonly Maker[]
}

/**
 * Every work at every size: in each round one fresh process a maker, one after
 * the other, all with the same seed and on the same core. So what a busy
 * machine does to one it does to the next, and a ratio within a round can be
 * trusted further than a time.
 * A maker that has failed at a size is not tried at a bigger one, nor is a
 * lattice that is read as a graph.
 *
 * @throws Error where there is nothing to measure, and where makers made different mazes of one seed.
 */
export function benchScale(plan: ScalePlan): ScaleReport {
  const loadBefore = loadNow()
  const failed = new Set<string>()
  const figures: ScaleFigure[] = []
  const contests = contestsOf(plan)
  if (contests.length === 0)
    throw new Error('no work has such a name at such a size; works that only we do need --all at most sizes')
  for (const contest of contests) figures.push(...held(contest, plan, failed))
  const { revision, reference, rounds, seed, cores, limit } = plan
  return {
    machine: machineNow(loadBefore),
    revision,
    compiler: reference?.compiler ?? null,
    rounds,
    seed,
    cores: cores.length,
    limit,
    figures,
  }
}

function contestsOf({ sizes, only, all, reference }: ScalePlan): Contest[] {
  const works = new Map<string, Maker[]>()
  for (const maker of NODE_MAKERS)
    for (const work of worksOf(maker).keys()) works.set(work, [...(works.get(work) ?? []), maker])
  for (const work of reference?.works ?? []) works.get(work)?.unshift('C')
  return [...works]
    .filter(([work]) => only.length === 0 || only.some((start) => work.startsWith(start)))
    .flatMap(([work, makers]) =>
      sizes.filter((size) => all || isUsual(makers, size)).map((size) => ({ work, size, makers })),
    )
}

function held({ work, size, makers }: Contest, plan: ScalePlan, failed: Set<string>): ScaleFigure[] {
  const width = SIZES.get(size)!
  const cells = width * width
  const entries = makers
    .filter((maker) => isTried(maker, work, size) && !failed.has(`${maker} ${work}`))
    .map((maker) => ({ maker, rounds: [] as Once[], failure: null as string | null }))
  for (let round = 0; round < plan.rounds; round++) {
    const seed = plan.seed + round * 1009
    const core = plan.cores[round % plan.cores.length]
    for (const entry of entries) {
      if (entry.failure !== null) continue
      const task = { maker: entry.maker, work, width, seed, core }
      const found = runOnce(plan.programs, task, plan.limit)
      plan.tell(task, found)
      if (typeof found === 'string') entry.failure = found
      else if (found.asGraph === true) entry.failure = 'read as a graph'
      else entry.rounds.push(found)
      if (entry.failure !== null) failed.add(`${entry.maker} ${work}`)
    }
    checkSame(
      `${work} of ${width}x${width} from seed ${seed}`,
      entries.map(({ rounds }) => rounds[round]),
    )
  }
  return entries.map((entry) => ({ work, cells, ...entry }))
}

/** Throws unless all that tell a hash tell the same. */
function checkSame(what: string, found: readonly (Once | undefined)[]): void {
  const hashes = new Set(found.map((once) => once?.hash ?? null).filter((hash) => hash !== null))
  if (hashes.size > 1) throw new Error(`${what}: makers differ, ${[...hashes].join(' and ')}`)
}
