import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The reference in C, compiled. */
export interface Reference {
  /** The program. */
  readonly program: string
  /** What made it, as it says itself. */
  readonly compiler: string
  /** What it can do. */
  readonly works: readonly string[]
  /** Removes it. */
  readonly remove: () => void
}

/** What the reference is compiled with. */
const FLAGS = ['-O3', '-march=native'] as const

/**
 * Compiles the sources in a folder, into one of its own; null where there is no compiler.
 *
 * @throws Error where there is one, and it finds fault with them.
 */
export function compileReference(sources: string, compiler = 'cc'): Reference | null {
  const asked = spawnSync(compiler, ['--version'], { encoding: 'utf8' })
  if (asked.error !== undefined || asked.status !== 0) return null
  const folder = mkdtempSync(join(tmpdir(), 'meikyuu-bench-'))
  const program = join(folder, 'reference')
  const files = readdirSync(sources).filter((name) => name.endsWith('.c'))
  const made = spawnSync(compiler, [...FLAGS, '-o', program, ...files], { cwd: sources, encoding: 'utf8' })
  const remove = () => rmSync(folder, { recursive: true, force: true })
  if (made.status !== 0) {
    remove()
    throw new Error(`${compiler} does not compile ${sources}:\n${made.stderr}`)
  }
  const listed = spawnSync(program, { encoding: 'utf8' })
  const works = listed.stdout.trim().split('\n')
  return { program, compiler: `${asked.stdout.split('\n')[0]}, ${FLAGS.join(' ')}`, works, remove }
}
