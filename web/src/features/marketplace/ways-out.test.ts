import { expect, test } from 'vitest'
import { facetsOf } from './facets.ts'
import { everything, type MarketQuery } from './market-query.ts'
import { waysOut } from './ways-out.ts'

type Count = Parameters<typeof waysOut>[2]

const nothing = facetsOf()
const one = async () => 1
const labels = async (query: Partial<MarketQuery>, facets = nothing, countOf: Count = one) =>
  (await waysOut({ ...everything, ...query }, facets, countOf)).map(({ label }) => label)

test('a wider circle first, then numbers, then everything but place and sport', async () => {
  const query = {
    near: 'Carmel, IN',
    dist: 25,
    sport: ['Basketball'],
    space: 'Court',
    count: 24,
    capacity: 900,
  }
  expect(await labels(query)).toEqual([
    'Widen to 50 mi',
    'Drop “24+ courts”',
    'Keep only “Within 25 mi” and “Basketball”',
  ])
})

test('the circle is widened to the next that shows something, from whatever distance', async () => {
  const near = 'Wichita, KS'
  const fromMiles = (least: number): Count => {
    return async ({ dist = 50 }) => (dist >= least ? 3 : 0)
  }
  for (const dist of [10, 25, undefined, 50, 100])
    expect(await labels({ near, dist }, nothing, fromMiles(150))).toContain('Widen to 150 mi')
  expect(await labels({ near, count: 8, space: 'Court' }, nothing, fromMiles(250))).toEqual([
    'Widen to 250 mi',
  ])
  expect(await labels({ near }, nothing, fromMiles(300))).toEqual([])
})

test('what shows nothing is not offered', async () => {
  const nowhereNear: Count = async ({ near }) => (near === undefined ? 2 : 0)
  expect(await labels({ near: 'Wichita, KS', capacity: 900 }, nothing, nowhereNear)).toEqual([
    'Drop “Within 50 mi”',
  ])
})

test('a choice of which the search has counted nothing else is not worth asking for', async () => {
  const query = { surface: ['Ice'], capacity: 900 }
  expect(await labels(query)).toEqual(['Drop “900+ seats”'])
  const counted = facetsOf({ surface: [{ value: 'Turf', count: 4 }] })
  expect(await labels(query, counted)).toEqual(['Drop “900+ seats”', 'Drop “Ice”'])
})

test('of a list of which any will do the whole goes, of amenities one at a time', async () => {
  const facets = facetsOf({ state: [{ value: 'Ohio', count: 1 }] })
  const [states] = await waysOut({ ...everything, state: ['Iowa', 'Utah'] }, facets, one)
  expect(states).toMatchObject({ label: 'Drop “Iowa” and “Utah”', next: { state: [] } })
  expect(await labels({ amenity: ['Wifi', 'Lodging'] })).toEqual(['Drop “Wifi”', 'Drop “Lodging”'])
})

test('never more than three, each of which asks for less', async () => {
  const query: MarketQuery = {
    ...everything,
    q: 'x',
    near: 'Carmel, IN',
    dist: 250,
    amenity: ['Wifi', 'Lodging', 'Parking'],
    capacity: 10,
    rating: 5,
  }
  const ways = await waysOut(query, nothing, one)
  expect(ways).toHaveLength(3)
  for (const { next } of ways) expect(next).not.toEqual(query)
  expect(await waysOut(everything, nothing, one)).toEqual([])
})
