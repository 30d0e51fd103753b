/** Digits, three characters wide and three lines high. */
const DIGITS: readonly (readonly [string, string, string])[] = [
  ['┏━┓', '┃ ┃', '┗━┛'],
  [' ╺┓', '  ┃', '  ╹'],
  ['╺━┓', '┏━┛', '┗━╸'],
  ['╺━┓', '╺━┫', '╺━┛'],
  ['╻ ╻', '┗━┫', '  ╹'],
  ['┏━╸', '┗━┓', '╺━┛'],
  ['┏━╸', '┣━┓', '┗━┛'],
  ['╺━┓', '  ┃', '  ╹'],
  ['┏━┓', '┣━┫', '┗━┛'],
  ['┏━┓', '┗━┫', '╺━┛'],
]

/** A whole number from 0 on in large digits: three lines of the same width. */
export function bigNumber(n: number): [string, string, string] {
  const digits = [...String(n)].map((digit) => DIGITS[Number(digit)]!)
  const line = (i: 0 | 1 | 2) => digits.map((digit) => digit[i]).join(' ')
  return [line(0), line(1), line(2)]
}
