import { count } from '../components/format.ts'
import { numberOf } from './typed-values.ts'

/** As many as the API takes. */
const most = 999_999_999

const readAmount = (typed: string): number | null => {
  const amount = numberOf(typed)
  return amount !== null && amount >= 0 && amount <= most ? amount : null
}

/** Whole US dollars of a sum as people type it: `$32,400` is 32400, and `8500.50` is rounded to 8501. Null for anything else. */
export function amountOf(typed: string): number | null {
  const amount = readAmount(typed)
  return amount === null ? null : Math.round(amount)
}

/** What a sum with cents counts as. Undefined for all others. */
export function roundedText(typed: string): string | undefined {
  const amount = readAmount(typed)
  return amount === null || Number.isInteger(amount)
    ? undefined
    : `Counts as $${count(Math.round(amount))}, in whole dollars`
}
