import { date } from '../../page/format.ts'
import type { MarketQuery } from './market-query.ts'

/** 'Mar 12 to 14, 2027'. Not by Intl's ranges: their spaces differ between a server and a browser. */
export function datesWanted({ from, to }: Pick<MarketQuery, 'from' | 'to'>): string | undefined {
  if (from === undefined) return to && `until ${date(to)}`
  if (to === undefined) return `from ${date(from)}`
  if (to === from) return date(from)
  const [start, end] = [date(from), date(to)]
  const [startDay = '', startYear] = start.split(', ')
  const [endDay = '', endYear] = end.split(', ')
  if (startYear !== endYear) return `${start} to ${end}`
  const [month] = startDay.split(' ')
  return `${startDay} to ${endDay.replace(`${month} `, '')}, ${endYear}`
}
