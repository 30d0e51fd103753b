import type { Output } from '../io.js'

const ENTER = '\x1b[?1049h\x1b[?25l\x1b[2J'
const LEAVE = '\x1b[?25h\x1b[?1049l'
const HOME = '\x1b[H'
const CLEAR_LINE = '\x1b[K'
const CLEAR_BELOW = '\x1b[J'

/** A screen of a terminal of its own, over what was there before, which comes back when it is left. */
export class Screen {
  private readonly out: Output
  private isWaiting = false

  constructor(out: Output) {
    this.out = out
    out.write(ENTER)
  }

  /** Shows lines from the top on; passed over while the terminal has not taken the ones before. */
  show(lines: readonly string[]): void {
    if (this.isWaiting) return
    const text = `${HOME}${lines.map((line) => `${line}${CLEAR_LINE}`).join('\r\n')}${CLEAR_BELOW}`
    if (this.out.write(text) !== false || this.out.once === undefined) return
    this.isWaiting = true
    this.out.once('drain', () => {
      this.isWaiting = false
    })
  }

  /** Gives the terminal back. */
  leave(): void {
    this.out.write(LEAVE)
  }
}
