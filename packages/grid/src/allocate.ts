import { MazeError } from './errors.js'

/**
 * A new array of 32-bit whole numbers, all 0.
 *
 * @throws MazeError `TOO_BIG` where memory cannot hold it.
 *
 * @internal
 */
export function newInts(length: number): Int32Array {
  try {
    return new Int32Array(length)
  } catch (error) {
    throw tooBig(error, length * 4)
  }
}

/**
 * As {@link newInts}, for bytes.
 *
 * @internal
 */
export function newBytes(length: number): Uint8Array {
  try {
    return new Uint8Array(length)
  } catch (error) {
    throw tooBig(error, length)
  }
}

/**
 * As {@link newInts}, for doubles.
 *
 * @internal
 */
export function newFloats(length: number): Float64Array {
  try {
    return new Float64Array(length)
  } catch (error) {
    throw tooBig(error, length * 8)
  }
}

/** Engines throw a RangeError for arrays that they cannot address as for those that do not fit. */
function tooBig(error: unknown, bytes: number): unknown {
  if (!(error instanceof RangeError)) return error
  return new MazeError('TOO_BIG', { what: 'the bytes of one array', got: bytes, most: null })
}
