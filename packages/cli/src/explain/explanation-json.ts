import { type DifficultyExplanation, explainDifficulty } from 'meikyuu'
import type { Shown } from '../shown-maze.js'

/** Why a maze is as hard as it is, as plain data: `explainDifficulty` of the library, but for the figures. */
export function explanationJson({ maze }: Pick<Shown, 'maze'>): object {
  const why = explainDifficulty(maze)
  return {
    way: [...why.way],
    forks: why.forks.map((fork) => ({ ...fork, options: [...fork.options] })),
    walk: [...why.walk],
    wasteCells: [...why.wasteCells],
    branches: why.branches.map((branch) => ({ ...branch, cells: [...branch.cells] })),
    bends: why.bends,
    zones: zonesJson(why.zones),
  }
}

function zonesJson(zones: DifficultyExplanation['zones']): object | null {
  if (zones === null) return null
  return {
    perAxis: zones.zones.perAxis,
    real: [...zones.zones.real],
    visited: [...zones.visited],
    share: zones.share,
  }
}
