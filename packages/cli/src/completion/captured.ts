/** What is printed meanwhile: the library for completions knows no other output than the console. */
export function captured(work: () => void): string {
  const { log } = console
  let text = ''
  console.log = (line: string) => {
    text += `${line}\n`
  }
  try {
    work()
  } finally {
    console.log = log
  }
  return text
}
