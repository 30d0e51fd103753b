// Finds the examples: the ```ts fences of doc comments and of Markdown.

/**
 * @typedef {{
 *   file: string
 *   line: number
 *   code: string
 *   isTest: boolean
 * }} Example `line` is the one of the fence, counted from 1
 */

const DOC_COMMENT = /\/\*\*[\s\S]*?\*\//g
const OPENING = /^\s*```(?:ts|typescript)(?:\s+(.*\S))?\s*$/
const CLOSING = /^\s*```\s*$/

/**
 * @param {string} file what the text is the content of
 * @param {string} text
 * @returns {Example[]} in the order they stand
 */
export function examplesIn(file, text) {
  return file.endsWith('.md') ? fencesIn(file, text, 1) : fencesInComments(file, text)
}

/**
 * @param {string} file
 * @param {string} text
 */
function fencesInComments(file, text) {
  return [...text.matchAll(DOC_COMMENT)].flatMap((comment) => {
    const bare = comment[0].replace(/^[ \t]*\*(?!\/) ?/gm, '')
    return fencesIn(file, bare, text.slice(0, comment.index).split('\n').length)
  })
}

/**
 * @param {string} file
 * @param {string} text
 * @param {number} firstLine the number of the text's first line
 */
function fencesIn(file, text, firstLine) {
  const lines = text.split('\n')
  /** @type {Example[]} */
  const examples = []
  for (let i = 0; i < lines.length; i++) {
    const opening = OPENING.exec(lines[i] ?? '')
    if (opening === null) continue
    const start = i + 1
    while (i + 1 < lines.length && !CLOSING.test(lines[i + 1] ?? '')) i++
    examples.push({
      file,
      line: firstLine + start - 1,
      code: unindented(lines.slice(start, i + 1)),
      isTest: !/\bno-test\b/.test(opening[1] ?? ''),
    })
    i++
  }
  return examples
}

/** @param {readonly string[]} lines */
function unindented(lines) {
  const indents = lines
    .filter((line) => line.trim() !== '')
    .map((line) => line.length - line.trimStart().length)
  const indent = Math.min(...indents)
  return lines.map((line) => line.slice(indent)).join('\n')
}
