/** The shells that scripts are there for. */
export const SHELLS = ['bash', 'zsh', 'fish'] as const

/** A shell that a script is there for. */
export type Shell = (typeof SHELLS)[number]
