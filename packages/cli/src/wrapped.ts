/** A line broken at blanks, so that it fits; words longer than that stay whole. */
export function wrapped(line: string, width: number): string {
  const lines: string[] = []
  let current = ''
  for (const word of line.split(' ')) {
    if (current !== '' && current.length + 1 + word.length > width) {
      lines.push(current)
      current = word
    } else current = current === '' ? word : `${current} ${word}`
  }
  lines.push(current)
  return lines.join('\n')
}
