import { graphOf, type MazeBody } from 'meikyuu'

const FNV_START = 0x811c9dc5
const FNV_PRIME = 0x01000193

/** FNV-1a of whole numbers, by 32-bit words, as 8 hexadecimal digits; `c/gauges.c` has the same. */
export function hashOfNumbers(numbers: ArrayLike<number>): string {
  let hash = FNV_START
  for (let i = 0; i < numbers.length; i++) hash = Math.imul(hash ^ numbers[i]!, FNV_PRIME)
  return digits(hash)
}

/**
 * The hash of all that a figure tells, by every bit of its numbers: two that
 * differ in the last digit have different hashes. Fields go by their names,
 * whatever order they were set in.
 */
export function hashOfFigure(figure: object): string {
  return hashOfNumbers(new Int32Array(Float64Array.from(numbersIn(figure)).buffer))
}

/** What is not known is NaN, as no figure is. */
function numbersIn(value: unknown): number[] {
  if (value === null) return [Number.NaN]
  if (typeof value === 'boolean') return [Number(value)]
  if (typeof value === 'number') return [value]
  if (typeof value !== 'object') throw new Error(`a figure tells ${typeof value}`)
  return Object.entries(value)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([, field]) => numbersIn(field))
}

/** The hash of a maze: a word a cell, of which bit `s` is set where side `s` is open. */
export function hashOfMaze({ grid, passages }: MazeBody): string {
  if (grid.kind === 'graph') return digits(hashOfOpen(graphOf(grid).first, passages.open, grid.cells))
  const { stride, width, height } = grid
  return digits(hashOfBytes(passages.bytes!, stride, width, height))
}

function hashOfOpen(first: ArrayLike<number>, open: Uint8Array, cells: number): number {
  let hash = FNV_START
  for (let cell = 0; cell < cells; cell++) {
    let word = 0
    for (let side = first[cell]!; side < first[cell + 1]!; side++)
      word |= open[side]! << (side - first[cell]!)
    hash = Math.imul(hash ^ word, FNV_PRIME)
  }
  return hash
}

function hashOfBytes(bytes: Uint8Array, stride: number, width: number, height: number): number {
  let hash = FNV_START
  for (let row = 1; row <= height; row++)
    for (let column = 0; column < width; column++)
      hash = Math.imul(hash ^ bytes[row * stride + column]!, FNV_PRIME)
  return hash
}

function digits(hash: number): string {
  return (hash >>> 0).toString(16).padStart(8, '0')
}
