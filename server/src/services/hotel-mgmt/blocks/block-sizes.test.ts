import { longestBlock } from '@app/contract/hotels/blocks/block-schema.ts'
import { addDays } from '@app/contract/rules/calendar-date.ts'
import { dayText } from '@app/contract/rules/event-dates.ts'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { newSecretToken } from '../../../platform/secret-token.ts'
import { dayFromToday } from '../../../testing/days.ts'
import { signUp, type SignedUp } from '../../../testing/people.ts'
import { refusal, refusedFields, type TestServer, workerServer } from '../../../testing/test-server.ts'
import { keepBooks } from './pick-up.ts'

let server: TestServer
let manager: SignedUp
let organizer: SignedUp
let guest: SignedUp
let hotelId: string
let eventId: string
let queens: string
let kings: string
let blockId: string
const night = (at: number) => addDays(dayFromToday(60), at)
const eachNight = Array.from({ length: longestBlock }, (_, at) => at)
const newRoom = async (name: string) => {
  const data = { name, guests: 4, count: 10, rate: 12_100 }
  return (await manager.api.hotels.rooms.create({ ownerId: hotelId, data })).data.id
}

beforeAll(async () => {
  server = await workerServer()
  manager = await signUp(server, 'manager')
  organizer = await signUp(server, 'organizer')
  guest = await signUp(server, 'guest')
})
afterAll(() => server.close())

/** Five rooms of either type, and of those that the hotel books itself, on every night of the longest block. */
beforeEach(async () => {
  await server.pool.query('delete from use_count')
  await server.pool.query('delete from reservation')
  hotelId = (await server.stage.hotel({ manager: manager.person, name: 'Quarry House' })).id
  const dates = { startDate: night(0), endDate: night(longestBlock) }
  const event = { manager: organizer.person, name: 'Spring Cup', status: 'Published' as const }
  eventId = (await server.stage.event({ ...event, ...dates })).id
  queens = await newRoom('Two queens')
  kings = await newRoom('One king')
  const nights = [queens, kings, null].flatMap((roomId) =>
    eachNight.map((at) => ({ roomId, night: night(at), rooms: 5, rate: 12_100 })),
  )
  const { data } = await manager.api.hotels.blocks.propose({ ownerId: hotelId, data: { eventId, nights } })
  blockId = data.id
  await organizer.api.events.blocks.agree({ ownerId: eventId, id: blockId })
})

type Sizes = Parameters<typeof manager.api.hotels.blocks.resize>[0]['data']['nights']
const resize = (nights: Sizes) =>
  manager.api.hotels.blocks.resize({ ownerId: hotelId, id: blockId, data: { nights } })
const size = (roomId: string | null, at: number, rooms: number) => ({ roomId, night: night(at), size: rooms })
const sizeOf = async (roomId: string | null, at: number) =>
  (await organizer.api.events.blocks.get({ ownerId: eventId, id: blockId })).data.nights.find(
    (one) => one.roomId === roomId && one.night === night(at),
  )?.size
async function hold(from: number, to: number) {
  const stay = { checkIn: night(from), checkOut: night(to), guests: 2 }
  const totalWithTaxes = 12_100 * (to - from)
  const data = { ...stay, roomId: queens, eventId, blockId, totalWithTaxes, key: newSecretToken() }
  return (await guest.api.hotels.reservations.hold({ ownerId: hotelId, data })).data.id
}

test('sizes of all nights change with as many statements as that of one night', async () => {
  const statements = vi.spyOn(pg.Client.prototype, 'query')
  const counts: number[] = []
  for (const nights of [[size(queens, 0, 4)], eachNight.map((at) => size(queens, at, 6))]) {
    statements.mockClear()
    await resize(nights)
    counts.push(
      statements.mock.calls.filter(([query]) => JSON.stringify(query).includes('block_night')).length,
    )
  }
  statements.mockRestore()
  expect(counts[1]).toBe(counts[0])
  expect(await sizeOf(queens, longestBlock - 1)).toBe(6)
})

test('sizes of each room type, and of rooms without one, change by themselves', async () => {
  await resize([size(queens, 0, 6), size(kings, 0, 4), size(null, 0, 0)])
  expect([await sizeOf(queens, 0), await sizeOf(kings, 0), await sizeOf(null, 0)]).toEqual([6, 4, 0])
  expect([await sizeOf(queens, 1), await sizeOf(kings, 1), await sizeOf(null, 1)]).toEqual([5, 5, 5])
})

test('all sizes stay when one night has more taken rooms, which is refused with both numbers', async () => {
  await hold(1, 2)
  await hold(1, 2)
  const { status, problem } = await refusal(
    resize([size(queens, 0, 9), size(queens, 1, 1), size(kings, 1, 9)]),
  )
  expect([status, problem.code, problem.detail]).toEqual([
    409,
    'ROOMS_TAKEN',
    `The block has 2 rooms booked or held on ${dayText(night(1))}, and would have 1.`,
  ])
  expect([await sizeOf(queens, 0), await sizeOf(queens, 1), await sizeOf(kings, 1)]).toEqual([5, 5, 5])
  await resize([size(queens, 1, 2)])
  expect(await sizeOf(queens, 1)).toBe(2)
})

test('sizes of several nights with more taken rooms are refused with the earliest, in whatever order they come', async () => {
  await hold(1, 4)
  const { problem } = await refusal(resize([3, 1, 2].map((at) => size(queens, at, 0))))
  expect(problem.detail).toContain(`1 room booked or held on ${dayText(night(1))}, and would have 0.`)
})

test('sizes of a night or a room type that is not in the block are refused, and all stay', async () => {
  const unknown = [
    [size(queens, 0, 4), size(queens, longestBlock, 4)],
    [size(queens, 0, 4), size(crypto.randomUUID(), 0, 4)],
  ]
  for (const nights of unknown) expect(await refusedFields(resize(nights))).toEqual(['data/nights/1/night'])
  expect(await sizeOf(queens, 0)).toBe(5)
})

test.each([-1, 10_001, 1e12])('a size of %d rooms is refused, and all stay', async (rooms) => {
  expect(await refusedFields(resize([size(queens, 0, 4), size(queens, 1, rooms)]))).toEqual([
    'data/nights/1/size',
  ])
  expect(await sizeOf(queens, 0)).toBe(5)
})

test('sizes of rooms without a type leave those of a deleted type', async () => {
  await resize(eachNight.map((at) => size(kings, at, 0)))
  await manager.api.hotels.rooms.remove({ ownerId: hotelId, id: kings })
  await resize([size(null, 0, 3)])
  const { rows } = await server.pool.query(
    'select size, is_reported from block_night where block_id = $1 and night = $2 and room_id is null order by size',
    [blockId, night(0)],
  )
  expect(rows).toEqual([
    { size: 0, is_reported: false },
    { size: 3, is_reported: true },
  ])
})

test('a held room is taken, and booked once its guest books it: in the pick-up, by night, and in the kept books', async () => {
  const pickUp = async () => {
    const {
      pickedUp,
      nights,
      pickUp: byNight,
    } = (await organizer.api.events.blocks.get({ ownerId: eventId, id: blockId })).data
    const { taken, booked } = nights.find(({ roomId }) => roomId === queens) ?? {}
    await keepBooks(server.db)
    const { rows } = await server.pool.query(
      'select picked_up, revenue::integer from block_day_snapshot where block_id = $1 and night = $2',
      [blockId, night(0)],
    )
    return { pickedUp, here: byNight[0]?.here, taken, booked, kept: rows }
  }
  const id = await hold(0, 1)
  const held = { pickedUp: 0, here: 0, taken: 1, booked: 0, kept: [{ picked_up: 0, revenue: 0 }] }
  expect(await pickUp()).toEqual(held)
  const who = { name: 'Lorena Tovar', email: guest.person.email, phone: '(260) 555-0148' }
  await guest.api.hotels.reservations.book({ id, data: who })
  const booked = { pickedUp: 1, here: 1, taken: 1, booked: 1, kept: [{ picked_up: 1, revenue: 12_100 }] }
  expect(await pickUp()).toEqual(booked)
  await server.pool.query(
    `update reservation set status = 'Unconfirmed', expires_date = now() + interval '1 hour' where id = $1`,
    [id],
  )
  expect(await pickUp()).toEqual(held)
})
