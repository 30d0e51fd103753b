import { spawnSync } from 'node:child_process'

/** The commit of a folder's files, with a + where sources differ from it; `unknown` where git does not tell. */
export function revisionNow(folder: string): string {
  const asked = (...args: string[]) => spawnSync('git', args, { cwd: folder, encoding: 'utf8' })
  const commit = asked('rev-parse', '--short', 'HEAD')
  if (commit.error !== undefined || commit.status !== 0) return 'unknown'
  const changed = asked('status', '--porcelain', '--untracked-files=no', '--', '*/src/*', '*/c/*')
  return `${commit.stdout.trim()}${changed.stdout.trim() === '' ? '' : '+'}`
}
