import { addDays } from '@app/contract/rules/calendar-date.ts'
import { maxFreeDays } from '@app/contract/rules/limits.ts'
import { formatRange } from '../components/fields/calendar-date.ts'
import type { MarketQuery } from './market.ts'
import { valueOf } from './query.ts'

const fromTo = (query: MarketQuery) => ({ from: valueOf(query, 'from'), to: valueOf(query, 'to') })

/** 'Mar 12 – 14, 2027', 'From Mar 12, 2027'. */
export const rangeLabel = (query: MarketQuery) => formatRange(fromTo(query))

/** The same in the middle of a sentence: 'from Mar 12, 2027'. */
export const rangeInSentence = (query: MarketQuery) =>
  rangeLabel(query)?.replace(/^(From|Until)/, (word) => word.toLowerCase())

/** The same without the year, as where there is little room. */
export const shortRange = (from: string | undefined, to: string | undefined) =>
  formatRange({ from, to })?.replaceAll(/, \d{4}/g, '')

/** The contract requires both ends, so a range without one is as long as possible. */
export function freeDays(query: MarketQuery) {
  const { from, to } = fromTo(query)
  if (from === undefined) return to === undefined ? undefined : { from: addDays(to, 1 - maxFreeDays), to }
  return { from, to: to ?? addDays(from, maxFreeDays - 1) }
}
