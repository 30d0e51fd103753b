import { CliError, UsageError } from '../cli-error.js'

const EXPECTED = 'expected one maze for this format, or an --output with {n} or {code} in its name'

/** The names of files that hold one maze each. */
export class OneFile {
  private readonly output: string
  private readonly taken = new Set<string>()
  private number = 0

  constructor(output: string) {
    this.output = output
  }

  /**
   * The name of the next maze's file. Codes in it have `_` where a file system
   * may not take what they have.
   *
   * @throws UsageError for a second maze where all names would be the same;
   * CliError `FILE_EXISTS` where this maze's name is one that was given before.
   */
  next(name: string): string {
    this.number++
    if (this.number > 1 && !hasPlace(this.output)) throw new UsageError(EXPECTED)
    const code = name.replace(/[^\w.~-]+/g, '_')
    const file = this.output.replace(/\{(n|code)\}/g, (_, what: string) =>
      what === 'n' ? String(this.number) : code,
    )
    if (this.taken.has(file))
      throw new CliError(`${file} is written already, for a maze before; {n} tells them apart`, 'FILE_EXISTS')
    if (hasPlace(this.output)) this.taken.add(file)
    return file
  }
}

/** Whether a name has a place for the number or the code of a maze. */
export function hasPlace(output: string | undefined): boolean {
  return output !== undefined && /\{(n|code)\}/.test(output)
}

/** Throws where more mazes are to come than one file of one maze can hold. */
export function checkOneFile(output: string | undefined, total: number | null): void {
  if (total !== null && total > 1 && !hasPlace(output)) throw new UsageError(EXPECTED)
}
