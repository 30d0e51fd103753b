import type { Told } from './carver.js'

/** A generator, with what was published of its dead ends at 40x40, in % of the cells. */
export interface PublishedCase extends Told {
  /** The mean, as printed; none where nothing is published. */
  readonly percent?: string
  /** The standard deviation of one maze, as printed. */
  readonly sd?: string
  /** Why the mean is another, where it is. */
  readonly differs?: string
}

const mix = (newest: number, random: number) => ({ mix: { newest, random } })

/** Every generator. */
export const PUBLISHED_CASES: readonly PublishedCase[] = [
  { word: 'backtracker', percent: '10.17', sd: '.45' },
  { word: 'hunt', percent: '9.58', sd: '.43' },
  { word: 'parallel' },
  { word: 'growing', options: mix(75, 25), as: 'newest 75, random 25', percent: '15.72', sd: '.74' },
  { word: 'growing', options: mix(50, 50), as: 'newest 50, random 50', percent: '21.58', sd: '.78' },
  { word: 'growing', options: mix(0, 1), as: 'random', percent: '27.65', sd: '.78' },
  { word: 'prim-active', percent: '27.65', sd: '.78' },
  {
    word: 'growing',
    as: 'its own rule',
    percent: '21.58',
    sd: '.78',
    differs:
      'half newest and half random too, but the last of the list takes the place of a cell that leaves, and is then taken for the newest though it may be an old one',
  },
  {
    word: 'kruskal',
    percent: '30.45',
    sd: '.68',
    differs:
      'the rule is the same; the published mean is high by 0.03. A plain least-weight tree, written for this comparison alone, agrees with ours',
  },
  { word: 'kruskal-hash', percent: '30.45', sd: '.68' },
  { word: 'prim-weights', percent: '30.45', sd: '.68' },
  { word: 'prim', percent: '32.26', sd: '.71' },
  { word: 'prim-cells', percent: '35.40', sd: '.67' },
  { word: 'prim-vertices', percent: '44.8', sd: '.54' },
  { word: 'wilson' },
  { word: 'aldous-broder' },
  { word: 'houston' },
  { word: 'origin-shift' },
  { word: 'eller-rows', percent: '28.33', sd: '.71' },
  {
    word: 'eller',
    percent: '28.33',
    sd: '.71',
    differs: 'a further way down is taken below 0.35, where the published rule takes it below 1/2',
  },
  { word: 'sidewinder' },
  { word: 'binary-tree' },
  { word: 'division', as: 'longest side', percent: '26.97', sd: '.81' },
  { word: 'division', options: { cut: 'proportional' }, as: 'in proportion', percent: '23.47', sd: '1.0' },
  { word: 'blobs' },
]
