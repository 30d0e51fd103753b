import { readFileSync } from 'node:fs'

/** The version of this package: its manifest lies above this file, as a source and as it is published. */
export function versionOf(): string {
  const manifest: unknown = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
  const { version } = manifest as { readonly version: string }
  return version
}
