/** The heights of letters in a book, in points. */
export interface TypeSizes {
  readonly title: number
  readonly subtitle: number
  readonly heading: number
  readonly text: number
  readonly small: number
}

/** A page's only maze has room for bigger letters than one of six. */
const PLAIN_TYPE: TypeSizes = { title: 34, subtitle: 15, heading: 14, text: 11, small: 7 }

/** As PLAIN_TYPE, where several mazes share a page. */
const SMALL_TYPE: TypeSizes = { ...PLAIN_TYPE, heading: 10.5, small: 6 }

/** Nothing below 18 points, as the guidelines of associations of blind people ask of large print. */
const LARGE_TYPE: TypeSizes = { title: 44, subtitle: 24, heading: 24, text: 20, small: 18 }

/** The letters of a book. */
export function typeSizes(largePrint: boolean, perPage: number): TypeSizes {
  if (largePrint) return LARGE_TYPE
  return perPage > 1 ? SMALL_TYPE : PLAIN_TYPE
}
