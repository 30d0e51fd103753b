export type { Content, Piece } from './files/pieces.js'
export * from './files/write-file-whole.js'
