import { addDays } from '@app/contract/rules/calendar-date.ts'
import { placeDay } from '@app/contract/rules/place-day.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { dayFromToday } from '../../../testing/days.ts'
import { signUp, type SignedUp } from '../../../testing/people.ts'
import { refusedFields, type TestServer, workerServer } from '../../../testing/test-server.ts'

let server: TestServer
let manager: SignedUp
let stranger: SignedUp
let ownerId: string
let roomId: string
const night = (at: number) => addDays(dayFromToday(60), at)

beforeAll(async () => {
  server = await workerServer()
  manager = await signUp(server, 'manager')
  stranger = await signUp(server, 'stranger')
})
afterAll(() => server.close())
beforeEach(async () => {
  ownerId = (await server.stage.hotel({ manager: manager.person })).id
  const ranges = [
    { from: night(1), to: night(1), rate: 14_900 },
    { from: night(2), to: night(2), isClosed: true },
  ]
  const room = { name: 'Two queens', guests: 4, count: 10, rate: 11_900, ranges }
  roomId = (await manager.api.hotels.rooms.create({ ownerId, data: room })).data.id
  const fee = { kind: 'Fee', name: 'Resort fee', purpose: 'Pool', unit: 'Cents', per: 'Night' } as const
  await manager.api.hotels.pricing.create({ ownerId, data: { charges: [{ ...fee, cents: 1000 }] } })
})

const stay = { checkIn: night(0), checkOut: night(1), guests: 2 }
const ask = async (nights: { from: string; to: string } | null, more: object = {}) =>
  (await stranger.api.hotels.availability({ ownerId, data: { ...stay, nights, ...more } })).data.rooms[0]

test('each night that is asked for has its own total with fees, and what is left', async () => {
  await server.pool.query('select derived.take_nights($1, $2, $3, 4)', [roomId, night(0), night(1)])
  const room = await ask({ from: night(0), to: night(2) })
  expect(room).toMatchObject({ total: 12_900, left: 6 })
  expect(room?.nights).toEqual([
    { night: night(0), total: 12_900, left: 6, blockId: null },
    { night: night(1), total: 15_900, left: 10, blockId: null },
    { night: night(2), total: 12_900, left: 0, blockId: null },
  ])
})

test('no nights are told unless they are asked for', async () => {
  expect((await ask(null))?.nights).toEqual([])
})

test('nights before today at the hotel are left out', async () => {
  const today = placeDay('UTC')
  const dates = { checkIn: today, checkOut: addDays(today, 1) }
  const room = await ask({ from: addDays(today, -3), to: today }, dates)
  expect(room?.nights.map((one) => one.night)).toEqual([today])
})

/** An event with a block of three rooms on the second night. */
async function blocked() {
  const organizer = await signUp(server, 'organizer')
  const { id: eventId } = await server.stage.event({
    manager: organizer.person,
    status: 'Published',
    startDate: night(0),
    endDate: night(1),
  })
  const asked = [{ night: night(1), rooms: 3 }]
  const { data: block } = await organizer.api.events.blocks.create({
    ownerId: eventId,
    data: { hotelId: ownerId, asked },
  })
  const nights = [{ roomId, night: night(1), rooms: 3, rate: 9900 }]
  await manager.api.hotels.blocks.offer({ ownerId, id: block.id, data: { nights } })
  await organizer.api.events.blocks.agree({ ownerId: eventId, id: block.id })
  return { eventId, blockId: block.id }
}

test('nights of an event’s block are at its rate, for who comes for the event', async () => {
  const { eventId, blockId } = await blocked()
  const range = { from: night(0), to: night(1) }
  expect((await ask(range, { eventId }))?.nights).toEqual([
    { night: night(0), total: 12_900, left: 10, blockId: null },
    { night: night(1), total: 10_900, left: 3, blockId },
  ])
  expect((await ask(range))?.nights[1]).toMatchObject({ total: 15_900, left: 7, blockId: null })
})

test('a range without a night of the stay is refused by its field', async () => {
  expect(await refusedFields(ask({ from: night(1), to: night(3) }))).toEqual(['data/nights'])
})

test('a night that is closed to arrivals begins a stay only with the block that has it', async () => {
  const { eventId, blockId } = await blocked()
  const value = [{ from: night(0), to: night(1), isClosedToArrival: true }]
  const patch = [{ op: 'replace' as const, path: '/ranges', value }]
  await manager.api.hotels.rooms.update({ ownerId, id: roomId, patch })
  const from = (at: number) => ask(null, { checkIn: night(at), checkOut: night(2), eventId })
  expect(await from(0)).toMatchObject({ hindrance: 'Arrival', block: null })
  expect(await from(1)).toMatchObject({ hindrance: 'Arrival', block: { id: blockId } })
})
