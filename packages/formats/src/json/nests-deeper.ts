const [QUOTE, BACKSLASH, BRACKET, CLOSING, BRACE, CLOSING_BRACE] = [34, 92, 91, 93, 123, 125]

/** Whether lists and objects of a JSON text lie more than so many levels deep in each other. One look a character. */
export function nestsDeeper(text: string, most: number): boolean {
  let depth = 0
  let isQuoted = false
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (code === QUOTE) isQuoted = !isQuoted
    else if (isQuoted) {
      // What follows a backslash ends no text.
      if (code === BACKSLASH) i++
    } else if (code === BRACKET || code === BRACE) {
      if (++depth > most) return true
    } else if (code === CLOSING || code === CLOSING_BRACE) depth--
  }
  return false
}
