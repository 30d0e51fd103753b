import {
  BIAS_WORDS,
  GENERATORS,
  type GeneratorEntry,
  type Grid,
  type MazeRecipe,
  OPTION_WORDS,
  Passages,
  Recorder,
  type Rng,
  rngFor,
  SHAPES,
  TREATMENTS,
  type TreatmentEntry,
  type WordOption,
} from 'meikyuu'
import { NO_ENDS, type Phase } from './phase.js'

/** An entry whose word may carry an option. */
interface OptionEntry {
  readonly takes: string | null
}

/** What builds a recipe's maze, one after the other: its generator, then its treatments, from the one stream that `buildMaze` takes. */
export function carvingPhases(recipe: MazeRecipe): readonly Phase[] {
  const entry: GeneratorEntry = GENERATORS[recipe.algorithm]
  let grid: Grid = gridOf(recipe)
  const rng = rngFor(recipe.seed, grid.cells)
  const carver = new Recorder(grid)
  let passages = new Passages(grid)
  entry.carve(grid, passages, rng, told(recipe.algorithm, entry, recipe, grid), carver)
  const phases: Phase[] = [phaseOf(entry.title, carver)]
  for (const fields of recipe.treatments ?? []) {
    const treatment: TreatmentEntry = TREATMENTS[fields.treatment]
    const recorder = new Recorder(grid, { open: passages.open })
    const treated = treat(
      treatment,
      { grid, passages },
      rng,
      told(fields.treatment, treatment, fields, grid),
      recorder,
    )
    phases.push(phaseOf(treatment.title, recorder))
    grid = treated.grid
    passages = treated.passages
  }
  return phases
}

function gridOf(recipe: MazeRecipe): Grid {
  if ('w' in recipe) return SHAPES[recipe.shape].make({ w: recipe.w, h: recipe.h })
  return SHAPES[recipe.shape].make({ size: recipe.size })
}

function treat(
  { apply }: TreatmentEntry,
  maze: { readonly grid: Grid; readonly passages: Passages },
  rng: Rng,
  options: object,
  recorder: Recorder,
): { readonly grid: Grid; readonly passages: Passages } {
  return apply({ ...maze, ...NO_ENDS } as Parameters<typeof apply>[0], rng, options, recorder)
}

/** What an algorithm is told by a recipe's fields. */
function told(name: string, { takes }: OptionEntry, fields: object, grid: Grid): object {
  const option = optionCalled(name, takes)
  if (option === null) return {}
  const value = (fields as Readonly<Record<string, unknown>>)[option.field]
  return { [option.field]: option.told === undefined ? value : option.told(value, grid) }
}

function optionCalled(name: string, takes: string | null): WordOption | null {
  const table: Readonly<Record<string, WordOption>> = takes === 'bias' ? BIAS_WORDS : OPTION_WORDS
  return table[takes === 'bias' ? name : (takes ?? '')] ?? null
}

function phaseOf(title: string, recorder: Recorder): Phase {
  return { title, recording: recorder.recording(), ends: NO_ENDS, isCarving: true }
}
