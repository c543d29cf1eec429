import type { HotelAmenity } from '@app/contract/reference-lists/hotel-amenities.ts'
import { hotelStay } from '@app/contract/rules/hotel-stay.ts'
import { addDays, dayOf } from '@app/contract/rules/calendar-date.ts'
import { placeDay } from '@app/contract/rules/place-day.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dayFromToday } from '../../../testing/days.ts'
import { signUp, type SignedUp } from '../../../testing/people.ts'
import {
  eventually,
  refusal,
  refusedFields,
  workerServer,
  type Api,
  type TestServer,
} from '../../../testing/test-server.ts'

let server: TestServer
let manager: SignedUp
let visitor: Api
let eventId: string
const arrival = dayFromToday(50)
const departure = addDays(arrival, 2)
/** In the Aleutians, where no other test has hotels. */
const venue = { lat: 51.88, lng: -176.65 }
/** About so many miles north of the venue. */
const north = (miles: number) => ({ lat: venue.lat + miles / 69, lng: venue.lng })

const charges = [
  {
    name: 'Resort fee',
    purpose: 'Pool',
    kind: 'Fee' as const,
    unit: 'Cents' as const,
    cents: 1000,
    per: 'Night' as const,
  },
  { name: 'Tax', purpose: 'State', kind: 'Tax' as const, unit: 'Percent' as const, basisPoints: 1000 },
]

type Room = Parameters<Api['hotels']['rooms']['create']>[0]['data']
const room = (changes: Partial<Room>): Room => ({
  name: 'Two queens',
  beds: ['Queen', 'Queen'],
  guests: 4,
  count: 20,
  rate: 12_000,
  ...changes,
})

async function hotel(name: string, miles: number, rooms: Room[], amenities: HotelAmenity[] = []) {
  const { id: ownerId } = await server.stage.hotel({
    manager: manager.person,
    name,
    ...north(miles),
    amenities,
  })
  for (const data of rooms) await manager.api.hotels.rooms.create({ ownerId, data })
  return ownerId
}

const plain = () => ({ eventId, guests: 2 })
const search = (changes: object = {}) => visitor.hotels.matches({ data: { ...plain(), ...changes } })
const names = async (changes: object = {}) => (await search(changes)).data.map((match) => match.hotel.name)
const matchOf = async (name: string, changes: object = {}) =>
  (await search(changes)).data.find((match) => match.hotel.name === name)

beforeAll(async () => {
  server = await workerServer()
  manager = await signUp(server, 'manager')
  visitor = await server.as()
  const staged = { manager: manager.person, startDate: arrival, endDate: departure }
  ;({ id: eventId } = await server.stage.event({ ...staged, name: 'Aleutian Cup', ...venue }))
  const near = await hotel(
    'Near Inn',
    1,
    [room({ beds: ['King'], rate: 20_000, guests: 2, name: 'King' }), room({})],
    ['Pool'],
  )
  await manager.api.hotels.pricing.create({ ownerId: near, data: { charges, cancelDays: 7 } })
  await hotel('Far Lodge', 20, [room({ rate: 9000, count: 4 })], ['Pool', 'Restaurant'])
  await hotel('Full House', 3, [room({ ranges: [{ from: arrival, to: arrival, count: 0 }] })], ['Pool'])
  await hotel('Long Stay', 4, [room({ minStay: 5 })])
  await hotel('Unknown Rooms', 2, [], ['Pool'])
  await hotel('Too Far', 40, [room({ rate: 100 })])
  await eventually(names, (found) => found.length === 5)
})
afterAll(() => server.close())

test('lists open hotels first, then those whose rooms nobody entered, and full ones last, each by distance', async () => {
  const { data, _meta } = await search()
  expect(data.map(({ hotel: { name }, state, hindrance }) => [name, state, hindrance])).toEqual([
    ['Near Inn', 'Open', null],
    ['Far Lodge', 'Open', null],
    ['Unknown Rooms', 'Unknown', null],
    ['Full House', 'Full', 'Taken'],
    ['Long Stay', 'Full', 'MinimumStay'],
  ])
  expect(_meta).toMatchObject({
    stats: { count: 5 },
    states: { Open: 2, Unknown: 1, Full: 2 },
    stay: { checkIn: arrival, checkOut: departure },
  })
})

test('the price is the total of the stay with mandatory fees, and taxes are beside it', async () => {
  const match = await matchOf('Near Inn')
  expect(match?.offer).toMatchObject({
    name: 'Two queens',
    total: 2 * (12_000 + 1000),
    totalWithTaxes: 2 * (12_000 + 1000 + 1200),
    nightly: 13_000,
    left: 20,
  })
  // A rate without fees is no price.
  expect(JSON.stringify(match?.offer)).not.toContain('12000')
})

test('a stay can be canceled until 6 PM at the hotel', async () => {
  const match = await matchOf('Near Inn')
  expect(match?.timeZone).toBe('America/Adak')
  const until = Temporal.Instant.from(match?.freeUntil ?? '').toZonedDateTimeISO('America/Adak')
  expect([until.toPlainDate().toString(), until.hour]).toEqual([addDays(arrival, -7), 18])
})

test('tells how far each place of the event is, and sorts by the nearest', async () => {
  const { id } = await server.stage.event({
    manager: manager.person,
    name: 'Two Venues',
    startDate: arrival,
    endDate: departure,
  })
  for (const miles of [0, 20])
    await manager.api.events.places.create({
      ownerId: id,
      data: {
        profileId: (
          await server.stage.facility({ manager: manager.person, name: `Hall ${miles}`, ...north(miles) })
        ).id,
      },
    })
  const { data } = await search({ eventId: id })
  expect(data[0]?.hotel.name).toBe('Far Lodge')
  expect(data[0]?.places.map(({ name, miles }) => [name, Math.round(miles)])).toEqual([
    ['Hall 0', 20],
    ['Hall 20', 0],
  ])
  expect(data[0]?.hotel.distance).toBe(data[0]?.places[1]?.miles)
})

describe('conditions', () => {
  test.each([
    [{ beds: 'King' }, ['Near Inn']],
    [{ beds: ['King', 'Queen'], amenities: 'Restaurant' }, ['Far Lodge']],
    [{ total: { to: 20_000 } }, ['Far Lodge']],
    [{ total: { from: 20_000, to: 30_000 } }, ['Near Inn']],
    [{ rooms: 5 }, ['Near Inn']],
    [{ guests: 5 }, []],
    [{ miles: 5 }, ['Near Inn']],
  ])('%j leave %j', async (conditions, left) => {
    const { data } = await search(conditions)
    expect(data.filter(({ state }) => state === 'Open').map((match) => match.hotel.name)).toEqual(left)
  })

  test('are met by one room, not by several together', async () => {
    expect((await search({ beds: 'King', total: { to: 30_000 } }))._meta.states.Open).toBe(0)
  })

  test('that leave nothing are named with what each gives', async () => {
    const { _meta } = await search({ beds: 'King', total: { to: 30_000 }, amenities: 'Pool' })
    expect(_meta.changes).toEqual([
      { drop: 'beds', count: 2 },
      { drop: 'total', count: 1 },
    ])
  })

  test('are counted by bed whatever bed is asked for, and by amenity', async () => {
    const { _meta } = await search({ beds: 'King' })
    expect(_meta.facets.beds).toEqual({ King: 1, Queen: 2 })
    expect(_meta.facets.amenities).toEqual({ Pool: 1 })
  })
})

test.each([
  ['total', ['Far Lodge', 'Near Inn']],
  ['left', ['Near Inn', 'Far Lodge']],
  ['distance', ['Near Inn', 'Far Lodge']],
] as const)('sorts by %s', async (sort, order) => {
  expect((await names({ sort })).slice(0, 2)).toEqual(order)
})

test('says what speaks for a hotel', async () => {
  expect((await matchOf('Near Inn'))?.reasons).toEqual([
    { reason: 'distance', tone: 'good' },
    { reason: 'total', tone: 'fair' },
    { reason: 'rooms', tone: 'good' },
  ])
  expect((await matchOf('Far Lodge'))?.reasons).toEqual([
    { reason: 'distance', tone: 'fair' },
    { reason: 'total', tone: 'good' },
    { reason: 'rooms', tone: 'fair' },
  ])
})

test('rooms that are taken are not left', async () => {
  const { rows } = await server.pool.query<{ id: string }>(
    `select r.id from hotel_room r join profile p on p.id = r.owner_id where p.name = 'Far Lodge'`,
  )
  await server.pool.query('select derived.take_nights($1, $2, $3, 3)', [rows[0]?.id, arrival, departure])
  expect((await matchOf('Far Lodge'))?.offer?.left).toBe(1)
  await server.pool.query('update room_night set taken = 0 where room_id = $1', [rows[0]?.id])
})

test('a hotel that isn’t public is not listed, not even for its manager', async () => {
  const staged = { manager: manager.person, ...north(2), amenities: [] }
  await server.stage.hotel({ ...staged, name: 'Pending Inn', status: 'Pending' })
  const { id } = await server.stage.hotel({ ...staged, name: 'Closed Inn' })
  await eventually(names, (found) => found.includes('Closed Inn'))
  const patch = [{ op: 'replace' as const, path: '/isActive', value: false }]
  await manager.api.hotels.update({ id, patch })
  // Rows are hidden at once. The index counts one until it is told.
  await eventually(search, ({ data, _meta }) => _meta.stats.count === data.length)
  for (const { hotels } of [visitor, manager.api]) {
    const { data, _meta } = await hotels.matches({ data: plain() })
    expect(data.map((match) => match.hotel.name)).not.toContain('Pending Inn')
    expect(data.map((match) => match.hotel.name)).not.toContain('Closed Inn')
    expect(_meta.stats.count).toBe(data.length)
  }
})

describe('the hotels that are asked for by id', () => {
  const idOf = async (name: string, from = search) => {
    const { data } = await from({ miles: 100 })
    return data.find((match) => match.hotel.name === name)?.hotel.id ?? ''
  }

  test('are found at any distance, and no others', async () => {
    const hotelIds = [await idOf('Too Far'), await idOf('Unknown Rooms'), crypto.randomUUID()]
    expect(await names({ hotelIds })).toEqual(['Too Far', 'Unknown Rooms'])
    expect(await names({ hotelIds: hotelIds[1] })).toEqual(['Unknown Rooms'])
  })

  test('are found for an event without a position, without distances', async () => {
    const { id } = await server.stage.event({
      manager: manager.person,
      name: 'Somewhere Cup',
      startDate: arrival,
      endDate: departure,
    })
    await server.pool.query('update profile set lat = null, lng = null where id = $1', [id])
    const { data } = await search({ eventId: id, hotelIds: [await idOf('Far Lodge')] })
    expect(data[0]).toMatchObject({ places: [], offer: { total: 18_000 }, state: 'Open' })
    expect(data[0]?.hotel.distance).toBeNull()
    expect(data[0]?.reasons.map(({ reason }) => reason)).toEqual(['rooms'])
  })

  test('are only public ones', async () => {
    const staged = { manager: manager.person, ...north(2), amenities: [], status: 'Pending' as const }
    const { id } = await server.stage.hotel({ ...staged, name: 'Hidden Inn' })
    expect(await names({ hotelIds: [id, await idOf('Near Inn')] })).toEqual(['Near Inn'])
  })
})

test('of an event that is farther ahead than rooms are sold, no price is known', async () => {
  const today = placeDay('America/Adak')
  const cupOn = async (startDate: string) => {
    const staged = { manager: manager.person, startDate, endDate: addDays(startDate, 1) }
    return (await server.stage.event({ ...staged, name: `Cup ${startDate}`, ...venue })).id
  }
  const late = await search({ eventId: await cupOn(addDays(today, 732)), miles: 5 })
  expect(late._meta.states).toEqual({ Open: 0, Unknown: late._meta.stats.count, Full: 0 })
  const last = await search({ eventId: await cupOn(addDays(today, 731)), miles: 5 })
  expect(last._meta.states.Open).toBeGreaterThan(0)
})

test('pages have all hotels once', async () => {
  const pages = await Promise.all(
    [0, 2, 4].map((offset) => visitor.hotels.matches({ data: plain(), offset, take: 2 })),
  )
  expect(pages.flatMap(({ data }) => data.map((match) => match.hotel.name))).toEqual(await names())
})

test('an event with flexible dates is asked for as many nights as it takes', async () => {
  const flexible = await server.stage.event({
    manager: manager.person,
    name: 'Flexible Cup',
    startDate: arrival,
    endDate: addDays(arrival, 40),
    hasFlexibleDates: true,
    dayCount: 3,
    ...venue,
  })
  expect((await search({ eventId: flexible.id }))._meta.stay).toEqual({
    checkIn: arrival,
    checkOut: addDays(arrival, 2),
  })
})

test('an event of another stay is asked for its own nights, which may be changed', async () => {
  const long = await server.stage.event({
    manager: manager.person,
    name: 'Long Cup',
    startDate: arrival,
    endDate: addDays(arrival, 12),
    ...venue,
  })
  const dates = { startDate: arrival, endDate: addDays(arrival, 12) }
  expect((await search({ eventId: long.id }))._meta.stay).toEqual(hotelStay(dates, dayOf(new Date())))
  const five = { checkIn: arrival, checkOut: addDays(arrival, 5) }
  const { data, _meta } = await search({ ...five, eventId: long.id })
  expect(_meta.stay).toEqual(five)
  expect(data.find((match) => match.hotel.name === 'Long Stay')?.state).toBe('Open')
})

describe('a hotel farther away', () => {
  const blockAt = async (name: string, miles: number, access: 'Everyone' | 'Link', rate = 9000) => {
    const ownerId = await hotel(name, miles, [room({})])
    const { data } = await manager.api.hotels.rooms.list({ ownerId })
    const night = arrival
    const asked = [{ night, rooms: 5 }]
    const block = await manager.api.events.blocks.create({
      ownerId: eventId,
      data: { hotelId: ownerId, asked },
    })
    const nights = [{ night, rooms: 5, rate, roomId: data[0]?.id ?? '' }]
    const { id } = block.data
    await manager.api.hotels.blocks.offer({ ownerId, id, data: { nights, access } })
    await manager.api.events.blocks.agree({ ownerId: eventId, id })
    return id
  }

  test('is found if it keeps rooms for the event, whatever others ask within', async () => {
    const id = await blockAt('Far Block', 60, 'Everyone')
    await eventually(
      () => names({ miles: 2 }),
      (found) => found.includes('Far Block'),
    )
    const found = await matchOf('Far Block', { miles: 2 })
    expect(found?.offer?.block?.id).toBe(id)
    expect(Math.round(found?.hotel.distance ?? 0)).toBe(60)
    expect(await names({ checkIn: addDays(arrival, 20), checkOut: addDays(arrival, 21) })).not.toContain(
      'Far Block',
    )
  })

  test('is told at the price that it was found and sorted by', async () => {
    await blockAt('Dear Block', 21, 'Everyone', 15_000)
    await eventually(names, (found) => found.includes('Dear Block'))
    expect(await matchOf('Dear Block')).toMatchObject({ offer: { total: 24_000, left: 15, block: null } })
    const id = await blockAt('Same Block', 22, 'Everyone', 12_000)
    await eventually(names, (found) => found.includes('Same Block'))
    expect((await matchOf('Same Block'))?.offer?.block?.id).toBe(id)
    // Everybody's rooms are enough, and those of the block are not.
    expect((await matchOf('Same Block', { rooms: 10 }))?.offer).toMatchObject({ left: 15, block: null })
  })

  test('is not found by somebody for whom its rooms are not', async () => {
    await blockAt('Secret Block', 61, 'Link')
    const { rows } = await server.pool.query<{ code: string }>(
      `select code from room_block where hotel_name = 'Secret Block'`,
    )
    const code = rows[0]?.code
    await eventually(
      () => names({ code }),
      (found) => found.includes('Secret Block'),
    )
    expect(await names()).not.toContain('Secret Block')
  })
})

describe('refuses', () => {
  test.each([
    ['a stay of 0 nights', { checkIn: arrival, checkOut: arrival }, 'data/checkOut'],
    ['a stay of 15 nights', { checkIn: arrival, checkOut: addDays(arrival, 15) }, 'data/checkOut'],
    ['a stay of 400 nights', { checkIn: arrival, checkOut: addDays(arrival, 400) }, 'data/checkOut'],
    ['10,001 rooms', { rooms: 10_001 }, 'data/rooms'],
    ['a total of −1', { total: { to: -1 } }, 'data/total/to'],
    ['a total of 10¹²', { total: { from: 1e12 } }, 'data/total/from'],
    ['a departure alone', { checkOut: departure }, 'data/checkIn'],
    ['an arrival alone', { checkIn: arrival }, 'data/checkOut'],
    ['a stay that is over', { checkIn: dayFromToday(-3), checkOut: dayFromToday(-2) }, 'data/checkIn'],
    ['a stay of which nobody knows rates', { checkIn: '9999-12-29', checkOut: '9999-12-30' }, 'data/checkIn'],
    ['a total from more than to', { total: { from: 2, to: 1 } }, 'data/total/to'],
    ['an unknown event', { eventId: crypto.randomUUID() }, 'data/eventId'],
    ['101 miles', { miles: 101 }, 'data/miles'],
    ['no guest', { guests: 0 }, 'data/guests'],
    ['101 hotels', { hotelIds: Array.from({ length: 101 }, () => crypto.randomUUID()) }, 'data/hotelIds'],
    ['a hotel without an id', { hotelIds: ['inn'] }, 'data/hotelIds/0'],
    ['a bed that no hotel has', { beds: 'Water Bed' }, 'data/beds'],
    ['an unknown field', { price: 1 }, 'data/price'],
  ])('%s', async (_what, changes, field) => {
    expect(await refusedFields(search(changes))).toEqual([field])
  })

  test('an event that the caller doesn’t see', async () => {
    const { id } = await server.stage.event({
      manager: manager.person,
      name: 'Private Cup',
      category: 'Private',
      startDate: arrival,
      endDate: departure,
      ...venue,
    })
    expect((await refusal(search({ eventId: id }))).status).toBe(400)
    expect((await manager.api.hotels.matches({ data: { eventId: id } })).data.length).toBeGreaterThan(0)
  })
})

test('a hotel that takes no arrivals on the first day is full', async () => {
  const ranges = [{ from: arrival, to: arrival, isClosedToArrival: true }]
  const id = await hotel('No Arrivals', 90, [room({ ranges })])
  const find = async () => (await search({ hotelIds: [id] })).data[0]
  expect(await eventually(find, (found) => found !== undefined)).toMatchObject({
    state: 'Full',
    hindrance: 'Arrival',
  })
})
