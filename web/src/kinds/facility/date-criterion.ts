import { countDays } from '@app/contract/rules/calendar-date.ts'
import { mostEachDay } from '@app/contract/rules/limits.ts'
import { dateParameters, parameter } from '../../market/codecs.ts'
import { freeDays, rangeInSentence, rangeLabel } from '../../market/days.ts'
import type { Criterion, MarketQuery } from '../../market/market.ts'
import { choice } from '../../page/query-codecs.ts'

const isKnown = (query: MarketQuery) => 'known' in query

/** Whether facilities are found that have a weekend free, instead of each day. */
function asksForWeekend(query: MarketQuery): boolean {
  const days = freeDays(query)
  return days !== undefined && countDays(days.from, days.to) > mostEachDay
}

const freeOn = (query: MarketQuery) => (asksForWeekend(query) ? 'free on a weekend' : 'free')

/** Facilities that are free on these days, and those that share no calendar. `known` leaves out the latter. */
export const dateCriterion: Criterion = {
  name: 'from',
  parameters: [
    ...dateParameters,
    parameter('known', choice(['true']), {
      fits: (_, query) => 'from' in query || 'to' in query,
      sentWith: 'from',
    }),
  ],
  aspect: 'when',
  facet: 'free',
  isPersonal: true,
  rank: 80,
  toFilter: (query) => ({ free: { ...freeDays(query), ...(isKnown(query) && { isKnown: true }) } }),
  label: (_, query) =>
    `${isKnown(query) ? 'Known ' : ''}${freeOn(query)} · ${rangeLabel(query)}`.replace(/^f/, 'F'),
  phrase: (query) => `${isKnown(query) ? 'known to be ' : ''}${freeOn(query)}, ${rangeInSentence(query)}`,
  control: {
    type: 'dates',
    label: 'Dates',
    hint: 'Facilities free on these days come first. More than ten days find a free weekend.',
  },
}
