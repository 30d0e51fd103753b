import { newFloats } from '@meikyuu/grid'

/**
 * How many ways lead from the first to the last of cells in order, each with its
 * steps on: `next[first[i]]` up to `next[first[i + 1] - 1]` are the places that `i` leads
 * to, all after it. 0 where there are no cells.
 */
export function countWays(first: Int32Array, next: Int32Array): bigint {
  const count = first.length - 1
  if (count === 0) return 0n
  const ways = newFloats(count)
  ways[0] = 1
  for (let i = 0; i < count; i++) for (let k = first[i]!; k < first[i + 1]!; k++) ways[next[k]!]! += ways[i]!
  // Sums of whole numbers only grow, so one that ends below 2^53 was exact all along.
  const sum = ways[count - 1]!
  return sum <= Number.MAX_SAFE_INTEGER ? BigInt(sum) : countBig(first, next)
}

/** The same with whole numbers of any length. Each is dropped when it has been handed on. */
function countBig(first: Int32Array, next: Int32Array): bigint {
  const count = first.length - 1
  const ways = new Map<number, bigint>([[0, 1n]])
  for (let i = 0; i < count - 1; i++) {
    const own = ways.get(i)!
    ways.delete(i)
    for (let k = first[i]!; k < first[i + 1]!; k++) ways.set(next[k]!, (ways.get(next[k]!) ?? 0n) + own)
  }
  return ways.get(count - 1)!
}
