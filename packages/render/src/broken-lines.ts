/** What belongs together: a character with its accents, emoji that are joined or have a tone of skin. */
const CLUSTER = /(?:\P{M}(?:\p{M}|\u200d|[\u{1f3fb}-\u{1f3ff}]|(?<=\u200d)\P{M})*|\p{M}+)/gu

/** Letters of East Asia and pictures: as wide as they are high. */
const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\u{1f000}-\u{3ffff}]/u

/** How wide these are, in letters. */
const WIDE_LETTERS = 1.8

/** How long a text is, in letters of usual width. */
export function lettersIn(text: string): number {
  let letters = 0
  for (const [cluster] of text.matchAll(CLUSTER)) letters += widthOf(cluster)
  return letters
}

/**
 * A text in lines of at most so many letters, broken at blanks; a word that is
 * longer than a line, such as a sentence in Japanese, is broken anywhere but
 * within a character.
 */
export function brokenLines(text: string, letters: number): string[] {
  const lines: string[] = []
  let line = ''
  let length = 0
  const end = (): void => {
    lines.push(line)
    line = ''
    length = 0
  }
  for (const word of text.split(/\s+/)) {
    const wordLength = lettersIn(word)
    if (line !== '' && length + 1 + wordLength > letters) end()
    if (line !== '') {
      line += ' '
      length++
    }
    for (const [cluster] of word.matchAll(CLUSTER)) {
      const width = widthOf(cluster)
      if (line !== '' && length + width > letters) end()
      line += cluster
      length += width
    }
  }
  lines.push(line)
  return lines
}

function widthOf(cluster: string): number {
  return WIDE.test(cluster) ? WIDE_LETTERS : 1
}
