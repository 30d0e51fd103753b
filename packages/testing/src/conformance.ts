/** A cell and one of its sides, counted within the cell from 0. */
export interface Door {
  readonly cell: number
  readonly side: number
}

/** One line of the conformance figures: a code and what it must rebuild. */
export interface ConformanceLine {
  readonly code: string
  readonly cells: number
  readonly effort: number
  readonly score: number
  readonly exact: number
  readonly base: number
  readonly coverage: Readonly<Record<string, number>>
  readonly terms: Readonly<Record<string, number>>
  readonly traps: number
  readonly waste: number
  readonly turns: number
  readonly straight: boolean
  readonly measure: Readonly<Record<string, number>>
  readonly start: number
  readonly goal: number
  readonly entrance: Door | null
  readonly exit: Door | null
  readonly keys: readonly number[]
  readonly solution: number
  readonly edges: string
}

/** The lines of a file of conformance figures. */
export function conformanceLines(text: string): ConformanceLine[] {
  const lines = text.split('\n').filter((line) => line !== '')
  return lines.map((line) => JSON.parse(line) as ConformanceLine)
}
