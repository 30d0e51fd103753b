import { checkText } from './check-drawing.js'

/** What a piece of text stands for. */
export type TextRole = 'wall' | 'way' | 'trip' | 'start' | 'goal' | 'key'

/** Colours a piece of text, or leaves it as it is. */
export type Paint = (role: TextRole, text: string) => string

/** Leaves everything as it is. */
export const plain: Paint = (_, text) => text

/** Puts lines together, painting what stands for one thing in one go. */
export class Painter {
  readonly #paint: Paint
  #lines: string[] = []
  #line = ''
  #role: TextRole | null = null
  #piece = ''

  constructor(paint: Paint) {
    this.#paint = paint
  }

  /** Adds text to the line. No role: blanks, which are never painted. */
  add(role: TextRole | null, text: string): void {
    if (role !== this.#role) this.#flush()
    this.#role = role
    this.#piece += text
  }

  /** Ends the line, without the blanks at its end. */
  endLine(): void {
    if (this.#role === null) this.#piece = ''
    this.#flush()
    this.#lines.push(this.#line)
    this.#line = ''
    this.#role = null
  }

  /** The lines so far. */
  toString(): string {
    return this.#lines.join('\n')
  }

  #painted(role: TextRole, piece: string): string {
    const painted = this.#paint(role, piece)
    checkText('what paint returns', painted)
    return painted
  }

  #flush(): void {
    if (this.#piece !== '')
      this.#line += this.#role === null ? this.#piece : this.#painted(this.#role, this.#piece)
    this.#piece = ''
  }
}
