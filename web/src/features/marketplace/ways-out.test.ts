import { expect, test } from 'vitest'
import { facetsOf } from './facets.ts'
import { everything, type MarketQuery } from './market-query.ts'
import { waysOut } from './ways-out.ts'

const nothing = facetsOf()
const labels = (query: Partial<MarketQuery>, facets = nothing) =>
  waysOut({ ...everything, ...query }, facets).map(({ label }) => label)

test('a wider circle first, then numbers, then everything but place and sport', () => {
  const query = {
    near: 'Carmel, IN',
    dist: 25,
    sport: ['Basketball'],
    space: 'Court',
    count: 24,
    capacity: 900,
  }
  expect(labels(query)).toEqual([
    'Widen to 50 mi',
    'Drop “24+ courts”',
    'Keep only “Within 25 mi” and “Basketball”',
  ])
})

test('a choice of which the search has counted nothing else is not worth asking for', () => {
  const query = { surface: ['Ice'], capacity: 900 }
  expect(labels(query)).toEqual(['Drop “900+ seats”'])
  const counted = facetsOf({ surface: [{ value: 'Turf', count: 4 }] })
  expect(labels(query, counted)).toEqual(['Drop “900+ seats”', 'Drop “Ice”'])
})

test('of a list of which any will do the whole goes, of amenities one at a time', () => {
  const facets = facetsOf({ state: [{ value: 'Ohio', count: 1 }] })
  const [states] = waysOut({ ...everything, state: ['Iowa', 'Utah'] }, facets)
  expect(states).toMatchObject({ label: 'Drop “Iowa” and “Utah”', next: { state: [] } })
  expect(labels({ amenity: ['Wifi', 'Lodging'] })).toEqual(['Drop “Wifi”', 'Drop “Lodging”'])
})

test('never more than three, each of which asks for less', () => {
  const query: MarketQuery = {
    ...everything,
    q: 'x',
    near: 'Carmel, IN',
    dist: 250,
    amenity: ['Wifi', 'Lodging', 'Parking'],
    capacity: 10,
    rating: 5,
  }
  const ways = waysOut(query, nothing)
  expect(ways).toHaveLength(3)
  for (const { next } of ways) expect(next).not.toEqual(query)
  expect(waysOut(everything, nothing)).toEqual([])
})
