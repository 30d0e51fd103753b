/** What views of bytes are made by, under the names that they say they have. */
const views = globalThis as unknown as Readonly<
  Record<string, new (bytes: SharedArrayBuffer) => ArrayBufferView>
>

/**
 * The same bytes, seen the same way, in memory that threads share: a copy, or
 * the view itself where it is there already. Node's buffers say that they are
 * arrays of bytes, and become such, as wherever they are sent.
 */
export function sharedView(view: ArrayBufferView): ArrayBufferView {
  if (view.buffer instanceof SharedArrayBuffer) return view
  const shared = new SharedArrayBuffer(view.byteLength)
  new Uint8Array(shared).set(new Uint8Array(view.buffer, view.byteOffset, view.byteLength))
  const { [Symbol.toStringTag]: name } = view as ArrayBufferView & { readonly [Symbol.toStringTag]: string }
  return new views[name]!(shared)
}
