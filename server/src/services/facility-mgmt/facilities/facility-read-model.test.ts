import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayFromToday } from '../../../testing/days.ts'
import { dropListeners } from '../../../testing/drop-listeners.ts'
import { makeFacility } from '../../../testing/facilities.ts'
import { signUp, type SignedUp } from '../../../testing/people.ts'
import { testServer, type Api, type TestServer, metaOf } from '../../../testing/test-server.ts'

/** All writes go to one server. The marketplace is read from another server on the same database. */
let writer: TestServer
let reader: TestServer
let owner: SignedUp
let admin: SignedUp
let fan: SignedUp
let visitor: Api
beforeAll(async () => {
  writer = await testServer()
  reader = await testServer(writer)
  owner = await signUp(writer, 'owner')
  admin = await signUp(writer, 'admin', ['admin'])
  fan = await signUp(writer, 'fan')
  visitor = await reader.as()
})
afterAll(async () => {
  await reader.close()
  await writer.close()
})

// In ms. The read model follows a write within a second, but tests share the machine.
const timeout = 5000

type Filter = Parameters<Api['facilities']['search']>[0]['data']
const isFound = async (id: string, data: Filter) =>
  (await visitor.facilities.search({ data, take: 100 })).data.some((facility) => facility.id === id)
const expectFound = async (id: string, data: Filter) => {
  await expect.poll(() => isFound(id, data), { timeout }).toBe(true)
}
const expectNotFound = async (id: string, data: Filter) => {
  await expect.poll(() => isFound(id, data), { timeout }).toBe(false)
}
const expectCount = async (api: Api, data: Filter, count: number) => {
  const found = async () => metaOf(await api.facilities.search({ data })).stats.count
  await expect.poll(found, { timeout }).toBe(count)
}
const today = () => new Date().toISOString().slice(0, 10)
const make = async (name: string, more = {}) =>
  (await makeFacility(writer, owner.person, { name, ...more })).id

test('a facility is found after its approval', async () => {
  const draft = { name: 'Kittiwake Dome', city: 'Denver', state: 'Colorado' } as const
  const { id } = (await owner.api.facilities.create({ data: draft })).data
  await admin.api.facilities.approve({ id })
  await expectFound(id, { text: 'kittiwake' })
  await expectFound(id, { near: { address: 'Denver, Colorado', dist: 10 } })
})

test('a deleted facility is not found until it is restored', async () => {
  const id = await make('Razorbill Dome', { city: 'Denver', state: 'Colorado', lat: null, lng: null })
  await expectFound(id, { text: 'razorbill' })
  await owner.api.facilities.remove({ id })
  await expectNotFound(id, { text: 'razorbill' })
  await admin.api.facilities.restore({ id })
  await expectFound(id, { text: 'razorbill', state: 'Colorado', region: 'Southwest' })
})

test('an updated facility is found by its new fields and not by its old ones', async () => {
  const id = await make('Before Hall', { capacity: 100 })
  await expectFound(id, { name: 'Before Hall' })
  await owner.api.facilities.update({
    id,
    patch: [
      { op: 'replace', path: '/name', value: 'Afterwards Hall' },
      { op: 'replace', path: '/capacity', value: 9000 },
      { op: 'replace', path: '/facilityType', value: 'Stadium' },
      { op: 'replace', path: '/availability', value: 'Available to host' },
      { op: 'replace', path: '/city', value: 'Portland' },
      { op: 'replace', path: '/state', value: 'Maine' },
      { op: 'replace', path: '/postalCode', value: '04101' },
    ],
  })
  await expectFound(id, {
    name: 'Afterwards Hall',
    capacity: { from: 9000, to: 9000 },
    facilityType: 'Stadium',
    availability: 'Available to host',
  })
  await expectFound(id, {
    text: 'afterwards',
    city: 'Portland',
    postalCode: '04101',
    region: 'Northeast',
    near: { address: '04101', dist: 5 },
  })
  await expectNotFound(id, { name: 'Before Hall' })
  await expectNotFound(id, { near: { address: 'Indianapolis, Indiana', dist: 20 } })
})

test('an inactive facility is not found', async () => {
  const id = await make('Inactive Hall')
  await expectFound(id, { text: 'inactive' })
  await owner.api.facilities.update({ id, patch: [{ op: 'replace', path: '/isActive', value: false }] })
  await expectNotFound(id, { text: 'inactive' })
})

test('a hidden facility is neither listed nor on the map, even if the index still contains it', async () => {
  const id = await make('Unlisted Hall')
  await expectFound(id, { text: 'unlisted' })
  // Bulk writers send no notices.
  await writer.pool.query(
    `begin; set local app.bulk = 'on'; update profile set is_active = false where id = '${id}'; commit`,
  )
  const bounds = { west: -180, south: -85, east: 180, north: 85 }
  const data = { text: 'unlisted' }
  expect((await visitor.facilities.search({ data })).data).toEqual([])
  expect((await visitor.facilities.searchMap({ data: { ...data, bounds, zoom: 20 } })).data).toEqual({
    markers: [],
    clusters: [],
    count: 0,
  })
})

test('a facility is found by its current sports', async () => {
  const ownerId = await make('Sports Hall')
  const { sports } = owner.api.facilities
  const { data: sport } = await sports.create({ ownerId, data: { name: 'Fencing' } })
  await expectFound(ownerId, { sports: 'Fencing' })
  await sports.update({ ownerId, id: sport.id, patch: [{ op: 'replace', path: '/name', value: 'Judo' }] })
  await expectFound(ownerId, { sports: ['Judo'], text: 'judo' })
  await expectNotFound(ownerId, { sports: 'Fencing' })
  await sports.remove({ ownerId, id: sport.id })
  await expectNotFound(ownerId, { sports: 'Judo' })
})

test('a facility is found by its current amenities', async () => {
  const ownerId = await make('Amenities Hall')
  const { amenities } = owner.api.facilities
  const { data: amenity } = await amenities.create({ ownerId, data: { name: 'Wifi' } })
  await expectFound(ownerId, { amenities: ['Wifi'], text: 'amenities' })
  await amenities.remove({ ownerId, id: amenity.id })
  await expectNotFound(ownerId, { amenities: 'Wifi', text: 'amenities' })
})

test('a facility is found by its current spaces', async () => {
  const ownerId = await make('Spaces Hall')
  const { spaceTypes } = owner.api.facilities
  const { data: outdoor } = await spaceTypes.create({
    ownerId,
    data: { name: 'Court', surface: 'Sand', count: 2, location: 'Outdoor' },
  })
  await expectFound(ownerId, { space: { name: 'Court', surface: 'Sand', count: 2 } })
  await spaceTypes.create({ ownerId, data: { name: 'Court', surface: 'Sand', count: 3, location: 'Indoor' } })
  await expectFound(ownerId, { space: { name: 'Court', surface: 'Sand', count: 5, location: 'Both' } })
  await expectFound(ownerId, { space: { name: 'Court', sport: 'Beach Volleyball', count: 5 } })
  await expectNotFound(ownerId, { space: { name: 'Court', sport: 'Volleyball' } })
  await spaceTypes.update({
    ownerId,
    id: outdoor.id,
    patch: [{ op: 'replace', path: '/surface', value: 'Hardwood' }],
  })
  await expectFound(ownerId, { space: { name: 'Court', sport: 'Volleyball', count: 2 } })
  await expectNotFound(ownerId, { space: { name: 'Court', surface: 'Sand', count: 4 } })
  await spaceTypes.remove({ ownerId, id: outdoor.id })
  await expectNotFound(ownerId, { surface: 'Hardwood', text: 'spaces' })
})

test('a facility is found by its current rating', async () => {
  const ownerId = await make('Reviewed Hall', { facilityType: 'Olympic Facility' })
  const { reviews } = fan.api.facilities
  const { data: review } = await reviews.create({ ownerId, data: { rating: 5 } })
  await expectFound(ownerId, { rating: { from: 4.5 }, facilityType: 'Olympic Facility' })
  await reviews.update({ ownerId, id: review.id, patch: [{ op: 'replace', path: '/rating', value: 2 }] })
  await expectFound(ownerId, { rating: 2 })
  await reviews.remove({ ownerId, id: review.id })
  await expectNotFound(ownerId, { rating: { from: 1 } })
})

test('a review is counted in the facets', async () => {
  const ownerId = await make('Counted Hall', { facilityType: 'Ski Resort' })
  await fan.api.facilities.reviews.create({ ownerId, data: { rating: 5 } })
  await expectFound(ownerId, { rating: { from: 4.5 }, facilityType: 'Ski Resort' })
  const { data } = await visitor.facilities.searchFilters({ data: { facilityType: 'Ski Resort' } })
  expect(data.rating).toEqual([
    { value: '4.5', count: 1 },
    { value: '4', count: 1 },
    { value: '3', count: 1 },
  ])
})

test('a facility is first while it is boosted', async () => {
  const facilityType = 'Convention Center'
  const ids = [await make('Boosted Hall', { facilityType }), await make('Boosted Hall', { facilityType })]
  const { boosts } = owner.api.facilities
  const firstId = async () => (await visitor.facilities.search({ data: { facilityType } })).data[0]?.id
  for (const ownerId of ids) {
    const data = { startDate: today(), endDate: today() }
    const { data: boost } = await boosts.create({ ownerId, data })
    await expect.poll(firstId, { timeout }).toBe(ownerId)
    await expectFound(ownerId, { isPromoted: true })
    const patch = [{ op: 'replace', path: '/endDate', value: dayFromToday(20) } as const]
    await boosts.update({ ownerId, id: boost.id, patch })
    await expectFound(ownerId, { isPromoted: true })
    await boosts.remove({ ownerId, id: boost.id })
    await expectNotFound(ownerId, { isPromoted: true })
  }
})

test('search results have the current number of likes', async () => {
  const ownerId = await make('Pictured Hall')
  const item = async () =>
    (await visitor.facilities.search({ data: { text: 'pictured' } })).data.find(({ id }) => id === ownerId)
  await expectFound(ownerId, { text: 'pictured' })
  await fan.api.facilities.likes.add({ ownerId, data: {} })
  await expect.poll(item, { timeout }).toMatchObject({ likeCount: 1, isPromoted: false })
  await fan.api.facilities.likes.removeMine({ ownerId })
  await expect.poll(item, { timeout }).toMatchObject({ likeCount: 0 })
})

test('after many concurrent writes both servers find the same as the database', async () => {
  const ids = await Promise.all(Array.from({ length: 20 }, (_, n) => make(`Crowd ${n}`)))
  await Promise.all(
    ids.map(async (ownerId, n) => {
      const data = { name: n % 2 ? 'Archery' : 'Badminton' } as const
      await owner.api.facilities.sports.create({ ownerId, data })
      if (n % 3 === 0) await owner.api.facilities.remove({ id: ownerId })
    }),
  )
  const remaining = ids.filter((_, n) => n % 3 !== 0)
  const withArchery = ids.filter((_, n) => n % 3 !== 0 && n % 2 === 1)
  for (const api of [visitor, await writer.as()]) {
    const found = async () =>
      (await api.facilities.search({ data: { text: 'crowd' }, take: 100 })).data
        .map(({ id }) => id)
        .toSorted()
    await expect.poll(found, { timeout }).toEqual(remaining.toSorted())
    await expectCount(api, { text: 'crowd', sports: 'Archery' }, withArchery.length)
  }
})

test('a server that lost its connection catches up on changes that it missed', async () => {
  const id = await make('Missed Hall')
  await expectFound(id, { text: 'missed' })
  await dropListeners(writer.pool)
  const rename = (value: string) =>
    owner.api.facilities.update({ id, patch: [{ op: 'replace', path: '/name', value }] })
  await rename('Regained Hall')
  await expectFound(id, { text: 'regained' })
  await expectNotFound(id, { name: 'Missed Hall' })
  await rename('Thereafter Hall')
  await expectFound(id, { text: 'thereafter' })
})

test('a server starts without a facility that does not fit the index, and finds all others', async () => {
  const misfit = await make('Misfit Hall')
  const fitting = await make('Fitting Hall')
  await writer.pool.query(`alter table profile drop constraint profile_lat_check`)
  await writer.pool.query(`update profile set lat = 91 where id = $1`, [misfit])
  const starting = await testServer(writer)
  const { data } = await (
    await starting.as()
  ).facilities.search({ data: { name: ['Misfit Hall', 'Fitting Hall'] } })
  expect(data.map(({ id }) => id)).toEqual([fitting])
  await starting.close()
  await writer.pool.query(`update profile set lat = null, lng = null where id = $1`, [misfit])
})

test('bulk updates and deletes in SQL update the search', async () => {
  await make('Bulk Hall')
  await make('Bulk Hall')
  await writer.pool.query(
    `update profile set city = 'Bulkville' where kind = 'facility' and name = 'Bulk Hall'`,
  )
  await expectCount(visitor, { city: 'Bulkville' }, 2)
  await writer.pool.query(`delete from profile where city = 'Bulkville'`)
  await expectCount(visitor, { city: 'Bulkville' }, 0)
})
