import { formatRange } from '../components/fields/calendar-date.ts'
import type { MarketQuery } from './market.ts'
import { valueOf } from './query.ts'

const fromTo = (query: MarketQuery) => ({ from: valueOf(query, 'from'), to: valueOf(query, 'to') })

/** 'Mar 12 – 14, 2027', 'From Mar 12, 2027'. */
export const rangeLabel = (query: MarketQuery) => formatRange(fromTo(query))

/** The same in the middle of a sentence: 'from Mar 12, 2027'. */
export const rangeInSentence = (query: MarketQuery) =>
  rangeLabel(query)?.replace(/^(From|Until)/, (word) => word.toLowerCase())
