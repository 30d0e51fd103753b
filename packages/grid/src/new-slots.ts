import { newBytes, newInts } from './allocate.js'

/** Room for the slots of `sides` sides: a byte each, more where a cell has more than 256 sides. */
export function newSlots(mostSides: number, sides: number): Uint8Array | Uint16Array | Uint32Array {
  if (mostSides <= 256) return newBytes(sides)
  if (mostSides <= 65536) return new Uint16Array(newBytes(sides * 2).buffer)
  return new Uint32Array(newInts(sides).buffer)
}
