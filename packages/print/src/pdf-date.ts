import { MazeError, shown } from 'meikyuu'

/** The date in a file for which none is told. */
export const USUAL_DATE = '2000-01-01T00:00:00Z'

/** Throws `BAD_ARGUMENT` unless `date` is one that a PDF can say. */
export function checkDate(date: unknown): void {
  const time = date instanceof Date ? date.getTime() : Number.NaN
  if (time >= 0 && time < Date.UTC(10_000, 0)) return
  throw new MazeError('BAD_ARGUMENT', {
    name: 'date',
    expected: 'a date from 1970 to 9999',
    got: shown(date),
  })
}
