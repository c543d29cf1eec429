import * as z from 'zod'
import { maxBudget } from './rules/limits.ts'

const numbers = new Intl.NumberFormat('en-US')

/** A whole number. What is refused is told its unit and range: 'must be a whole number of miles from 1 to 3,000'. */
export function wholeNumber(least: number, most: number, unit: string) {
  const error = `must be a whole number of ${unit} from ${numbers.format(least)} to ${numbers.format(most)}`
  return z.int({ error }).min(least, { error }).max(most, { error })
}

/** US dollars of a budget, or of an offer. */
export const Dollars = wholeNumber(0, maxBudget, 'dollars')
