/** The maze that is shown where none is asked for: it fits 80 columns, and has two keys to fetch. */
export const DEFAULT_CODE = 'square:19x11:backtracker:keys-2:7'
