/**
 * A text in quotes as DOT has it: Graphviz reads a backslash as the beginning
 * of an escape, a quote as the end and an ampersand as that of an entity. What
 * ends a line becomes the escape for it; other control characters are left out.
 */
export function dotText(text: string): string {
  const escaped = text
    .replace(/\\/g, '\\\\')
    .replace(/"/g, '\\"')
    .replace(/&/g, '&amp;')
    .replace(/\r\n|[\r\n\u2028\u2029]/g, '\\n')
  // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what it looks for
  return `"${escaped.replace(/[\u0000-\u001f\u007f]/g, '')}"`
}
