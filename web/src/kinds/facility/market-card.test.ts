import type { Facility } from '@app/contract/facilities/facility-schema.ts'
import { createApi } from '@app/contract/api.ts'
import { expect, test } from 'vitest'
import { searchMarket } from '../../market/search-market.server.ts'
import { queryOf } from '../../market/testing/query-of.ts'
import { plainFacility } from '../../page/testing/plain-facility.ts'
import { facilitySource } from './market.server.ts'

const space = { surface: null, location: null, additionalFeatures: null }
const facility = plainFacility({
  name: 'Waterstone Natatorium',
  description: 'Two pools. '.repeat(60),
  city: 'Indianapolis',
  state: 'Indiana',
  lat: 39.8,
  lng: -86.3,
  capacity: 3200,
  isPromoted: true,
  sports: ['Swimming'],
  spaceTypes: [
    { name: 'Pool', count: 2, ...space },
    { name: 'Court', count: 5, ...space },
    { name: 'Court', count: 3, ...space },
    { name: 'Mat', count: 4, ...space },
  ],
  rating: 4,
  reviewCount: 1,
  distance: 7.8,
})

/** The cards of a page with the same facility twice. */
async function cardsOf(changes: Partial<Facility>, search = '') {
  const changed = { ...facility, ...changes }
  const calls = () => ({
    search: async () => ({ data: [changed, changed], _meta: { stats: { count: 2 } } }),
  })
  const api = createApi(() => Promise.reject(new Error('unused')))
  const { found } = await searchMarket({ ...facilitySource, calls }, api).find(queryOf(search))
  return found.cards
}
const score = async (changes: Partial<Facility>, search?: string) =>
  (await cardsOf(changes, search))[1]?.score.map(({ label, value }) => `${label} ${value}`)

test('the score counts spaces of a type together, the most frequent first and seats last', async () => {
  expect(await score({})).toEqual(['Courts 8', 'Mats 4', 'Seats 3.2K'])
})

test('without seats, the score has a third space', async () => {
  expect(await score({ capacity: null })).toEqual(['Courts 8', 'Mats 4', 'Pools 2'])
})

test('the score begins with the space of the query', async () => {
  expect(await score({}, 'space=Pool')).toEqual(['Pools 2', 'Courts 8', 'Seats 3.2K'])
})

test('without spaces and seats there is no score', async () => {
  expect(await score({ spaceTypes: [], capacity: 0 })).toEqual([])
})

test('only a promoted first result has the beginning of its description', async () => {
  const [first, second] = await cardsOf({})
  expect(first?.description?.length).toBeLessThan(270)
  expect(first?.description).toMatch(/pools\. …$|Two …$/)
  expect(second?.description).toBeUndefined()
})

test('a first result that is not promoted has no description', async () => {
  const [first] = await cardsOf({ isPromoted: false })
  expect(first?.description).toBeUndefined()
})

test('a card has the city, the code of the state and the distance', async () => {
  expect((await cardsOf({}))[1]).toMatchObject({ place: 'Indianapolis, IN', distance: '7.8 mi away' })
})

test('a card without a city or a distance has only the code of the state', async () => {
  const [, card] = await cardsOf({ city: null, distance: null })
  expect(card?.place).toBe('IN')
  expect(card?.distance).toBeUndefined()
})

test('a card without coordinates has no position', async () => {
  expect((await cardsOf({ lat: null }))[1]?.position).toBeNull()
})

test.each([
  [{}, undefined],
  [{ true: 0 }, 'None is known to be free.'],
  [{ true: 1, false: 1 }, '1 known to be free. 1 calendar is unknown: ask for dates.'],
  [{ true: 2, false: 3 }, '2 known to be free. 3 calendars are unknown: ask for dates.'],
])('above the cards, %j of whether they are free reads %j', (counts, text) => {
  const from = Object.entries(counts).map(([value, count]) => ({ value, count }))
  expect(facilitySource.countsText?.({ from })).toBe(text)
})
