import { shown } from '@meikyuu/grid'
import { badOption } from './bad-option.js'
import { checkedPercent, readPercent, shareOf } from './percent.js'

/** One field of an option of several, each written in a word of its own and left out at its default. */
export interface OptionPart {
  /** The field, such as `coin`. */
  readonly name: string
  /** What the field is where it is left out; it is not written then. */
  readonly usual: unknown
  /** What its word looks like, for messages. */
  readonly looks: string
  /** What a word says; undefined where the word is another field's. */
  read(option: string, word: string): unknown
  /** The word for a value. */
  write(value: unknown): string
  /** The value, or a MazeError. */
  check(option: string, value: unknown): unknown
  /** What the generator is told. */
  told(value: unknown): unknown
}

/** A field that is one of some names, each written without its dashes: `southeast`. */
export function namePart(name: string, names: readonly string[], usual: string): OptionPart {
  return {
    name,
    usual,
    looks: names.map(withoutDashes).join(', '),
    read: (_, word) => names.find((each) => withoutDashes(each) === word),
    write: (value) => withoutDashes(value as string),
    check(option, value) {
      if (names.includes(value as string)) return value
      throw badOption(option, `${name} to be one of ${names.join(', ')}`, shown(value))
    },
    told: (value) => value,
  }
}

/** A field that is a share, written in percent after its name: `coin30`. */
export function percentPart(name: string, usual: number): OptionPart {
  return {
    name,
    usual,
    looks: `${name}0 to ${name}100`,
    read(option, word) {
      if (!word.startsWith(name)) return undefined
      return readPercent(`${name} of the ${option}`, word.slice(name.length))
    },
    write: (value) => `${name}${value}`,
    check: (option, value) => checkedPercent(`${name} of the ${option}`, value),
    told: (value) => shareOf(value as number),
  }
}

function withoutDashes(name: string): string {
  return name.replaceAll('-', '')
}
