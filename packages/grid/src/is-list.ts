/** Whether something is an array or a typed array: a list whose length is true. */
export function isList(thing: unknown): thing is ArrayLike<unknown> {
  return Array.isArray(thing) || (ArrayBuffer.isView(thing) && !(thing instanceof DataView))
}
