import type * as z from 'zod'
import type { BusinessDraft } from '@app/contract/businesses/business-schema.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { dayFromToday } from '../../../testing/days.ts'
import { refusal, type Api, type TestServer, workerServer } from '../../../testing/test-server.ts'
import { admin } from '../../../testing/test-tokens.ts'

let server: TestServer
let visitor: Api
let manager: Api
let approver: Api
let lanesId: string
beforeAll(async () => {
  server = await workerServer()
  visitor = await server.as()
  manager = await server.as({ email: 'owner@businesses.test' })
  approver = await server.as(admin)
  lanesId = await makeBusiness({
    name: 'Elm Lanes',
    businessType: 'Entertainment',
    placeType: 'bowling_alley',
    attributes: ['Good For Kids', 'Parking Available'],
    priceLevel: 2,
    seats: 120,
    takesGroups: true,
    googlePlaceId: 'elm-lanes',
    state: 'Ohio',
    lat: 39.96,
    lng: -83,
  })
  await makeBusiness({
    name: 'Oak Pizza',
    businessType: 'Food & Beverage',
    placeType: 'pizza_restaurant',
    attributes: ['Good For Kids'],
    priceLevel: 1,
    seats: 38,
    state: 'Texas',
    lat: 30.27,
    lng: -97.74,
  })
  await manager.businesses.promotions.create({
    ownerId: lanesId,
    data: { title: 'Free shoes', startDate: dayFromToday(0), endDate: dayFromToday(3) },
  })
  // Pending, so no search finds it.
  await manager.businesses.create({
    data: { name: 'Hidden Lanes', businessType: 'Entertainment', googlePlaceId: 'hidden', state: 'Ohio' },
  })
  await vi.waitUntil(async () => (await namesOf({ hasPromotion: true })).length === 1)
})
afterAll(() => server.close())

async function makeBusiness(data: z.input<typeof BusinessDraft>) {
  const { id } = (await manager.businesses.create({ data })).data
  await approver.businesses.approve({ id })
  return id
}

type Filter = Parameters<Api['businesses']['search']>[0]['data']
const namesOf = async (data: Filter) =>
  (await visitor.businesses.search({ data })).data.map(({ name }) => name)

test.each<[Filter, string[]]>([
  [{ businessType: 'Entertainment' }, ['Elm Lanes']],
  [{ placeType: ['pizza_restaurant', 'cafe'] }, ['Oak Pizza']],
  [{ attributes: ['Good For Kids', 'Parking Available'] }, ['Elm Lanes']],
  [{ attributes: 'Good For Kids', sort: 'name' }, ['Elm Lanes', 'Oak Pizza']],
  [{ priceLevel: { to: 1 } }, ['Oak Pizza']],
  [{ priceLevel: [1, 2], sort: 'name' }, ['Elm Lanes', 'Oak Pizza']],
  [{ seats: { from: 40 } }, ['Elm Lanes']],
  [{ takesGroups: true }, ['Elm Lanes']],
  [{ hasPromotion: true }, ['Elm Lanes']],
  [{ hasPromotion: false }, ['Oak Pizza']],
  [{ promotionCount: { from: 1 } }, ['Elm Lanes']],
  [{ sort: 'promotions' }, ['Elm Lanes', 'Oak Pizza']],
  [{ text: 'bowling' }, ['Elm Lanes']],
])('the filter %j finds %j', async (filter, names) => {
  expect(await namesOf(filter)).toEqual(names)
})

test('counts values of its own fields, and prices at or above a level', async () => {
  const { data } = await visitor.businesses.searchFilters({ data: {} })
  const counted = (name: string) => data[name]?.filter(({ count }) => count > 0)
  expect(counted('businessType')).toEqual([
    { value: 'Entertainment', count: 1 },
    { value: 'Food & Beverage', count: 1 },
  ])
  expect(counted('placeType')).toEqual(
    expect.arrayContaining([
      { value: 'bowling_alley', count: 1 },
      { value: 'pizza_restaurant', count: 1 },
    ]),
  )
  expect(counted('attributes')).toEqual([
    { value: 'Good For Kids', count: 2 },
    { value: 'Parking Available', count: 1 },
  ])
  expect(counted('hasPromotion')).toEqual([
    { value: 'true', count: 1 },
    { value: 'false', count: 1 },
  ])
  expect(counted('priceLevel')).toEqual([
    { value: '2', count: 1 },
    { value: '1', count: 2 },
  ])
})

test('the map marks businesses with their categories, and those with a promotion today', async () => {
  const bounds = { west: -180, south: -85, east: 180, north: 85 }
  const { data } = await visitor.businesses.searchMap({ data: { sort: 'name', bounds, zoom: 3 } })
  expect(data.markers).toMatchObject([
    { name: 'Elm Lanes', category: 'Entertainment', hasPromotion: true, isPromoted: false },
    { name: 'Oak Pizza', category: 'Food & Drink', hasPromotion: false, isPromoted: false },
  ])
})

test('counts public businesses by type and state in the statistics', async () => {
  expect((await visitor.businesses.searchStats({ data: { state: 'Ohio' } })).data).toEqual([
    { by: 'type', value: 'Entertainment', count: 1 },
    { by: 'state', value: 'Ohio', count: 1 },
  ])
})

test('finds a public business by its Google place id', async () => {
  const { data } = await visitor.businesses.byPlace({ googlePlaceId: 'elm-lanes' })
  expect(data.id).toBe(lanesId)
})

test('returns 404 for the Google place id of a pending business', async () => {
  expect((await refusal(visitor.businesses.byPlace({ googlePlaceId: 'hidden' }))).status).toBe(404)
})

test.each<[string, object]>([
  ['pizza near Dallas', { placeType: ['pizza_restaurant'], near: expect.anything() }],
  [
    'restaurants with outdoor seating',
    { businessType: ['Food & Beverage'], attributes: ['Outdoor Seating'] },
  ],
  ['things to do in Ohio', { businessType: ['Entertainment'], state: 'Ohio' }],
  ['things to do with kids', { businessType: ['Entertainment'], attributes: ['Good For Kids'] }],
  ['bowling alleys', { placeType: ['bowling_alley'] }],
  ['bowling', { placeType: ['bowling_alley'] }],
  ['breweries in Texas', { placeType: ['bar'], state: 'Texas' }],
  ['places to eat pizza', { placeType: ['pizza_restaurant'] }],
  ['cheap eats for large groups', { priceLevel: [1, 2], attributes: ['Good for Groups'] }],
  ['restaurant with 40 seats', { businessType: ['Food & Beverage'], seats: { from: 40 } }],
  ['fine dining', { priceLevel: [3, 4] }],
  ['water park deals', { placeType: ['water_park'], hasPromotion: true }],
  ['deals at water parks', { placeType: ['water_park'], hasPromotion: true }],
  ['10% off pizza', { placeType: ['pizza_restaurant'], hasPromotion: true }],
  ['coffee shop open late', { placeType: ['coffee_shop'] }],
  ['restaurant coupons', { businessType: ['Food & Beverage'], hasPromotion: true }],
  ['cosas que hacer con niños', { businessType: ['Entertainment'], attributes: ['Good For Kids'] }],
  ['restaurantes con terraza', { businessType: ['Food & Beverage'], attributes: ['Outdoor Seating'] }],
  ['musée pour enfants', { placeType: ['museum'], attributes: ['Good For Kids'] }],
  ['choses à faire', { businessType: ['Entertainment'] }],
  ['shuttle service', { businessType: ['Transportation'] }],
  ['museums and zoos', { placeType: ['museum', 'zoo'] }],
  ['Oak Pizza', { text: 'Oak Pizza' }],
])('reads %j', async (text, filter) => {
  expect((await visitor.businesses.searchReading({ text })).data.filter).toEqual(filter)
})
