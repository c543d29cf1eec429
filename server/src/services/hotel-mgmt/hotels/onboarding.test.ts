import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { defaultConnections, type LimitSettings } from '../../../platform/limits/limit-settings.ts'
import { signUp, type SignedUp } from '../../../testing/people.ts'
import {
  refusal,
  refusedFields,
  type TestServer,
  testServer,
  workerServer,
} from '../../../testing/test-server.ts'
import { admin } from '../../../testing/test-tokens.ts'

let server: TestServer
let ada: SignedUp
let bob: SignedUp
beforeAll(async () => {
  server = await workerServer()
  ada = await signUp(server, 'ada')
  bob = await signUp(server, 'bob')
})
afterAll(() => server.close())

const onboard = ({ api }: SignedUp, data: Parameters<SignedUp['api']['hotels']['onboard']>[0]['data']) =>
  api.hotels.onboard({ data })
const managersOf = async (id: string) => {
  const { data } = await ada.api.hotels.members.list({ ownerId: id })
  return data.map(({ userId, role }) => [userId, role])
}

test('creates a pending hotel that the caller manages', async () => {
  const { data } = await onboard(ada, {
    hotelPartnerId: 'hp-1',
    name: 'Elm Inn',
    city: 'Kokomo',
    state: 'Indiana',
  })
  expect(data).toMatchObject({
    name: 'Elm Inn',
    hotelPartnerId: 'hp-1',
    status: 'Pending',
    createdBy: ada.id,
  })
  expect(await managersOf(data.id)).toEqual([[ada.id, 'Manager']])
  expect((await ada.api.hotels.byPartnerId({ hotelPartnerId: 'hp-1' })).data.id).toBe(data.id)
})

test('completes a known place with what our own public pages say about it', async () => {
  const { data: facility } = await ada.api.facilities.create({
    data: { name: 'Oak Resort', googlePlaceId: 'oak', city: 'Austin', state: 'Texas', phone: '512 555 0100' },
  })
  await (await server.as(admin)).facilities.approve({ id: facility.id })
  const { data } = await onboard(bob, { googlePlaceId: 'oak', phone: '512 555 0199' })
  expect(data).toMatchObject({ name: 'Oak Resort', city: 'Austin', state: 'Texas', phone: '512 555 0199' })
  expect((await bob.api.hotels.byPlace({ googlePlaceId: 'oak' })).data.id).toBe(data.id)
})

test('refuses an unknown place without a name, by field', async () => {
  expect(await refusedFields(onboard(ada, { googlePlaceId: 'nowhere' }))).toEqual(['data/name'])
})

test('refuses a hotel without an id of another system, by field', async () => {
  expect(await refusedFields(onboard(ada, { name: 'No id' }))).toEqual(['data/googlePlaceId'])
})

/** A public hotel that nobody manages, as an import leaves it. */
async function unmanagedHotel(hotelPartnerId: string) {
  const { data } = await ada.api.hotels.create({ data: { name: `Hotel ${hotelPartnerId}`, hotelPartnerId } })
  await (await server.as(admin)).hotels.approve({ id: data.id })
  await server.db.deleteFrom('member').where('owner_id', '=', data.id).execute()
  return data.id
}

test('joins a hotel that nobody runs as its first manager', async () => {
  const id = await unmanagedHotel('hp-2')
  const { data } = await onboard(bob, { hotelPartnerId: 'hp-2', name: 'Ignored' })
  expect(data).toMatchObject({ id, name: 'Hotel hp-2' })
  expect(await managersOf(id)).toEqual([[bob.id, 'Manager']])
})

test('returns 409 for a hotel that has managers, and adds none', async () => {
  const { data } = await ada.api.hotels.create({ data: { name: 'Taken', hotelPartnerId: 'hp-3' } })
  const { status, problem } = await refusal(onboard(bob, { hotelPartnerId: 'hp-3', name: 'Mine' }))
  expect([status, problem.code]).toEqual([409, 'ALREADY_EXISTS'])
  expect(await managersOf(data.id)).toEqual([[ada.id, 'Manager']])
})

test('returns 409 when the two ids belong to different hotels', async () => {
  await ada.api.hotels.create({ data: { name: 'One', hotelPartnerId: 'hp-4' } })
  await ada.api.hotels.create({ data: { name: 'Other', googlePlaceId: 'place-4' } })
  const { status } = await refusal(onboard(bob, { hotelPartnerId: 'hp-4', googlePlaceId: 'place-4' }))
  expect(status).toBe(409)
})

test.each([
  ['that does not exist', () => Promise.resolve()],
  ['that nobody runs', () => unmanagedHotel('hp-race that nobody runs')],
])('of ten callers at once, one onboards a hotel %s', async (which, prepare) => {
  await prepare()
  const people = await Promise.all(
    Array.from({ length: 10 }, (_, n) => signUp(server, `racer-${which}-${n}`)),
  )
  const results = await Promise.allSettled(
    people.map((person) => onboard(person, { hotelPartnerId: `hp-race ${which}`, name: 'Raced' })),
  )
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const { rows } = await server.pool.query(
    `select count(distinct h.profile_id) as hotels, count(m.id) as members from hotel h join member m on m.owner_id = h.profile_id
    where h.hotel_partner_id = $1`,
    [`hp-race ${which}`],
  )
  expect(rows).toEqual([{ hotels: 1, members: 1 }])
})

test('a repeated Idempotency-Key replays the reply', async () => {
  const data = { hotelPartnerId: 'hp-5', name: 'Repeated' }
  const options = { idempotencyKey: 'onboard-once' }
  const first = await ada.api.hotels.onboard({ data }, options)
  expect(await ada.api.hotels.onboard({ data }, options)).toEqual(first)
})

/** With the limits of the product, 6 writes run at once, each on a connection. */
const limits: LimitSettings = {
  rates: undefined,
  callsAtOnce: { reads: 8, writes: 4, uploads: 4 },
  newAccountHours: 24,
  connections: defaultConnections,
}

test('writes go on while the provider of places hangs', async () => {
  const provider = Promise.withResolvers<null>()
  const asked = Promise.withResolvers<void>()
  let count = 0
  const slow = await testServer(server, undefined, {
    limits,
    findPlace: (id) => {
      if (++count === 8) asked.resolve()
      return provider.promise.then(() => ({ name: `Hotel ${id}` }))
    },
  })
  onTestFinished(() => slow.close())
  const people = [await signUp(slow, 'carol'), await signUp(slow, 'dan')]
  const onboarded = people.flatMap((person, at) =>
    [1, 2, 3, 4].map((place) => onboard(person, { googlePlaceId: `slow-${at}-${place}` })),
  )
  await asked.promise
  const { data } = await (await signUp(slow, 'eve')).api.hotels.create({ data: { name: 'Quick Inn' } })
  expect(data.name).toBe('Quick Inn')
  provider.resolve(null)
  expect((await Promise.all(onboarded)).map((reply) => reply.data.name).toSorted()[0]).toBe('Hotel slow-0-1')
})

test.each(['googlePlaceId', 'hotelPartnerId'] as const)('no two hotels have the same %s', async (field) => {
  await ada.api.hotels.create({ data: { name: 'First', [field]: `only-${field}` } })
  const second = ada.api.hotels.create({ data: { name: 'Second', [field]: `only-${field}` } })
  expect(await refusedFields(second)).toEqual([`data/${field}`])
  const { data } = await ada.api.hotels.create({ data: { name: 'Third', [field]: `other-${field}` } })
  const patch = [{ op: 'replace' as const, path: `/${field}`, value: `only-${field}` }]
  expect(await refusedFields(ada.api.hotels.update({ id: data.id, patch }))).toEqual([field])
})

test('a removed hotel leaves its place id free, and is restored only while it is', async () => {
  const { data: first } = await ada.api.hotels.create({ data: { name: 'First', googlePlaceId: 'freed' } })
  await ada.api.hotels.remove({ id: first.id })
  const { data: second } = await ada.api.hotels.create({ data: { name: 'Second', googlePlaceId: 'freed' } })
  const approver = await server.as(admin)
  expect(await refusedFields(approver.hotels.restore({ id: first.id }))).toEqual(['googlePlaceId'])
  await ada.api.hotels.remove({ id: second.id })
  expect((await approver.hotels.restore({ id: first.id })).data.id).toBe(first.id)
})

test('the profile call returns the hotel with its images, companies and partners', async () => {
  const { data: hotel } = await ada.api.hotels.create({ data: { name: 'Whole' } })
  await ada.api.hotels.images.create({ ownerId: hotel.id, data: { name: 'Lobby' } })
  await ada.api.hotels.partners.create({ ownerId: hotel.id, data: { name: 'Elm Shuttles' } })
  const { data } = await ada.api.hotels.profile({ ownerId: hotel.id })
  expect(data).toMatchObject({
    hotel: { id: hotel.id },
    images: [{ name: 'Lobby' }],
    companies: [],
    partners: [{ name: 'Elm Shuttles', profileId: null }],
  })
})

test.each([
  ['hotels with breakfast and a pool in Indianapolis', ['Free Breakfast', 'Pool']],
  ['motel with bus parking', ['Bus Parking']],
  ['hotel con piscina', ['Pool']],
])('reads %j', async (text, amenities) => {
  expect((await ada.api.hotels.searchReading({ text })).data.filter).toMatchObject({ amenities })
})
