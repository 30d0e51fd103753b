import { Passages } from './passages.js'

/**
 * The store of a graph for who reads or writes it at once and hands it to
 * nobody: see `Passages.store`. Passages of another copy of the library have
 * none but `open`.
 *
 * @internal
 */
export function storeOf(passages: Passages): Uint8Array {
  return passages instanceof Passages ? passages.store() : (passages as Passages).open
}
