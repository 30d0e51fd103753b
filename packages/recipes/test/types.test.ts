import type { MazeMap, MazeWithEnds } from '@meikyuu/grid'
import {
  type BuiltMap,
  type BuiltMaze,
  buildMaze,
  type DefaultTables,
  type EndsRecipe,
  type KitRecipe,
  type MapRecipe,
  type MazeRecipe,
  maybeRecipe,
  mazeKit,
  parseRecipe,
} from '@meikyuu/recipes'
import { expect, expectTypeOf, it } from 'vitest'

// These are checked by the compiler; run, they only see that the calls work.

it('the recipe type names what the tables hold', () => {
  expectTypeOf<KitRecipe<DefaultTables>>().toExtend<MazeRecipe>()
  expectTypeOf<MazeRecipe>().toExtend<KitRecipe<DefaultTables>>()
})

it('a recipe written out in the call gives a maze with ends, or a map', () => {
  const maze = buildMaze({ shape: 'square', w: 5, h: 5, algorithm: 'backtracker', mode: 'to-goal', seed: 42 })
  expectTypeOf(maze).toEqualTypeOf<BuiltMaze>()
  expectTypeOf(maze).toExtend<MazeWithEnds>()
  const recipe: MazeRecipe = maze.recipe
  expect(recipe.seed).toBe(42)
  const map = buildMaze({ shape: 'heart', size: 9, algorithm: 'growing', mode: 'map', seed: 42 })
  expectTypeOf(map).toEqualTypeOf<BuiltMap>()
  expectTypeOf(map).toExtend<MazeMap>()
  expect([maze.start, map.start]).toEqual([6, null])
})

it('a code written out in the call is known to name a map or not, one in a variable is not', () => {
  expectTypeOf(parseRecipe('square:5x5:prim:to-goal:1')).toEqualTypeOf<EndsRecipe>()
  expectTypeOf(parseRecipe('square:5x5:prim:map:1')).toEqualTypeOf<MapRecipe>()
  expectTypeOf(maybeRecipe('square:5x5:prim:map:1')).toEqualTypeOf<MapRecipe | null>()
  const code: string = 'square:5x5:prim:map:1'
  expectTypeOf(parseRecipe(code)).toEqualTypeOf<MazeRecipe>()
  expectTypeOf(buildMaze(parseRecipe(code))).toEqualTypeOf<BuiltMap | BuiltMaze>()
  expect(buildMaze(parseRecipe(code)).start).toBeNull()
})

it('a code put together of parts is known as far as its mode is', () => {
  const mode: string = 'map'
  const seed: number = 1
  const any = parseRecipe(`square:5x5:prim:${mode}:${seed}`)
  expectTypeOf(any).toEqualTypeOf<MazeRecipe>()
  expectTypeOf(buildMaze(any)).toEqualTypeOf<BuiltMap | BuiltMaze>()
  expect(buildMaze(any).start).toBeNull()

  const shape: string = 'square'
  expectTypeOf(parseRecipe(`${shape}:5x5:prim:map:${seed}`)).toEqualTypeOf<MapRecipe>()
  expectTypeOf(parseRecipe(`${shape}:5x5:prim:keys-${seed}:${seed}`)).toEqualTypeOf<EndsRecipe>()
  expectTypeOf(maybeRecipe(`square:5x5:${mode}`)).toEqualTypeOf<MazeRecipe | null>()
  const either = 'map' as 'map' | 'to-goal'
  expectTypeOf(parseRecipe(`square:5x5:prim:${either}:${seed}`)).toEqualTypeOf<MapRecipe | EndsRecipe>()
  const begun = 'map' as `m${string}`
  expectTypeOf(() => parseRecipe(`square:5x5:prim:${begun}:${seed}`)).returns.toEqualTypeOf<MazeRecipe>()
})

it('so are the codes of a kit', () => {
  const kit = mazeKit({ modes: { plan: { title: 'Plan', ends: null } } })
  const mode: string = 'plan'
  const seed: number = 1
  const any = kit.parseRecipe(`square:5x5:prim:${mode}:${seed}`)
  const plan = kit.parseRecipe(`square:5x5:prim:plan:${seed}`)
  const goal = kit.parseRecipe(`square:5x5:prim:to-goal:${seed}`)
  expectTypeOf(any).toEqualTypeOf<Parameters<typeof kit.recipeCode>[0]>()
  expectTypeOf(kit.buildMaze(any).start).toEqualTypeOf<number | null>()
  expectTypeOf(plan.mode).toEqualTypeOf<'map' | 'plan'>()
  expectTypeOf(kit.buildMaze(plan).start).toEqualTypeOf<null>()
  expectTypeOf(kit.buildMaze(goal).start).toEqualTypeOf<number>()
  expect([kit.buildMaze(any).start, kit.buildMaze(plan).start]).toEqual([null, null])
})

it('fields that do not belong together are refused by type too', () => {
  const heart = { algorithm: 'prim', mode: 'map', seed: 1 } as const
  // @ts-expect-error a heart has one size
  expect(() => buildMaze({ ...heart, shape: 'heart', w: 5, h: 5 })).toThrow()
  // @ts-expect-error a square has two
  expect(() => buildMaze({ ...heart, shape: 'square', size: 5 })).toThrow()
  // @ts-expect-error keys need a number
  expect(() => buildMaze({ ...heart, shape: 'heart', size: 5, mode: 'keys' })).toThrow()
  // @ts-expect-error no such word
  expect(() => buildMaze({ ...heart, shape: 'heart', size: 5, algorithm: 'wilsons' })).toThrow()
})
