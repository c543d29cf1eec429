import { formatRange } from '../../components/calendar-date.ts'
import type { MarketQuery } from './market-query.ts'

/** The dates within a sentence: 'from Mar 12, 2027'. */
export const datesWanted = (query: Pick<MarketQuery, 'from' | 'to'>): string | undefined =>
  formatRange(query)?.replace(/^(From|Until)/, (word) => word.toLowerCase())
