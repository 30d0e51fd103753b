/**
 * Carves; where that throws on the way (a recorder that is full, a source of
 * choices that fails), all sides are closed again, as they were. Working memory
 * that was borrowed is then left to the garbage.
 */
export function allOrNothing(open: Uint8Array, carve: () => void): void {
  try {
    carve()
  } catch (error) {
    open.fill(0)
    throw error
  }
}
