import { dollarRange, dollars } from './costs.ts'

/** A sum in a draft that can't be read is NaN. */
const readSum = (amount: number | null) => (Number.isNaN(amount) ? null : amount)

/** `$25,000 – $35,000`, or one end of it. Null without either. */
export function budgetText(least: number | null, most: number | null): string | null {
  const [from, to] = [readSum(least), readSum(most)]
  if (from !== null && to !== null && from !== to) return dollarRange(from, to)
  if (from !== null) return to === null ? `From ${dollars(from)}` : dollars(from)
  return to === null ? null : `Up to ${dollars(to)}`
}

/** How an amount compares with a budget: `$4,000 over`, `$2,500 under`, or `within it`. Null without a budget. */
export function budgetGap(amount: number, from: number | null, to: number | null): string | null {
  const least = from ?? to
  if (least === null) return null
  if (to !== null && amount > to) return `${dollars(amount - to)} over`
  return amount < least ? `${dollars(least - amount)} under` : 'within it'
}
