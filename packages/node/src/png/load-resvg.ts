import { createRequire } from 'node:module'
import type * as resvg from '@resvg/resvg-js'
import { MazeError } from 'meikyuu'

/** The library's name, as it is installed. */
const LIBRARY = '@resvg/resvg-js'

/**
 * Loads resvg when a picture is first asked for: it is a binary of the machine,
 * and who writes no PNG need not have it.
 *
 * @param load How modules are loaded.
 * @throws MazeError `NOT_INSTALLED` where there is none for this machine, with what was thrown as its `cause`.
 */
export function loadResvg(load: (name: string) => unknown = createRequire(import.meta.url)): typeof resvg {
  try {
    return load(LIBRARY) as typeof resvg
  } catch (cause) {
    const machine = `${process.platform} ${process.arch}`
    throw Object.assign(new MazeError('NOT_INSTALLED', { needs: 'pngOf', library: LIBRARY, machine }), {
      cause,
    })
  }
}
