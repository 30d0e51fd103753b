/** A sheet of paper, upright, in millimetres. */
export interface Paper {
  /** Its name for people. */
  readonly title: string
  /** How wide it is. */
  readonly width: number
  /** How high it is. */
  readonly height: number
}

/** The papers that are known by a word: ISO 216 (A series) and the North American Letter and Legal. */
export const PAPERS = {
  a3: { title: 'A3', width: 297, height: 420 },
  a4: { title: 'A4', width: 210, height: 297 },
  a5: { title: 'A5', width: 148, height: 210 },
  letter: { title: 'Letter', width: 215.9, height: 279.4 },
  legal: { title: 'Legal', width: 215.9, height: 355.6 },
} as const satisfies Record<string, Paper>

/** A word for a paper. */
export type PaperName = keyof typeof PAPERS
