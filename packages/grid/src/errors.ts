/** What was asked for and what came instead. */
export interface Mismatch {
  /** What was asked for, in a few words. */
  readonly expected: string
  /** What came, in a few words. */
  readonly got: string
}

/**
 * What each error code tells besides its sentence: enough for a page to say
 * the same in another language.
 */
export interface MazeErrorDetails {
  /** An argument that is not of the kind asked for. */
  BAD_ARGUMENT: Mismatch & {
    /** Which argument. */
    readonly name: string
  }
  /** A recipe code that cannot be read. */
  BAD_CODE: Mismatch & {
    /** The code, as it came. */
    readonly code: string
  }
  /** A maze's document that cannot be read. */
  BAD_DOCUMENT: Mismatch & {
    /** The part of it, as a path of names and numbers: `document`, `grid.w`, `keys[2]`. */
    readonly where: string
  }
  /** Ends that a maze cannot have, such as a start that is also the goal. */
  BAD_ENDS: Mismatch
  /** A file that is no maze of the kind asked for, is unfinished, or is not as it was written. */
  BAD_FILE: Mismatch & {
    /** Its path, as it came. */
    readonly file: string
  }
  /** An own graph whose lists do not make a grid. */
  BAD_GRAPH: Mismatch & {
    /** The cell whose list it is. */
    readonly cell: number
  }
  /** A number of keys outside what is allowed. */
  BAD_KEYS: {
    /** What came. */
    readonly keys: string
    /** The most there may be. */
    readonly most: number
  }
  /** A mask that cannot be read. */
  BAD_MASK: Mismatch
  /** A growing tree's mix that cannot be followed. */
  BAD_MIX: Mismatch
  /** An option of a recipe that says nothing that can be followed. */
  BAD_OPTION: Mismatch & {
    /** Which option. */
    readonly option: string
  }
  /** A seed that is not a whole number in range. */
  BAD_SEED: {
    /** What came. */
    readonly seed: string
    /** The most there may be. */
    readonly most: number
  }
  /** A size that is not one or two whole numbers, as its shape asks. */
  BAD_SIZE: Mismatch & {
    /** The shape. */
    readonly shape: string
  }
  /** A maze drawn in characters that cannot be read. */
  BAD_TEXT: Mismatch & {
    /** The line, from 1, as the text came. */
    readonly line: number
    /** The character in it, from 1. */
    readonly column: number
  }
  /** A file that the system does not let us read. */
  CANNOT_READ: {
    /** Its path, as it came. */
    readonly file: string
    /** The system's code, such as `ENOENT`. */
    readonly code: string
  }
  /** A file that the system does not let us write. */
  CANNOT_WRITE: {
    /** Its path, as it came. */
    readonly file: string
    /** The system's code, such as `ENOSPC`. */
    readonly code: string
  }
  /** A generator, or a treatment, on a grid that it cannot carve. */
  DOES_NOT_FIT: {
    /** The generator or treatment. */
    readonly algorithm: string
    /** What it needs. */
    readonly needs: string
    /** What came, in a few words. */
    readonly got: string
  }
  /** A mask without a cell. */
  EMPTY_MASK: {
    /** How many columns. */
    readonly width: number
    /** How many rows. */
    readonly height: number
  }
  /** A file that is there already and may not be replaced. */
  FILE_EXISTS: {
    /** Its path, as it came. */
    readonly file: string
  }
  /** No cell on the border, where a border is needed. */
  NO_BOUNDARY: {
    /** How many cells there are. */
    readonly cells: number
  }
  /** No centres, where distances on the plane are needed. */
  NO_CENTRES: {
    /** How many cells there are. */
    readonly cells: number
  }
  /** A map, where a start and a goal are needed. */
  NO_ENDS: {
    /** Who needs them. */
    readonly needs: string
  }
  /** More memory than there is. */
  NO_MEMORY: {
    /** What it is for. */
    readonly what: string
    /** The least bytes that it takes. */
    readonly needed: number
    /** The bytes there are. */
    readonly free: number
  }
  /** An unknown algorithm. */
  NO_SUCH_ALGORITHM: UnknownName
  /** A cell outside the grid. */
  NO_SUCH_CELL: {
    /** What came. */
    readonly cell: string
    /** How many cells there are. */
    readonly cells: number
  }
  /** An unknown mode. */
  NO_SUCH_MODE: UnknownName
  /** An unknown shape. */
  NO_SUCH_SHAPE: UnknownName
  /** An unknown theme of pictures. */
  NO_SUCH_THEME: UnknownName
  /** An unknown treatment after carving. */
  NO_SUCH_TREATMENT: UnknownName
  /** A document of a version that is not known here. */
  NO_SUCH_VERSION: {
    /** What came. */
    readonly version: string
    /** Every known version. */
    readonly known: readonly number[]
  }
  /** Cells that no way connects. */
  NOT_CONNECTED: {
    /** The cell that was begun at. */
    readonly cell: number
    /** How many cells can be reached from it. */
    readonly reached: number
    /** How many cells there are. */
    readonly cells: number
  }
  /** A library that is needed and is not installed, or not for this machine. */
  NOT_INSTALLED: {
    /** Who needs it. */
    readonly needs: string
    /** Its name. */
    readonly library: string
    /** The machine, such as `linux x64`. */
    readonly machine: string
  }
  /** Passages that are not a spanning tree, where one is needed. */
  NOT_PERFECT: {
    /** How many cells there are. */
    readonly cells: number
    /** How many passages there are. */
    readonly passages: number
    /** How many cells can be reached. */
    readonly reached: number
  }
  /** No room for another event. */
  RECORDER_FULL: {
    /** How many events there are. */
    readonly events: number
    /** The most bytes they may take. */
    readonly bytes: number
  }
  /** More than a limit allows, or, where `most` is null, more than memory holds. */
  TOO_BIG: {
    /** Of what. */
    readonly what: string
    /** How much came. */
    readonly got: number
    /** The most there may be, or null where only memory says. */
    readonly most: number | null
  }
  /** Fewer cells, or a smaller number, than a maze can be made of. */
  TOO_SMALL: {
    /** Of what. */
    readonly what: string
    /** How much came. */
    readonly got: number
    /** The least there may be. */
    readonly least: number
  }
  /** Work of which one worker after the other died. */
  WORKER_DIED: {
    /** How many workers. */
    readonly workers: number
    /** How the last one ended, in its machine's words. */
    readonly last: string
  }
}

/** The details of a name that stands in no table. */
export interface UnknownName {
  /** The name that came. */
  readonly name: string
  /** The known name most like it, or null where none is near. */
  readonly nearest: string | null
  /** Every known name. */
  readonly known: readonly string[]
}

/** Every code a {@link MazeError} can have. */
export type MazeErrorCode = keyof MazeErrorDetails

const unknown =
  (kind: string) =>
  ({ name, nearest, known }: UnknownName): string =>
    `no ${kind} is called ${quoted(name)}${nearest === null ? '' : `; did you mean ${quoted(nearest)}?`} (expected one of ${known.join(', ')})`

/** Whole mebibytes, rounded up. */
const mebibytes = (bytes: number): string => `${Math.ceil(bytes / 2 ** 20)} MiB`

/** The sentence of each code: what was expected, and what came. */
const SENTENCES: { readonly [C in MazeErrorCode]: (details: MazeErrorDetails[C]) => string } = {
  BAD_ARGUMENT: ({ name, expected, got }) => `expected ${name} to be ${expected}, got ${got}`,
  BAD_CODE: ({ code, expected, got }) =>
    `cannot read the code ${quoted(code)}: expected ${expected}, got ${got}`,
  BAD_DOCUMENT: ({ where, expected, got }) =>
    `cannot read the maze's document: expected ${where} to be ${expected}, got ${got}`,
  BAD_ENDS: ({ expected, got }) => `expected ${expected}, got ${got}`,
  BAD_FILE: ({ file, expected, got }) =>
    `cannot use the file ${quoted(file)}: expected ${expected}, got ${got}`,
  BAD_GRAPH: ({ cell, expected, got }) => `cell ${cell} of the graph: expected ${expected}, got ${got}`,
  BAD_KEYS: ({ keys, most }) => `expected a whole number of keys from 1 to ${most}, got ${keys}`,
  BAD_MASK: ({ expected, got }) => `cannot read the mask: expected ${expected}, got ${got}`,
  BAD_MIX: ({ expected, got }) => `cannot follow the mix: expected ${expected}, got ${got}`,
  BAD_OPTION: ({ option, expected, got }) => `cannot follow the ${option}: expected ${expected}, got ${got}`,
  BAD_SEED: ({ seed, most }) => `expected a seed that is a whole number from 0 to ${most}, got ${seed}`,
  BAD_SIZE: ({ shape, expected, got }) => `the size of ${quoted(shape)}: expected ${expected}, got ${got}`,
  BAD_TEXT: ({ line, column, expected, got }) =>
    `cannot read the text at line ${line}, column ${column}: expected ${expected}, got ${got}`,
  CANNOT_READ: ({ file, code }) => `expected to be able to read ${quoted(file)}, got ${code}`,
  CANNOT_WRITE: ({ file, code }) => `expected to be able to write ${quoted(file)}, got ${code}`,
  DOES_NOT_FIT: ({ algorithm, needs, got }) => `${algorithm} needs ${needs}, got ${got}`,
  EMPTY_MASK: ({ width, height }) =>
    `expected a mask with at least one cell, got ${width}x${height} without any`,
  FILE_EXISTS: ({ file }) => `expected nothing at ${quoted(file)}, got a file that is there already`,
  NO_BOUNDARY: ({ cells }) =>
    `expected a grid with a cell on its border, got ${cells} cells that all lie inside`,
  NO_CENTRES: ({ cells }) => `expected cells that have centres, got ${cells} without any`,
  NO_ENDS: ({ needs }) => `${needs} needs a maze with a start and a goal, got a map; give it ends first`,
  NO_MEMORY: ({ what, needed, free }) =>
    `${what} takes at least ${mebibytes(needed)} of memory, and there are ${mebibytes(free)}`,
  NO_SUCH_ALGORITHM: /* @__PURE__ */ unknown('algorithm'),
  NO_SUCH_CELL: ({ cell, cells }) => `expected a cell from 0 to ${cells - 1}, got ${cell}`,
  NO_SUCH_MODE: /* @__PURE__ */ unknown('mode'),
  NO_SUCH_SHAPE: /* @__PURE__ */ unknown('shape'),
  NO_SUCH_THEME: /* @__PURE__ */ unknown('theme'),
  NO_SUCH_TREATMENT: /* @__PURE__ */ unknown('treatment'),
  NO_SUCH_VERSION: ({ version, known }) =>
    `expected a document of version ${known.join(' or ')}, got ${version}; a newer meikyuu may read it`,
  NOT_CONNECTED: ({ cell, reached, cells }) =>
    `expected all ${cells} cells to hang together, got ${reached} that can be reached from cell ${cell}`,
  NOT_INSTALLED: ({ needs, library, machine }) =>
    `${needs} needs ${library} with its binary for ${machine}, got none; install it anew on this machine, optional dependencies included`,
  NOT_PERFECT: ({ cells, passages, reached }) =>
    `expected a perfect maze (${cells} cells joined by ${cells - 1} passages), got ${passages} passages that reach ${reached} cells`,
  RECORDER_FULL: ({ events, bytes }) =>
    `expected room for another event, got a recorder of ${bytes} bytes that holds ${events} already`,
  TOO_BIG: ({ what, got, most }) =>
    `${what}: expected ${most === null ? 'no more than memory holds' : `at most ${most}`}, got ${got}`,
  TOO_SMALL: ({ what, got, least }) => `${what}: expected at least ${least}, got ${got}`,
  WORKER_DIED: ({ workers, last }) =>
    `expected a worker to finish this, got ${workers} that died of it, the last with: ${last}`,
}

/** Marks the class across copies of the package, where `instanceof` fails. */
const BRAND = /* @__PURE__ */ Symbol.for('meikyuu.error')

/**
 * The one error class: branch on `code`, show `message`, translate with
 * `details`.
 *
 * @example
 * ```ts
 * const error = new MazeError('NO_SUCH_CELL', { cell: '99', cells: 25 })
 * error.message // => 'expected a cell from 0 to 24, got 99'
 * MazeError.is(error, 'NO_SUCH_CELL') // => true
 * ```
 */
export class MazeError<C extends MazeErrorCode = MazeErrorCode> extends Error {
  /** What went wrong, for programs. */
  readonly code: C
  /** What was expected and what came, for programs. */
  readonly details: MazeErrorDetails[C]

  constructor(code: C, details: MazeErrorDetails[C]) {
    super(sentenceOf(code, details))
    this.name = 'MazeError'
    this.code = code
    this.details = details
    Object.defineProperty(this, BRAND, { value: true })
  }

  /**
   * Whether something caught is a MazeError, and where a code is given, one
   * with that code. True across copies and versions of the package.
   */
  static is<C extends MazeErrorCode = MazeErrorCode>(thing: unknown, code?: C): thing is MazeError<C> {
    if (typeof thing !== 'object' || thing === null || !(BRAND in thing)) return false
    return code === undefined || (thing as unknown as MazeError).code === code
  }
}

/** Errors of a code that is unknown here, or without its details, must still be readable. */
function sentenceOf<C extends MazeErrorCode>(code: C, details: MazeErrorDetails[C]): string {
  if (typeof code !== 'string' || !Object.hasOwn(SENTENCES, code)) return `unknown error ${shown(code)}`
  try {
    return SENTENCES[code](details)
  } catch {
    return `error ${code}, whose details are missing`
  }
}

/**
 * Any value in a few characters, for a message.
 *
 * @internal
 */
export function shown(value: unknown): string {
  if (typeof value === 'string') return quoted(value)
  if (typeof value === 'number') return String(value)
  if (typeof value === 'bigint') return value === BigInt.asIntN(64, value) ? String(value) : 'a bigint'
  if (value === null || value === undefined || typeof value === 'boolean') return String(value)
  if (typeof value === 'object') return isArray(value) ? 'an array' : 'an object'
  return `a ${typeof value}`
}

/** As Array.isArray, which throws for a proxy that was revoked. */
function isArray(value: object): boolean {
  try {
    return Array.isArray(value)
  } catch {
    return false
  }
}

const LONGEST_QUOTE = 60

function quoted(text: string): string {
  return JSON.stringify(text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE - 3)}...` : text)
}
