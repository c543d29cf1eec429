import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeFacility } from '../../../testing/facilities.ts'
import { signUp, type SignedUp } from '../../../testing/people.ts'
import { eventually, testServer, type Api, type TestServer, metaOf } from '../../../testing/test-server.ts'

/** Every write goes to one server; what it does to the marketplace is read from another on the same database. */
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

type Filter = Parameters<Api['facilities']['search']>[0]['data']
const finds = async (id: string, data: Filter) =>
  (await visitor.facilities.search({ data, take: 100 })).data.some((found) => found.id === id)
const expectFound = (id: string, data: Filter) =>
  eventually(
    () => finds(id, data),
    (isFound) => isFound,
  )
const expectLost = (id: string, data: Filter) =>
  eventually(
    () => finds(id, data),
    (isFound) => !isFound,
  )
const expectCount = (api: Api, data: Filter, expected: number) =>
  eventually(
    async () => metaOf(await api.facilities.search({ data })).stats.count,
    (count) => count === expected,
  )
const today = () => new Date().toISOString().slice(0, 10)

test('a facility comes with its approval, and goes and comes back with deletion and restoration', async () => {
  const { data } = await owner.api.facilities.create({
    data: { name: 'Kittiwake Dome', city: 'Denver', state: 'Colorado' },
  })
  const { id } = data
  await admin.api.facilities.approve({ id })
  await expectFound(id, { text: 'kittiwake' })
  await expectFound(id, { near: { address: 'Denver, Colorado', dist: 10 } })
  await owner.api.facilities.remove({ id })
  await expectLost(id, { text: 'kittiwake' })
  await admin.api.facilities.restore({ id })
  await expectFound(id, { text: 'kittiwake', state: 'Colorado', region: 'Southwest' })
})

test('its own fields are searched as they are now', async () => {
  const { id } = await makeFacility(writer, owner.person, { name: 'Before Hall', capacity: 100 })
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
  await expectLost(id, { name: 'Before Hall' })
  await expectLost(id, { near: { address: 'Indianapolis, Indiana', dist: 20 } })
  await owner.api.facilities.update({ id, patch: [{ op: 'replace', path: '/isActive', value: false }] })
  await expectLost(id, { text: 'afterwards' })
})

test('its sports, amenities and spaces are searched as they come, change and go', async () => {
  const { id: ownerId } = await makeFacility(writer, owner.person, { name: 'Children Hall' })
  const { sports, amenities, spaceTypes } = owner.api.facilities
  const { data: sport } = await sports.create({ ownerId, data: { name: 'Fencing' } })
  await expectFound(ownerId, { sports: 'Fencing' })
  await sports.update({ ownerId, id: sport.id, patch: [{ op: 'replace', path: '/name', value: 'Judo' }] })
  await expectFound(ownerId, { sports: ['Judo'], text: 'judo' })
  await expectLost(ownerId, { sports: 'Fencing' })
  await sports.remove({ ownerId, id: sport.id })
  await expectLost(ownerId, { sports: 'Judo' })

  const { data: amenity } = await amenities.create({ ownerId, data: { name: 'Wifi' } })
  await expectFound(ownerId, { amenities: ['Wifi'], text: 'children' })
  await amenities.remove({ ownerId, id: amenity.id })
  await expectLost(ownerId, { amenities: 'Wifi', text: 'children' })

  const { data: courts } = await spaceTypes.create({
    ownerId,
    data: { name: 'Court', surface: 'Sand', count: 2, location: 'Outdoor' },
  })
  await expectFound(ownerId, { space: { name: 'Court', surface: 'Sand', count: 2 } })
  await spaceTypes.create({ ownerId, data: { name: 'Court', surface: 'Sand', count: 3, location: 'Indoor' } })
  await expectFound(ownerId, { space: { name: 'Court', surface: 'Sand', count: 5, location: 'Both' } })
  await spaceTypes.update({
    ownerId,
    id: courts.id,
    patch: [{ op: 'replace', path: '/surface', value: 'Hardwood' }],
  })
  await expectLost(ownerId, { space: { name: 'Court', surface: 'Sand', count: 4 } })
  await spaceTypes.remove({ ownerId, id: courts.id })
  await expectLost(ownerId, { surface: 'Hardwood', text: 'children' })
})

test('its rating and its facets follow the reviews', async () => {
  const { id: ownerId } = await makeFacility(writer, owner.person, {
    name: 'Reviewed Hall',
    facilityType: 'Olympic Facility',
  })
  const { reviews } = fan.api.facilities
  const { data: review } = await reviews.create({ ownerId, data: { rating: 5 } })
  await expectFound(ownerId, { rating: { from: 4.5 }, facilityType: 'Olympic Facility' })
  const { data: facets } = await visitor.facilities.searchFilters({
    data: { facilityType: 'Olympic Facility' },
  })
  expect(facets.rating).toEqual([
    { value: '4.5', count: 1 },
    { value: '4', count: 1 },
    { value: '3', count: 1 },
  ])
  await reviews.update({ ownerId, id: review.id, patch: [{ op: 'replace', path: '/rating', value: 2 }] })
  await expectFound(ownerId, { rating: 2 })
  await reviews.remove({ ownerId, id: review.id })
  await expectLost(ownerId, { rating: { from: 1 } })
})

test('its boosts put it first and are taken back', async () => {
  const { id: ownerId } = await makeFacility(writer, owner.person, {
    name: 'Boosted Hall',
    facilityType: 'Convention Center',
  })
  const plain = await makeFacility(writer, owner.person, {
    name: 'Boosted Hall',
    facilityType: 'Convention Center',
  })
  const { boosts } = owner.api.facilities
  const order = async () =>
    (await visitor.facilities.search({ data: { facilityType: 'Convention Center' } })).data.map(
      ({ id }) => id,
    )
  for (const id of [plain.id, ownerId]) {
    const { data: boost } = await boosts.create({
      ownerId: id,
      data: { startDate: today(), endDate: today() },
    })
    await eventually(order, ([first]) => first === id)
    await expectFound(id, { isPromoted: true })
    await boosts.update({
      ownerId: id,
      id: boost.id,
      patch: [{ op: 'replace', path: '/endDate', value: '2099-12-31' }],
    })
    await expectFound(id, { isPromoted: true })
    await boosts.remove({ ownerId: id, id: boost.id })
    await expectLost(id, { isPromoted: true })
  }
})

test('its likes are as they are now on every server', async () => {
  const { id: ownerId } = await makeFacility(writer, owner.person, { name: 'Pictured Hall' })
  const item = async () =>
    (await visitor.facilities.search({ data: { text: 'pictured' } })).data.find(({ id }) => id === ownerId)
  await expectFound(ownerId, { text: 'pictured' })
  await fan.api.facilities.likes.add({ ownerId, data: {} })
  expect((await eventually(item, (shown) => shown?.likeCount === 1))?.isPromoted).toBe(false)
  await fan.api.facilities.likes.removeMine({ ownerId })
  await eventually(item, (shown) => shown?.likeCount === 0)
})

test('many writes at once leave both servers with what the database has', async () => {
  const made = await Promise.all(
    Array.from({ length: 20 }, (_, n) => makeFacility(writer, owner.person, { name: `Crowd ${n}` })),
  )
  await Promise.all(
    made.map(async ({ id }, n) => {
      await owner.api.facilities.sports.create({
        ownerId: id,
        data: { name: n % 2 ? 'Archery' : 'Badminton' },
      })
      if (n % 3 === 0) await owner.api.facilities.remove({ id })
    }),
  )
  const left = made.filter((_, n) => n % 3 !== 0)
  const archers = made.filter((_, n) => n % 3 !== 0 && n % 2 === 1)
  const near = await writer.as()
  for (const api of [visitor, near]) {
    await eventually(
      async () =>
        (await api.facilities.search({ data: { text: 'crowd' }, take: 100 })).data
          .map(({ id }) => id)
          .toSorted(),
      (ids) =>
        ids.join() ===
        left
          .map(({ id }) => id)
          .toSorted()
          .join(),
    )
    await expectCount(api, { text: 'crowd', sports: 'Archery' }, archers.length)
  }
})

test('a server that lost its connection catches up on what it missed', async () => {
  const { id } = await makeFacility(writer, owner.person, { name: 'Missed Hall' })
  await expectFound(id, { text: 'missed' })
  await writer.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen%' and datname = current_database()`,
  )
  await owner.api.facilities.update({ id, patch: [{ op: 'replace', path: '/name', value: 'Regained Hall' }] })
  await expectFound(id, { text: 'regained' })
  await expectLost(id, { name: 'Missed Hall' })
  await owner.api.facilities.update({
    id,
    patch: [{ op: 'replace', path: '/name', value: 'Thereafter Hall' }],
  })
  await expectFound(id, { text: 'thereafter' })
})

test('a bulk write is one notice, and a purge is heard of too', async () => {
  await writer.pool.query(
    `update profile set city = 'Bulkville' where kind = 'facility' and name = 'Boosted Hall'`,
  )
  await expectCount(visitor, { city: 'Bulkville' }, 2)
  await writer.pool.query(`delete from profile where city = 'Bulkville'`)
  await expectCount(visitor, { city: 'Bulkville' }, 0)
})
