/**
 * An array of whole numbers that others read and nobody writes: what an
 * Int32Array or a Uint8Array looks like to whoever may not change it.
 */
export interface ReadonlyInts extends Iterable<number> {
  /** How many numbers it holds. */
  readonly length: number
  /** How many bytes they take. */
  readonly byteLength: number
  readonly [index: number]: number
  /** The numbers from `start` up to, not including, `end`, as a copy. */
  slice(start?: number, end?: number): Int32Array | Uint8Array | Uint16Array | Uint32Array
  /** Where a number first stands, or -1. */
  indexOf(value: number): number
  /** Whether a number is there. */
  includes(value: number): boolean
}

/** As {@link ReadonlyInts}, for doubles. */
export interface ReadonlyFloats extends Iterable<number> {
  /** How many numbers it holds. */
  readonly length: number
  /** How many bytes they take. */
  readonly byteLength: number
  readonly [index: number]: number
  /** The numbers from `start` up to, not including, `end`, as a copy. */
  slice(start?: number, end?: number): Float64Array
}
