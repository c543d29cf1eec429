import { dollarRange, dollars } from './costs.ts'

/** `$25,000 – $35,000`, or one end of it. Null without either. */
export function budgetText(from: number | null, to: number | null): string | null {
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
