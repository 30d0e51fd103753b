import { type DifficultyExplanation, explainDifficulty, type Fork } from 'meikyuu'
import { counted } from '../counted.js'
import type { Palette } from '../palette.js'
import type { Shown } from '../shown-maze.js'
import { wrapped } from '../wrapped.js'
import { headingText, placeText } from './place-text.js'

/** So many traps, and so many branches, are told of one by one; how many more there are is said. */
const TOLD = 8

const INDENT = '  '

/** Why a maze is as hard as it is, in words. */
export function explanationText({ maze }: Shown, palette: Palette, width: number): string {
  const why = explainDifficulty(maze)
  const at = (cell: number) => placeText(maze.grid, cell)
  const towards = (cell: number, other: number) => headingText(maze.grid, cell, other)
  const paragraphs = [
    [wayText(why)],
    [guessText(why), ...trapTexts(why, at, towards)],
    [branchesText(why), ...branchTexts(why, at)],
    [zonesText(why)],
  ]
  const lines = paragraphs.flatMap(([first = '', ...points]) => [
    ...indented(first, INDENT, INDENT, width),
    ...points.flatMap((point) => indented(point, `${INDENT}- `, `${INDENT}  `, width)),
  ])
  return [palette.strong('Why'), ...lines].join('\n')
}

function indented(text: string, first: string, rest: string, width: number): string[] {
  return wrapped(text, width - first.length)
    .split('\n')
    .map((line, i) => `${i === 0 ? first : rest}${line}`)
}

function wayText({ difficulty, way, bends }: DifficultyExplanation): string {
  const { detour } = difficulty.measure
  const trips = detour === 0 ? '' : `, and the keys lie ${counted(detour, 'cell')} off it, there and back`
  return `The way from start to goal has ${counted(way.length, 'cell')} and turns ${counted(bends.length, 'time')}${trips}.`
}

function guessText({ forks, traps, difficulty }: DifficultyExplanation): string {
  if (forks.length === 0) return 'It has no fork: there is nothing to decide.'
  if (traps.length === 0)
    return `It has ${counted(forks.length, 'fork')}, and whoever heads straight for the goal is right at ${forks.length === 1 ? 'it' : 'each'}.`
  const share = `is wrong at ${traps.length} of ${counted(forks.length, 'fork')}`
  return `Whoever heads straight for the goal ${share}, and enters ${counted(difficulty.waste, 'cell')} in vain:`
}

/** The traps that cost most, the first come first where they cost the same. */
function trapTexts(
  { forks }: DifficultyExplanation,
  at: (cell: number) => string,
  towards: (cell: number, other: number) => string,
): string[] {
  const traps = forks.filter(({ trap }) => trap)
  const worst = [...traps].sort((a, b) => b.waste - a.waste).slice(0, TOLD)
  const text = ({ cell, straightGuess, next, waste }: Fork) =>
    `at ${at(cell)}: ${towards(cell, straightGuess)} looks nearer than ${towards(cell, next)}, and costs ${counted(waste, 'cell')}`
  return withRest(worst.map(text), traps.length, 'trap')
}

function branchesText({ branches, difficulty }: DifficultyExplanation): string {
  if (branches.length === 0) return 'Nothing branches off it.'
  const { wasted } = difficulty.measure
  const leaves =
    branches.length === 1 ? 'One wrong branch leaves it' : `${branches.length} wrong branches leave it`
  return `${leaves}; ${branches.length === 1 ? 'it is' : 'together they are'} ${counted(wasted, 'cell')} deep:`
}

function branchTexts({ branches }: DifficultyExplanation, at: (cell: number) => string): string[] {
  const longest = [...branches].sort((a, b) => b.length - a.length).slice(0, TOLD)
  const texts = longest.map(
    ({ from, length, size }) =>
      `from ${at(from)}, ${counted(length, 'cell')} deep${size > length ? ` and ${size} in all` : ''}`,
  )
  return withRest(texts, branches.length, 'branch', 'branches')
}

function withRest(texts: readonly string[], all: number, one: string, many = `${one}s`): string[] {
  const left = all - texts.length
  return left === 0 ? [...texts] : [...texts, `and ${left} more ${left === 1 ? one : many} (--json has all)`]
}

function zonesText({ zones, difficulty }: DifficultyExplanation): string {
  const { factor } = difficulty.coverage
  const keeps =
    factor === 1
      ? 'which costs nothing of the score'
      : `so that the score is ${factor.toFixed(2)} of what it would be`
  if (zones === null)
    return `The answer covers ${Math.round(difficulty.coverage.cover * 100)}% of the board, ${keeps}.`
  const { zones: board, visited: isVisited } = zones
  const real = [...board.real].filter((is) => is === 1).length
  const visited = [...isVisited].filter((is) => is === 1).length
  return `The answer visits ${visited} of ${counted(real, 'zone')} of the board, ${keeps}.`
}
