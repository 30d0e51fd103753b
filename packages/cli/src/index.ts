export { EXIT } from './exit.js'
export type { Interrupts } from './interrupts.js'
export type { Input, Io, Output } from './io.js'
export { main } from './run.js'
