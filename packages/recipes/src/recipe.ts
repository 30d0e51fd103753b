import type { DivisionCut, GrowingTreeMix } from '@meikyuu/generators'
import type { MazeMap, MazeWithEnds, RectangleSize, SingleSize } from '@meikyuu/grid'
import type { RecipeBinaryTreeBias, RecipeSidewinderBias } from './bias-words.js'
import type { RecipeEllerShares } from './shares-option.js'

/** Shape and size of a recipe. */
export type RecipeShape =
  | ({
      /** A shape of columns and rows. */
      readonly shape: 'square' | 'hex' | 'triangle'
    } & RectangleSize)
  | ({
      /** A shape of one number: rings, a radius, rows, or the squares along an outline's box. */
      readonly shape:
        | 'circle'
        | 'hexagon'
        | 'pyramid'
        | 'heart'
        | 'leaf'
        | 'star'
        | 'ring'
        | 'diamond'
        | 'cross'
        | 'moon'
    } & SingleSize)

/** Algorithm of a recipe. */
export type RecipeAlgorithm =
  | {
      /** An algorithm that takes no option. */
      readonly algorithm:
        | 'backtracker'
        | 'prim'
        | 'kruskal'
        | 'kruskal-hash'
        | 'wilson'
        | 'hunt'
        | 'eller'
        | 'aldous-broder'
        | 'houston'
        | 'prim-weights'
        | 'prim-cells'
        | 'prim-vertices'
        | 'prim-active'
        | 'blobs'
    }
  | {
      /** The growing tree. */
      readonly algorithm: 'growing'
      /** How the tree grows: whole weights up to 1,000. Without a mix, the rule that `growing` has of its own. */
      readonly mix?: GrowingTreeMix | undefined
    }
  | {
      /** The binary tree. */
      readonly algorithm: 'binary-tree'
      /** How it leans. */
      readonly bias?: RecipeBinaryTreeBias | undefined
    }
  | {
      /** The sidewinder. */
      readonly algorithm: 'sidewinder'
      /** How it leans. */
      readonly bias?: RecipeSidewinderBias | undefined
    }
  | {
      /** Recursive division. */
      readonly algorithm: 'division'
      /** How the cut of a room is chosen. */
      readonly cut?: DivisionCut | undefined
    }
  | {
      /** Eller's algorithm for all that lies in rows. */
      readonly algorithm: 'eller-rows'
      /** Its chances. */
      readonly shares?: RecipeEllerShares | undefined
    }
  | {
      /** Several backtrackers at once. */
      readonly algorithm: 'parallel'
      /** How many there are, 4 unless told; in a grid of fewer cells, as many as those. */
      readonly seeds?: number | undefined
    }
  | {
      /** A random walk over mazes. */
      readonly algorithm: 'origin-shift'
      /** How many steps it goes on for; unless told, `originSteps` of the number of cells. */
      readonly steps?: number | undefined
    }

/** A treatment in a recipe. */
export type RecipeTreatment =
  | {
      /** A treatment that opens sides. */
      readonly treatment: 'braid' | 'loops'
      /** In percent, a whole number from 0 to 100: of the dead ends, or of the closed sides. */
      readonly share: number
    }
  | {
      /** Dead ends are given up. */
      readonly treatment: 'sparsen'
      /** How many times over. */
      readonly times: number
    }
  | {
      /** A perfect maze is made one way without forks. */
      readonly treatment: 'unicursal'
    }

/** Mode of a recipe. */
export type RecipeMode =
  | {
      /** A mode that takes no option. */
      readonly mode: 'enter-leave' | 'to-goal' | 'centre-out' | 'map'
    }
  | {
      /** Keys to fetch on the way. */
      readonly mode: 'keys'
      /** How many keys, 1 or more; a code of a stranger may ask for 10. */
      readonly keys: number
    }

/**
 * What names a maze for ever, as plain data: a shape with its size (`w` and `h`
 * for `square`, `hex` and `triangle`, `size` for the others), an algorithm
 * (some may have an option, such as the `mix` of `growing`), treatments after
 * carving, a mode (`keys` has a number of `keys`) and a seed.
 */
export type MazeRecipe = RecipeShape &
  RecipeAlgorithm &
  RecipeMode & {
    /** What is done to the carved maze, in this order; nothing where left out. */
    readonly treatments?: readonly RecipeTreatment[] | undefined
    /** A whole number from 0 to 2^32 - 1. */
    readonly seed: number
  }

/** The recipe of a map, a maze without ends. */
export type MapRecipe = MazeRecipe & {
  /** Without ends. */
  readonly mode: 'map'
}

/** The recipe of a maze with a start and a goal. */
export type EndsRecipe = MazeRecipe & {
  /** With ends. */
  readonly mode: Exclude<MazeRecipe['mode'], 'map'>
}

/**
 * What the recipe of a code is known to be before the code is read: where it
 * is written out in the program, whether it is a map's.
 */
export type RecipeFor<Code extends string> =
  Code extends `${string}:${string}:${string}:${infer Mode}:${string}`
    ? 'map' extends Mode
      ? Mode extends 'map'
        ? MapRecipe
        : MazeRecipe
      : EndsRecipe
    : MazeRecipe

/** A maze with ends, and the recipe that it was built from. */
export type BuiltMaze<Recipe = MazeRecipe> = MazeWithEnds & {
  /** A copy of the recipe, with its fields in order. */
  readonly recipe: Recipe
}

/** A map, and the recipe that it was built from. */
export type BuiltMap<Recipe = MazeRecipe> = MazeMap & {
  /** A copy of the recipe, with its fields in order. */
  readonly recipe: Recipe
}
