import { DEFAULT_TABLES } from './recipe-tables.js'
import { type UntypedKit, untypedKit } from './untyped-kit.js'

let kit: UntypedKit | undefined

/** The kit of the plain functions, made when one is first called. */
export function defaultKit(): UntypedKit {
  kit ??= untypedKit(DEFAULT_TABLES)
  return kit
}
