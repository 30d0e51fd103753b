/** Half of the last digit that a printed figure has: how far it may lie from the one that it stands for. */
export function halfDigit(printed: string): number {
  const [, digits = ''] = printed.split('.')
  return 0.5 * 10 ** -digits.length
}

/** A figure with its sign, as prose has it. */
export function signed(value: number, digits: number): string {
  const text = Math.abs(value).toFixed(digits)
  if (Number(text) === 0) return text
  return `${value < 0 ? '−' : '+'}${text}`
}

/** A share in whole per cent. */
export function inPercent(share: number, digits = 0): string {
  return `${(100 * share).toFixed(digits)}%`
}
