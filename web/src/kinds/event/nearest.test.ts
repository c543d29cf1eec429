import { expect, test } from 'vitest'
import type { MarketQuery } from '../../market/market.ts'
import { queryOf } from '../../market/testing/query-of.ts'
import { eventSource } from './market.server.ts'
import { eventMarket as market } from './market.ts'

/** What is suggested for a query, and the query that was counted. */
async function nearest(search: string) {
  const searched: MarketQuery[] = []
  const suggestion = await eventSource.nearest?.({
    market,
    query: queryOf(search, market),
    today: '2027-03-02',
    facets: {},
    facetsOf: async (query) => {
      searched.push(query)
      return { week: [{ value: '2027-03-14', count: 19 }] }
    },
  })
  return { suggestion, searched }
}

test('suggests the nearest week with events instead of dates without any', async () => {
  const { suggestion, searched } = await nearest('sport=Soccer&from=2027-03-05&to=2027-03-07')
  expect(suggestion).toEqual({
    label: 'See the week of Mar 14',
    count: 19,
    next: { sport: ['Soccer'], week: ['2027-03-14'] },
  })
  expect(searched).toEqual([{ sport: ['Soccer'] }])
})

test('keeps how many days the events may take', async () => {
  const { suggestion } = await nearest('month=2027-04&span=Weekend')
  expect(suggestion?.next).toEqual({ span: ['Weekend'], week: ['2027-03-14'] })
})

test('suggests no week for a query without days', async () => {
  expect(await nearest('sport=Soccer')).toEqual({ suggestion: undefined, searched: [] })
})
