/** Points of a PDF to a millimetre: 72 to an inch of 25.4. */
const POINTS_TO_A_MILLIMETRE = 72 / 25.4

/** Millimetres as points, the unit of a PDF. */
export function points(millimetres: number): number {
  return millimetres * POINTS_TO_A_MILLIMETRE
}

/** Points as millimetres. */
export function millimetres(points: number): number {
  return points / POINTS_TO_A_MILLIMETRE
}
