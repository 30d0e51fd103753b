// The arc tangents of 1/2, 1, 3/2 and infinity, each as its nearest double and what that lacks, and the
// minimax coefficients of (x - atan(x)) / x^3. From fdlibm's s_atan.c.
const ATAN_HALF = 0.4636476090008061
const ATAN_HALF_REST = 2.2698777452961687e-17
const ATAN_1_REST = 3.061616997868383e-17
const ATAN_3_HALVES = 0.982793723247329
const ATAN_3_HALVES_REST = 1.3903311031230998e-17
const ATAN_INFINITY_REST = 6.123233995736766e-17
const C0 = 0.3333333333333293
const C1 = -0.19999999999876483
const C2 = 0.14285714272503466
const C3 = -0.11111110405462356
const C4 = 0.09090887133436507
const C5 = -0.0769187620504483
const C6 = 0.06661073137387531
const C7 = -0.058335701337905735
const C8 = 0.049768779946159324
const C9 = -0.036531572744216916
const C10 = 0.016285820115365782

/**
 * The arc tangent of a slope `x` that is not below zero, 0 to pi/2 in radians, within one unit in the last place.
 * NaN for NaN. The method of fdlibm's s_atan.c, whose odd half `atan2` has no use for.
 */
export function slopeAngle(x: number): number {
  // Near 1/2, 1, 3/2 and infinity the angle is that of the named slope plus that of a small one, t.
  let angle = 0
  let rest = 0
  let t = x
  if (x >= 2.4375) {
    angle = Math.PI / 2
    rest = ATAN_INFINITY_REST
    t = -1 / x
  } else if (x >= 1.1875) {
    angle = ATAN_3_HALVES
    rest = ATAN_3_HALVES_REST
    t = (x - 1.5) / (1 + 1.5 * x)
  } else if (x >= 0.6875) {
    angle = Math.PI / 4
    rest = ATAN_1_REST
    t = (x - 1) / (x + 1)
  } else if (x >= 0.4375) {
    angle = ATAN_HALF
    rest = ATAN_HALF_REST
    t = (2 * x - 1) / (2 + x)
  }
  const z = t * t
  const w = z * z
  const even = z * (C0 + w * (C2 + w * (C4 + w * (C6 + w * (C8 + w * C10)))))
  const odd = w * (C1 + w * (C3 + w * (C5 + w * (C7 + w * C9))))
  return angle - (t * (even + odd) - rest - t)
}
