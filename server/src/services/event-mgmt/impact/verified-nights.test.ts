import { addDays } from '@app/contract/rules/calendar-date.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newSecretToken } from '../../../platform/secret-token.ts'
import { dayFromToday } from '../../../testing/days.ts'
import { signUp, type SignedUp } from '../../../testing/people.ts'
import { refusal, type Api, type TestServer, workerServer } from '../../../testing/test-server.ts'

let server: TestServer
let manager: SignedUp
let organizer: SignedUp
let guest: SignedUp
let visitor: Api
let eventId: string
let places = 0
const night = (at: number) => addDays(dayFromToday(60), at)

beforeAll(async () => {
  server = await workerServer()
  manager = await signUp(server, 'manager')
  organizer = await signUp(server, 'organizer')
  guest = await signUp(server, 'guest')
  visitor = await server.as()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.pool.query('delete from use_count')
  const dates = { startDate: night(0), endDate: night(2) }
  eventId = (await server.stage.event({ manager: organizer.person, ...dates })).id
})

const newHotel = async () =>
  (await server.stage.hotel({ manager: manager.person, name: `Quarry House ${++places}` })).id
const verified = async (api = organizer.api) => (await api.events.impact.get({ id: eventId })).data.verified
const share = () => organizer.api.events.impact.put({ id: eventId, data: { inputs: {}, isPublic: true } })

/** A block of ten rooms on two nights that a page has asked a hotel for. Without a room type, the hotel books them itself. */
async function offered(hotelId: string, roomId: string | null, asker?: string) {
  const asked = [night(0), night(1)].map((one) => ({ night: one, rooms: 10 }))
  const { events, destinations } = organizer.api
  const reply =
    asker === undefined
      ? await events.blocks.create({ ownerId: eventId, data: { hotelId, asked } })
      : await destinations.blocks.create({ ownerId: asker, data: { hotelId, asked, eventId } })
  const { id } = reply.data
  const nights = asked.map((one) => ({ ...one, roomId, rate: 12_100 }))
  await manager.api.hotels.blocks.offer({ ownerId: hotelId, id, data: { nights } })
  return {
    id,
    agree: () =>
      (asker === undefined ? events : destinations).blocks.agree({ ownerId: asker ?? eventId, id }),
  }
}
async function agreed(hotelId: string, roomId: string | null = null, asker?: string) {
  const block = await offered(hotelId, roomId, asker)
  await block.agree()
  return block.id
}
const report = (hotelId: string, id: string, rooms: number) =>
  manager.api.hotels.blocks.report({
    ownerId: hotelId,
    id,
    data: { nights: [{ night: night(0), rooms }] },
  })

/** A hotel that sells its rooms here, with an agreed block. */
async function hotelWithRooms() {
  const hotelId = await newHotel()
  const room = { name: 'Two queens', guests: 4, count: 10, rate: 14_900 }
  const roomId = (await manager.api.hotels.rooms.create({ ownerId: hotelId, data: room })).data.id
  return { hotelId, roomId, blockId: await agreed(hotelId, roomId) }
}
async function hold({ hotelId, roomId, blockId }: Awaited<ReturnType<typeof hotelWithRooms>>) {
  const stay = { checkIn: night(0), checkOut: night(2), guests: 2 }
  const data = { ...stay, roomId, eventId, blockId, totalWithTaxes: 24_200, key: newSecretToken() }
  return (await guest.api.hotels.reservations.hold({ ownerId: hotelId, data })).data.id
}
const who = () => ({ name: 'Lorena Tovar', email: guest.person.email, phone: '(260) 555-0148' })

test('an event without an agreed block has none', async () => {
  expect(await verified()).toBeNull()
  await offered(await newHotel(), null)
  expect(await verified()).toBeNull()
})

test('counts what is booked here, and neither held nor canceled rooms', async () => {
  const hotel = await hotelWithRooms()
  const id = await hold(hotel)
  expect(await verified()).toEqual({ here: 0, reported: 0, reportedBy: 0, awaited: 0, isOver: false })
  await guest.api.hotels.reservations.book({ id, data: who() })
  expect(await verified()).toMatchObject({ here: 2, reported: 0 })
  await guest.api.hotels.reservations.cancel({ id })
  expect(await verified()).toMatchObject({ here: 0 })
})

test('adds the last report of each hotel, and counts hotels that owe one', async () => {
  const [first, second] = [await newHotel(), await newHotel()]
  const block = await agreed(first)
  await agreed(second)
  expect(await verified()).toMatchObject({ reported: 0, reportedBy: 0, awaited: 2 })
  await report(first, block, 8)
  await report(first, block, 7)
  expect(await verified()).toMatchObject({ here: 0, reported: 7, reportedBy: 1, awaited: 1 })
  await server.pool.query('update room_block set asked_date = now() where id = $1', [block])
  expect(await verified()).toMatchObject({ reported: 7, reportedBy: 1, awaited: 2 })
})

test('counts blocks that a destination asked for, and a hotel with two blocks once', async () => {
  const destination = (await server.stage.destination({ manager: organizer.person, name: 'Elm County' })).id
  const hotelId = await newHotel()
  await report(hotelId, await agreed(hotelId), 3)
  await report(hotelId, await agreed(hotelId, null, destination), 4)
  expect(await verified()).toMatchObject({ reported: 7, reportedBy: 1, awaited: 0 })
})

test('blocks that were released keep counting', async () => {
  const hotel = await hotelWithRooms()
  await guest.api.hotels.reservations.book({ id: await hold(hotel), data: who() })
  await server.pool.query(`update room_block set status = 'Released' where id = $1`, [hotel.blockId])
  expect(await verified()).toMatchObject({ here: 2 })
})

test('they are over once the last night of all blocks is', async () => {
  const [early, late] = [await agreed(await newHotel()), await agreed(await newHotel())]
  const moveBack = (id: string) =>
    server.pool.query('update block_night set night = night - 70 where block_id = $1', [id])
  await moveBack(early)
  expect(await verified()).toMatchObject({ isOver: false })
  await moveBack(late)
  expect(await verified()).toMatchObject({ isOver: true })
})

test('everyone reads the sums of an estimate that is public, and nobody those of another', async () => {
  await agreed(await newHotel())
  expect((await refusal(verified(visitor))).status).toBe(404)
  await share()
  expect(await verified(visitor)).toEqual(await verified())
})
