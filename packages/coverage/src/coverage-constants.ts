/** From so many points on there are so many zones along each axis. */
export interface ZoneStep {
  /** The least number of points. */
  readonly from: number
  /** How many zones there are along each axis. */
  readonly zones: number
}

/**
 * Zones along each axis of a flat board: 2 under 150 points, 3 under 800, then
 * 4. A zone is meant to hold a few dozen cells: with fewer, an answer visits
 * them by accident; with many more, one corner of a zone counts for all of it.
 */
export const FLAT_ZONE_STEPS: readonly ZoneStep[] = [
  { from: 0, zones: 2 },
  { from: 150, zones: 3 },
  { from: 800, zones: 4 },
]

/**
 * Zones along each axis of a solid: 2 under 200 points, then 3. Fewer than on
 * a flat board, as there are three axes: 8 or 27 zones in all.
 */
export const SOLID_ZONE_STEPS: readonly ZoneStep[] = [
  { from: 0, zones: 2 },
  { from: 200, zones: 3 },
]

/**
 * A zone is real from this share of the mean count on, the mean being over the
 * zones that hold any point. Slivers, such as the corners of a circle's box,
 * are not, and nobody is asked to go there.
 */
export const REAL_ZONE_SHARE = 0.25

/** A real zone is visited when the route has this many cells in it. One could be a corner cut. */
export const ZONE_VISIT = 2

/**
 * The share of a shell's real zones that counts as all of them. A way round a
 * solid rarely sees its every side; who sees three quarters has been all over.
 */
export const SOLID_ZONES_TOP = 0.75

/** The mean of `bbox` and `zones` up to which `cover` is 0: any answer gets so far. */
export const COVER_FLOOR = 0.2

/** How far above {@link COVER_FLOOR} the mean has to be for a `cover` of 1. */
export const COVER_SPAN = 0.7

/** The factor at a `cover` of 0. It grows evenly to 1 at a `cover` of 1. */
export const FACTOR_FLOOR = 0.5
