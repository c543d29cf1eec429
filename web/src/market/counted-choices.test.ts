import { expect, test } from 'vitest'
import { facilityMarket } from '../kinds/facility/market.ts'
import { countedChoices } from './counted-choices.ts'
import type { MarketQuery } from './market.ts'
import { queryOf } from './testing/query-of.ts'

const market = {
  ...facilityMarket,
  quickChoices: [
    ['sport', 'Soccer'],
    ['capacity', '500'],
    ['capacity', '1000'],
  ] as const,
}
const seatsOf = async ({ capacity }: MarketQuery) => Number(capacity?.[0]) / 100

test('counts quick choices of criteria without a facet, each with the rest of the query', async () => {
  const searched: MarketQuery[] = []
  const counted = await countedChoices(market, queryOf('state=Ohio&page=3'), async (query) => {
    searched.push(query)
    return seatsOf(query)
  })
  expect(counted).toMatchObject({
    capacity: [
      { value: '500', count: 5 },
      { value: '1000', count: 10 },
    ],
  })
  expect(searched).toEqual([
    { state: ['Ohio'], capacity: ['500'] },
    { state: ['Ohio'], capacity: ['1000'] },
  ])
})

test('does not count a choice that is made', async () => {
  expect(await countedChoices(market, queryOf('capacity=500'), seatsOf)).toMatchObject({
    capacity: [{ value: '1000', count: 10 }],
  })
})
