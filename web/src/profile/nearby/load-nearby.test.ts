import { createApi } from '@app/contract/api.ts'
import type { Hotel } from '@app/contract/hotels/hotel-schema.ts'
import { describe, expect, test } from 'vitest'
import { nearbyFacts } from '../../kinds/nearby-facts.ts'
import { plainFacility } from '../../page/testing/plain-facility.ts'
import { loadNearby } from './load-nearby.ts'
import { surroundingsPart } from './surroundings-part.ts'

const place = plainFacility({ lat: 39.17, lng: -86.53 })

const profileAt = (id: string, distance: number, facts: object = {}) => ({
  ...place,
  id,
  name: `Place ${id}`,
  distance,
  ...facts,
})
const hotelAt = (id: string, distance: number, facts: Partial<Hotel> = {}) =>
  profileAt(id, distance, { roomCount: null, lowestRate: null, currency: 'USD', amenities: [], ...facts })
const businessAt = (id: string, distance: number, facts: object = {}) =>
  profileAt(id, distance, {
    businessType: 'Food & Beverage',
    placeType: null,
    attributes: [],
    mainPromotion: null,
    ...facts,
  })

/** A server that answers with these replies by the ends of paths, and keeps the bodies it received. */
function serverOf(replies: Record<string, object>) {
  const bodies: unknown[] = []
  const api = createApi(async ({ url, body }) => {
    const path = url.split('?')[0] ?? ''
    bodies.push(body && 'json' in body ? body.json : undefined)
    const found = Object.entries(replies).find(([end]) => path.endsWith(end))
    return found?.[1] ?? { data: [], _meta: { stats: { count: 0 } } }
  })
  return { api, bodies }
}

const found = (data: object[], count = data.length, facets?: object) => ({
  data,
  _meta: { stats: { count }, facets },
})

function factsOf(kind: 'hotel' | 'business') {
  const facts = nearbyFacts[kind]
  if (facts === undefined) throw new Error(`${kind} is not listed near places`)
  return facts
}

describe('hotels', () => {
  test('a promoted hotel that the search puts first is sorted by its distance', async () => {
    const { api } = serverOf({ '/hotels/search': found([hotelAt('far', 20), hotelAt('next', 0.4)]) })
    const { rows } = await loadNearby(api, factsOf('hotel'), place)
    expect(rows.map(({ id, distance }) => [id, distance])).toEqual([
      ['next', 0.4],
      ['far', 20],
    ])
  })

  test('lists the nearest four of seven, and counts all', async () => {
    const hotels = [24, 1, 2, 3, 4, 5, 6].map((distance) => hotelAt(`at-${distance}`, distance))
    const { api } = serverOf({ '/hotels/search': found(hotels, 37) })
    const { rows, count } = await loadNearby(api, factsOf('hotel'), place)
    expect(rows.map(({ id }) => id)).toEqual(['at-1', 'at-2', 'at-3', 'at-4'])
    expect(count).toBe(37)
  })

  test('neither lists nor counts the place itself', async () => {
    const { api } = serverOf({ '/hotels/search': found([hotelAt(place.id, 0), hotelAt('next', 0.4)], 2) })
    const { rows, count } = await loadNearby(api, factsOf('hotel'), place)
    expect(rows.map(({ id }) => id)).toEqual(['next'])
    expect(count).toBe(1)
  })

  test.each<[Partial<Hotel>, string]>([
    [{ roomCount: 118, lowestRate: 110_900 }, '118 rooms · from $1,109 a night with fees'],
    [{ roomCount: 1 }, '1 room'],
    [{ lowestRate: 8950, currency: 'CAD' }, 'Hotel · from CA$89.50 a night with fees'],
    [{}, 'Hotel'],
  ])('reads %o as %j', async (facts, line) => {
    const { api } = serverOf({ '/hotels/search': found([hotelAt('next', 1, facts)]) })
    const { rows } = await loadNearby(api, factsOf('hotel'), place)
    expect(rows[0]?.line).toBe(line)
  })
})

describe('businesses', () => {
  test('reads the place type and two attributes', async () => {
    const attributes = ['Good for Groups', 'Wi-Fi', 'TV']
    const { api } = serverOf({
      '/businesses/search': found([businessAt('pizza', 1, { placeType: 'pizza_restaurant', attributes })]),
    })
    const { rows } = await loadNearby(api, factsOf('business'), place)
    expect(rows[0]).toMatchObject({
      line: 'Pizza restaurant · Good for Groups and Wi-Fi',
      category: 'Food & Drink',
    })
  })

  test('groups are the types with results, and the promotions', async () => {
    const { api } = serverOf({
      '/businesses/search': found([businessAt('diner', 1)], 9, {
        businessType: [
          { value: 'Food & Beverage', count: 9 },
          { value: 'Entertainment', count: 0 },
        ],
        hasPromotion: [
          { value: 'true', count: 2 },
          { value: 'false', count: 7 },
        ],
      }),
    })
    const { groups } = await loadNearby(api, factsOf('business'), place)
    expect(groups).toEqual([
      {
        label: 'Food & Beverage',
        count: 9,
        filter: { businessType: 'Food & Beverage' },
        search: { category: 'Food & Beverage' },
        category: 'Food & Drink',
      },
      {
        label: 'Promotions',
        count: 2,
        filter: { hasPromotion: true },
        search: { hasPromotion: 'true' },
      },
    ])
  })

  test('the main promotion of a business is its offer', async () => {
    const mainPromotion = { title: '15% off for teams', endDate: '2027-03-31' }
    const { api } = serverOf({
      '/businesses/search': found([businessAt('diner', 1, { mainPromotion }), businessAt('bar', 2)]),
    })
    const { rows } = await loadNearby(api, factsOf('business'), place)
    expect(rows.map(({ offer }) => offer)).toEqual([mainPromotion, null])
  })
})

test('a place without a position has no surroundings', async () => {
  const { api, bodies } = serverOf({})
  const lists = await surroundingsPart(['hotel', 'business']).load(
    api,
    plainFacility(),
    new URLSearchParams(),
  )
  expect(lists).toEqual({})
  expect(bodies).toEqual([])
})

test('searches within 25 miles, nearest first, for each kind', async () => {
  const { api, bodies } = serverOf({})
  await surroundingsPart(['hotel', 'business']).load(api, place, new URLSearchParams())
  const near = { lat: 39.17, lng: -86.53, dist: 25 }
  expect(bodies).toEqual([
    { data: { near, sort: 'distance' } },
    { data: { near, sort: 'distance', facets: true } },
  ])
})
