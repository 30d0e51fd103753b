const { PI } = Math

/**
 * In the limit of big square grids, the shares of cells with 0, 1, 2, 3 and 4
 * passages in a uniform spanning tree: S. S. Manna, D. Dhar and S. N. Majumdar,
 * "Spanning trees in two dimensions", 1992.
 */
export const UNIFORM_LIMIT_SHARES = [
  0,
  (8 / PI ** 2) * (1 - 2 / PI),
  (4 / PI) * (2 - 9 / PI + 12 / PI ** 2),
  2 * (1 - 2 / PI) * (1 - 6 / PI + 12 / PI ** 2),
  (4 / PI - 1) * (1 - 2 / PI) ** 2,
] as const
