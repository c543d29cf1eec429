import { codecs } from './market-codecs.ts'
import { listNames, type MarketQuery } from './market-query.ts'
import { kinds, marketPath } from '../../kinds/registry.ts'

export const filtersPath = `${marketPath(kinds.facility)}/filters`

/** The parameters of an address, in one order for one query; what is usual is left out. */
export function writeQuery(query: MarketQuery): [name: string, value: string][] {
  const written: [string, string | undefined][] = [
    ['q', query.q],
    ['near', query.near],
    ['dist', maybe(query.dist, codecs.dist.write)],
    ['bounds', maybe(query.bounds, codecs.bounds.write)],
    ...listNames.flatMap((name) => query[name].map((value): [string, string] => [name, value])),
    ['space', query.space],
    ['count', maybe(query.count, codecs.count.write)],
    ['location', query.location],
    ['rating', maybe(query.rating, codecs.rating.write)],
    ['capacity', maybe(query.capacity, codecs.capacity.write)],
    ['from', query.from],
    ['to', query.to],
    ['sort', query.sort === 'relevance' ? undefined : query.sort],
    ['page', query.page === 1 ? undefined : codecs.page.write(query.page)],
    ['view', query.view],
  ]
  return written.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))
}

const maybe = <T>(value: T | undefined, write: (value: T) => string) =>
  value === undefined ? undefined : write(value)

/** The path and query of the marketplace's page for a query. */
export function addressOf(query: MarketQuery, path = marketPath(kinds.facility)): string {
  const search = new URLSearchParams(writeQuery(query)).toString()
  return search === '' ? path : `${path}?${search}`
}

/** Whether two queries ask for different pages of one list. */
export const isOtherPage = (query: MarketQuery, other: MarketQuery) =>
  query.page !== other.page && addressOf({ ...query, page: 1 }) === addressOf({ ...other, page: 1 })
