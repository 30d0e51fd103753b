import { checkText } from './check-drawing.js'

const NAMED: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** What XML 1.0 has no way to write: most control characters, halves of surrogate pairs, two non-characters. */
const UNWRITABLE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what it looks for
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g

/**
 * Any text as XML content or as an attribute's value. What XML cannot hold becomes U+FFFD.
 *
 * @throws MazeError `BAD_ARGUMENT` for what is no text.
 *
 * @internal
 */
export function xmlText(text: string): string {
  checkText('text', text)
  return text.replace(UNWRITABLE, '\ufffd').replace(/[&<>"']/g, (character) => NAMED[character]!)
}
