import { abbreviated, count as figure } from '../../components/format.ts'
import { between, parameter, whole } from '../../market/codecs.ts'
import type { Criterion, MarketQuery } from '../../market/market.ts'
import { valueOf } from '../../market/query.ts'

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
