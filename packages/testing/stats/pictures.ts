import type { Told } from './carver.js'

/** What is drawn, in the order of the page: from the longest passages to the shortest. */
export const PICTURES: readonly Told[] = [
  { word: 'backtracker' },
  { word: 'hunt' },
  { word: 'parallel' },
  { word: 'growing', options: { mix: { newest: 75, random: 25 } }, as: 'newest 75, random 25' },
  { word: 'growing', options: { mix: { oldest: 1 } }, as: 'oldest' },
  { word: 'growing', as: 'its own rule' },
  { word: 'prim-active' },
  { word: 'prim' },
  { word: 'prim-weights' },
  { word: 'prim-cells' },
  { word: 'prim-vertices' },
  { word: 'kruskal' },
  { word: 'wilson' },
  { word: 'aldous-broder' },
  { word: 'houston' },
  { word: 'origin-shift' },
  { word: 'origin-shift', options: { steps: 160 }, as: 'one step a cell' },
  { word: 'eller' },
  { word: 'eller-rows' },
  { word: 'sidewinder' },
  { word: 'binary-tree' },
  { word: 'division', as: 'longest side' },
  { word: 'division', options: { cut: 'proportional' }, as: 'in proportion' },
  { word: 'blobs' },
]
