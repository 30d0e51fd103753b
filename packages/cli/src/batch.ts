import { MazeError } from 'meikyuu'
import { CliError } from './cli-error.js'
import type { Io } from './io.js'
import { tell } from './tell.js'

/** Thrown where something was wrong with every maze: all of it is told already. */
export class NothingMade extends Error {
  constructor() {
    super('nothing was made')
    this.name = 'NothingMade'
  }
}

/** A run over many mazes: what is wrong with one is told, and the rest goes on. */
export class Batch {
  private readonly io: Io
  /** Whether something was wrong with any. */
  failed = false

  constructor(io: Io) {
    this.io = io
  }

  /** Tells what is wrong with a maze; throws what is no fault of the input. */
  tell(place: string | null, error: unknown): void {
    if (!MazeError.is(error) && !(error instanceof CliError)) throw error
    this.failed = true
    tell(this.io, place === null ? error.message : `${place}: ${error.message}`, error.code)
  }
}
