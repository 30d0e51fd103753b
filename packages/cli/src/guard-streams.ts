import { EXIT } from './exit.js'
import { isSystemError } from './is-system-error.js'
import { cannotWrite } from './tell.js'

/** What is guarded: the process, or what stands for it. */
export interface Guarded {
  readonly stdout: Pick<NodeJS.WriteStream, 'on'>
  readonly stderr: Pick<NodeJS.WriteStream, 'on' | 'write'>
  /** What the process will end with, where that is known. */
  readonly exitCode?: number | string | null | undefined
  exit(code: number | string | null | undefined): unknown
}

/**
 * Ends the process as soon as it has nowhere to write. Whoever reads may stop
 * early, as `head` does: then there is nobody left to tell. A full disk is an
 * error like any other, in one sentence. Where only what is said besides has
 * nowhere to go, the work goes on, unless results go to the same place.
 *
 * @param areOne Whether both outputs lead to the same place.
 */
export function guardStreams(guarded: Guarded, areOne: boolean): void {
  const { stdout, stderr } = guarded
  for (const stream of [stdout, stderr])
    stream.on('error', (error: Error) => {
      if (!isSystemError(error)) throw error
      if (stream === stderr && !areOne) return
      if (error.code === 'EPIPE') {
        guarded.exit(guarded.exitCode ?? EXIT.done)
        return
      }
      cannotWrite({ err: stderr }, error.code)
      guarded.exit(EXIT.badInput)
    })
}
