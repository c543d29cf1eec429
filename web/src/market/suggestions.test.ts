import { expect, test } from 'vitest'
import { facilityMarket } from '../kinds/facility/market.ts'
import { distanceOf } from './criteria.ts'
import { facetsOf } from './search-market.server.ts'
import { suggestionsFor } from './suggestions.ts'
import { queryOf } from './testing/query-of.ts'

type Count = Parameters<typeof suggestionsFor>[3]

const noFacets = facetsOf(facilityMarket)
const one = async () => 1
const suggestions = (search: string, facets = noFacets, countOf: Count = one) =>
  suggestionsFor(facilityMarket, queryOf(search), facets, countOf)
const labels = async (...given: Parameters<typeof suggestions>) =>
  (await suggestions(...given)).map(({ label }) => label)

test('suggests a larger distance, then any number, then only place and sport', async () => {
  expect(await labels('near=Carmel, IN&dist=25&sport=Basketball&space=Court&count=24&capacity=900')).toEqual([
    'Widen to 50 mi',
    'Change “24+ courts” to “Courts”',
    'Keep only “Within 25 mi” and “Basketball”',
  ])
})

const foundFrom =
  (least: number): Count =>
  async (query) =>
    distanceOf(query) >= least ? 3 : 0

test.each(['dist=10', 'dist=25', '', 'dist=50', 'dist=100'])(
  'from %j, suggests the smallest distance with results',
  async (dist) => {
    expect(await labels(`near=Wichita, KS&${dist}`, noFacets, foundFrom(150))).toContain('Widen to 150 mi')
  },
)

test('suggests the largest distance if only that has results', async () => {
  expect(await labels('near=Wichita, KS&space=Court&count=8', noFacets, foundFrom(250))).toEqual([
    'Widen to 250 mi',
  ])
})

test('suggests no distance if none has results', async () => {
  expect(await labels('near=Wichita, KS', noFacets, foundFrom(300))).toEqual([])
})

test('leaves out suggestions without results', async () => {
  const elsewhere: Count = async (query) => ('near' in query ? 0 : 2)
  expect(await labels('near=Wichita, KS&capacity=900', noFacets, elsewhere)).toEqual([
    'Remove “Within 50 mi”',
  ])
})

test('does not count without a filter whose facet has no other value with results', async () => {
  expect(await labels('surface=Ice&capacity=900')).toEqual(['Remove “900+ seats”'])
  const counted = facetsOf(facilityMarket, { surface: [{ value: 'Turf', count: 4 }] })
  expect(await labels('surface=Ice&capacity=900', counted)).toEqual(['Remove “900+ seats”', 'Remove “Ice”'])
})

test('removes all values of a list of alternatives together', async () => {
  const facets = facetsOf(facilityMarket, { state: [{ value: 'Ohio', count: 1 }] })
  const [states] = await suggestions('state=Iowa&state=Utah', facets)
  expect(states).toMatchObject({ label: 'Remove “Iowa” and “Utah”', next: {}, count: 1 })
})

test('removes amenities one at a time', async () => {
  expect(await labels('amenity=Wifi&amenity=Lodging')).toEqual(['Remove “Wifi”', 'Remove “Lodging”'])
})

test('removes two filters at a time where one does not help', async () => {
  const search = 'sport=Judo&capacity=900&rating=4&amenity=Lodging'
  const countOf: Count = async (query) => ('capacity' in query || 'rating' in query ? 0 : 5)
  expect(await labels(search, noFacets, countOf)).toEqual([
    'Remove “900+ seats” and “Rated 4+”',
    'Keep only “Judo”',
  ])
})

test('counts all filters, not only the first that could be removed', async () => {
  const withoutSport: Count = async (query) => ('sport' in query ? 0 : 5)
  const facets = facetsOf(facilityMarket, { sports: [{ value: 'Tennis', count: 5 }] })
  expect(await labels('sport=Judo&capacity=900&rating=4&amenity=Lodging', facets, withoutSport)).toContain(
    'Remove “Judo”',
  )
})

test('suggests at most three queries, none of them the same', async () => {
  const search =
    'q=x&near=Carmel, IN&dist=250&amenity=Wifi&amenity=Lodging&amenity=Parking&capacity=10&rating=5'
  const found = await suggestions(search)
  expect(found).toHaveLength(3)
  for (const { next } of found) expect(next).not.toEqual(queryOf(search))
})

test('has no suggestions for an empty query', async () => {
  expect(await suggestions('')).toEqual([])
})
