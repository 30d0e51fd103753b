/**
 * What `coming` gives, unless a signal comes first.
 *
 * @throws the reason of the signal, and what `coming` throws.
 */
export async function unlessAborted<T>(signal: AbortSignal | undefined, coming: Promise<T>): Promise<T> {
  if (signal === undefined) return coming
  return new Promise((resolve, reject) => {
    const stop = (): void => reject(signal.reason)
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop, { once: true })
    coming.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
  })
}
