/** Draws all that is drawn piece by piece. */
export function runThrough(pieces: Iterable<unknown>): void {
  for (const _ of pieces);
}
