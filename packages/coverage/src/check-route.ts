import { MazeError, shown } from '@meikyuu/grid'

/** A route as a list, empty for null; `BAD_ARGUMENT` for what is neither. */
export function checkRoute(route: ArrayLike<number> | null): ArrayLike<number> {
  if (route === null) return []
  if (typeof route === 'object' && Number.isInteger(route.length) && route.length >= 0) return route
  throw new MazeError('BAD_ARGUMENT', {
    name: 'route',
    expected: 'a list of cells or null',
    got: shown(route),
  })
}
