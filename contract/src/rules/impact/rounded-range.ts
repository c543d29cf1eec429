import type { Range } from './inputs.ts'

/**
 * Rounds a range outward to two digits of its width, so that it never looks more exact than it is: $751,234 to $958,760 is $750,000
 * to $960,000. A range that is narrow for its size keeps two digits less than its high end has.
 */
export function roundedRange({ low, high }: Range): Range {
  const width = high - low
  const exponent = Math.max(0, digitsBeforePoint(width) - 2, digitsBeforePoint(high) - 3)
  const step = 10 ** exponent
  return { low: Math.floor(low / step) * step, high: Math.ceil(high / step) * step }
}

/** Of a value of at least 0. */
const digitsBeforePoint = (value: number) => (value < 1 ? 0 : Math.floor(Math.log10(value)) + 1)
