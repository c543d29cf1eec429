import { countDays } from '@app/contract/rules/calendar-date.ts'
import { mostEachDay } from '@app/contract/rules/limits.ts'
import { dateParameters, parameter, between, whole } from '../../market/codecs.ts'
import { freeDays, rangeInSentence, rangeLabel } from '../../market/days.ts'
import type { Criterion, MarketQuery } from '../../market/market.ts'
import { choice } from '../../page/query-codecs.ts'
import { abbreviated, count as figure } from '../../components/format.ts'
import { valueOf } from '../../market/query.ts'

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

export const number = (query: MarketQuery, name: string) =>
  name in query ? Number(valueOf(query, name)) : undefined

export const capacity: Criterion = {
  name: 'capacity',
  parameters: [parameter('capacity', between(1, 1_000_000, whole))],
  aspect: 'what',
  rank: 20,
  toFilter: (query) => ({ capacity: { from: number(query, 'capacity') } }),
  label: (seats) => `${abbreviated(Number(seats))}+ seats`,
  phrase: (query) => `at least ${figure(Number(valueOf(query, 'capacity')))} seats`,
  control: { type: 'steps', label: 'Seats, at least', steps: [500, 1000, 2500, 5000, 10_000] },
}

/** From a text such as '100,000 sq ft'. The form has no field for these. */
const atLeast = (
  name: string,
  most: number,
  rank: number,
  labelOf: (figure: string) => string,
): Criterion => ({
  name,
  parameters: [parameter(name, between(1, most, whole))],
  aspect: 'what',
  rank,
  toFilter: (query) => ({ [name]: { from: number(query, name) } }),
  label: (value) => labelOf(figure(Number(value))),
  phrase: (query) => `with at least ${labelOf(figure(Number(valueOf(query, name)))).replace('+', '')}`,
})

export const indoorArea = atLeast('indoorArea', 100_000_000, 22, (feet) => `${feet}+ sq ft indoors`)
export const clearHeight = atLeast('clearHeight', 500, 24, (feet) => `${feet}+ ft ceilings`)

export const rating: Criterion = {
  name: 'rating',
  parameters: [parameter('rating', between(0.5, 5))],
  aspect: 'what',
  facet: 'rating',
  rank: 50,
  toFilter: (query) => ({ rating: { from: number(query, 'rating') } }),
  label: (stars) => `Rated ${stars}+`,
  phrase: (query) => `rated ${valueOf(query, 'rating')} or better`,
  control: { type: 'steps', label: 'Rating, out of 5', steps: [3, 4, 4.5], unit: '+' },
}
