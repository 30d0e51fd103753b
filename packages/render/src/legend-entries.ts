import type { LegendEntry } from './legend.js'
import { type PicturePlan, tripWidth, wayWidth } from './picture-plan.js'

/** What of a maze itself a picture shows. */
export interface Shown {
  readonly way: boolean
  readonly trips: boolean
  /** The most steps from the heat's cell, or null where there is no heat. */
  readonly farthest: number | null
}

/** What a legend says of a maze's own marks, in the order of a walk. */
export function legendEntries(plan: PicturePlan, { way, trips, farthest }: Shown): LegendEntry[] {
  const { maze, shows, colours, scale, heat } = plan
  const entries: LegendEntry[] = []
  const mark = (form: 'disc' | 'goal' | 'key', colour: string, words: string): void => {
    entries.push({ swatch: { kind: 'mark', form, colour, opacity: 1 }, words })
  }
  const line = (colour: string, width: number, words: string): void => {
    entries.push({ swatch: { kind: 'line', colour, opacity: 1, width }, words })
  }
  if (maze.start !== null && shows.start) mark('disc', colours.start, 'Start')
  if (maze.start !== null && shows.goal) mark('goal', colours.goal, 'Goal')
  if (maze.keys.length > 0 && shows.keys) mark('key', colours.key, maze.keys.length === 1 ? 'Key' : 'Keys')
  if (way) line(colours.way, wayWidth(plan), 'The way')
  if (trips) line(colours.trip, tripWidth(plan), 'The trips to the keys')
  if (farthest !== null)
    entries.push({
      swatch: { kind: 'scale', scale, opacity: 1 },
      words: `Steps from cell ${heat}: 0 to ${farthest}`,
    })
  return entries
}
