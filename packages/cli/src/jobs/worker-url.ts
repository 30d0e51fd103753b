/**
 * The module that workers load: beside this one in the package as it is built.
 * The sources run only in the tests of this workspace, which build theirs from
 * the sources (tools/source-worker.mjs).
 */
export function workerUrl(): URL {
  const here = import.meta.url
  return here.endsWith('.ts')
    ? new URL('../../node_modules/.cache/worker.js', here)
    : new URL('./worker.js', here)
}
