export type { Content, Piece } from './files/pieces.js'
export * from './files/write-file-whole.js'
export * from './png/bit-png-chunks.js'
export * from './rows/square-rows.js'
