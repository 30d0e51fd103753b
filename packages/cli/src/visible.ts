/**
 * Text in which what would move the cursor, change colours or turn the direction of writing is written out:
 * names of files and words of documents may hold anything.
 */
export function visible(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
  return text.replace(/[\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]/g, escaped)
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
}

/** A value as one line of JSON in which nothing commands a terminal; it reads back as the same. */
export function jsonLine(value: unknown): string {
  return visible(JSON.stringify(value))
}
