import { abbreviated } from '../../page/format.ts'
import { datesWanted } from './dates-wanted.ts'
import type { FacetName } from './facets.ts'
import { changed, usualDistance, withToggled, type ListName, type MarketQuery } from './market-query.ts'
import { spacesWord } from '../../page/space-words.ts'

/** One thing that a query wants. */
export interface Criterion {
  /** Tells it from the query's other criteria. */
  key: string
  label: string
  /** What the query is without it. */
  without: MarketQuery
  /** The facet that counts it, and which of its values it is. */
  facet?: { name: FacetName; value: string }
  /** Which parameter it is. */
  name: Exclude<keyof MarketQuery, 'page' | 'view' | 'sort' | 'dist' | 'count' | 'to'>
}

/** Everything that a query wants, in the order in which people think of it: where, when, what, how much, how good. */
export const criteriaOf = (query: MarketQuery): Criterion[] => [
  ...single(query, 'q', (text) => `“${text}”`),
  ...single(query, 'near', () => `Within ${query.dist ?? usualDistance} mi`),
  ...single(query, 'bounds', () => 'This part of the map'),
  ...listed(query, 'state'),
  ...dates(query),
  ...listed(query, 'sport'),
  ...listed(query, 'type'),
  ...single(query, 'space', (space) => spacesLabel(space, query.count), 'space'),
  ...single(query, 'location', (location) => location, 'location'),
  ...listed(query, 'surface'),
  ...listed(query, 'amenity'),
  ...single(query, 'capacity', (seats) => `${abbreviated(seats)}+ seats`),
  ...single(query, 'rating', ratingLabel, 'rating'),
  ...listed(query, 'availability'),
]

export const ratingLabel = (stars: number | string) => `Rated ${stars}+`

const spacesLabel = (space: string, count: number | undefined) =>
  count === undefined ? spacesWord(space) : `${count}+ ${spacesWord(space).toLowerCase()}`

const listed = (query: MarketQuery, name: ListName): Criterion[] =>
  query[name].map((value) => ({
    name,
    key: `${name} ${value}`,
    label: value,
    without: withToggled(query, name, value),
    facet: { name, value },
  }))

function single<N extends 'q' | 'near' | 'bounds' | 'space' | 'location' | 'capacity' | 'rating'>(
  query: MarketQuery,
  name: N,
  label: (value: NonNullable<MarketQuery[N]>) => string,
  facet?: FacetName,
): Criterion[] {
  const value = query[name]
  if (value === undefined || value === null) return []
  const without = changed(query, { [name]: undefined })
  const counted = facet && { name: facet, value: typeof value === 'string' ? value : JSON.stringify(value) }
  const key = counted ? `${counted.name} ${counted.value}` : name
  return [{ name, key, label: label(value), without, facet: counted }]
}

function dates(query: MarketQuery): Criterion[] {
  const range = datesWanted(query)
  if (range === undefined) return []
  const without = changed(query, { from: undefined, to: undefined })
  // No facility has a calendar yet, so that is all that can be promised.
  return [{ name: 'from', key: 'from', label: `Says it hosts events · ${range}`, without }]
}
