/** A table as Markdown has it, the columns after the first to the right where they hold figures. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const isFigures = head.map((_, i) => i > 0 && rows.every((row) => /^[-−<>0-9.,% ]*$/.test(row[i]!)))
  return [line(head), `|${isFigures.map((is) => (is ? '--:' : '---')).join('|')}|`, ...rows.map(line)].join(
    '\n',
  )
}
