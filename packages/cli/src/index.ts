export type { Io, Output } from './io.js'
export { EXIT, main } from './run.js'
