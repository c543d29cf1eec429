import { addDays } from '@app/contract/rules/calendar-date.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { dayFromToday } from '../../../testing/days.ts'
import { signUp, type SignedUp } from '../../../testing/people.ts'
import { eventually, refusal, workerServer, type Api, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
let organizer: SignedUp
let visitor: Api
let hotelId: string
let roomId: string
const arrival = dayFromToday(60)
const departure = addDays(arrival, 2)
/** West of all other tests. */
const venue = { lat: 52.9, lng: 172.9 }

beforeAll(async () => {
  server = await workerServer()
  organizer = await signUp(server, 'organizer')
  visitor = await server.as()
  hotelId = (await server.stage.hotel({ manager: organizer.person, name: 'Kept Inn', ...venue })).id
  const room = { name: 'Two queens', guests: 4, count: 1000, rate: 15_000 }
  roomId = (await organizer.api.hotels.rooms.create({ ownerId: hotelId, data: room })).data.id
  await server.stage.hotel({ manager: organizer.person, name: 'Neighbor Inn', ...venue })
})
afterAll(() => server.close())

let eventId: string
let code: string
let blockId: string
beforeEach(async () => {
  const event = {
    name: 'Family Reunion',
    category: 'Private' as const,
    city: 'Attu',
    state: 'Alaska' as const,
  }
  const staged = { manager: organizer.person, startDate: arrival, endDate: departure, ...venue }
  eventId = (await server.stage.event({ ...event, ...staged })).id
  ;({ code, id: blockId } = await blockOf('Link'))
  await eventually(
    () => organizer.api.hotels.matches({ data: { eventId } }),
    ({ data }) => data.length === 2,
  )
})

async function blockOf(access: 'Link' | 'Everyone') {
  const nights = [arrival, addDays(arrival, 1)]
  const asked = nights.map((night) => ({ night, rooms: 2 }))
  const { blocks } = organizer.api.events
  const { id } = (await blocks.create({ ownerId: eventId, data: { hotelId, asked } })).data
  const offered = nights.map((night) => ({ night, rooms: 2, rate: 9000, roomId }))
  await organizer.api.hotels.blocks.offer({ ownerId: hotelId, id, data: { nights: offered, access } })
  return (await blocks.agree({ ownerId: eventId, id })).data
}

const open = (by = code, changes: object = {}) =>
  visitor.hotels.matches({ data: { eventId, code: by, guests: 2, ...changes } })
const refusedBy = async (by = code) => (await refusal(open(by))).status

test('the code of a block opens its hotel, with the name, the dates and the town of the event, and no place', async () => {
  const { data, _meta } = await open()
  expect(data.map((match) => [match.hotel.name, match.offer?.block?.id])).toEqual([['Kept Inn', blockId]])
  expect(data[0]?.places).toEqual([])
  expect(data[0]?.hotel.distance).toBeNull()
  expect(_meta.event).toEqual({
    name: 'Family Reunion',
    startDate: arrival,
    endDate: departure,
    hasFlexibleDates: false,
    dayCount: null,
    city: 'Attu',
    state: 'Alaska',
  })
})

test('it opens nothing else of the event', async () => {
  const { events } = visitor
  const reads = [
    () => events.get({ id: eventId }),
    () => events.places.list({ ownerId: eventId }),
    () => events.hotels.list({ ownerId: eventId }),
    () => events.setting.get({ ownerId: eventId }),
  ]
  for (const read of reads) expect((await refusal(read())).status).toBe(404)
})

test('who sees the event reads its places, whatever code comes along', async () => {
  const { data } = await organizer.api.hotels.matches({ data: { eventId, code: 'no-code-at-all' } })
  expect(data[0]?.places).toHaveLength(1)
})

test('a room beside the block is booked by the code', async () => {
  const stay = { checkIn: arrival, checkOut: departure, guests: 2, eventId, roomId, totalWithTaxes: 30_000 }
  const verify = (by: string | null) =>
    visitor.hotels.verify({ ownerId: hotelId, data: { ...stay, code: by } })
  expect((await verify(code)).data.isOffered).toBe(true)
  expect((await refusal(verify(null))).status).toBe(400)
})

test.each(['', 'wrong', 'a'.repeat(100), "' or 1 = 1 --"])('the code "%s" opens nothing', async (by) => {
  expect(await refusedBy(by)).toBe(400)
})

test('the code of a block for everyone who sees the event opens nothing', async () => {
  await organizer.api.hotels.blocks.release({ ownerId: hotelId, id: blockId })
  expect(await refusedBy((await blockOf('Everyone')).code)).toBe(400)
})

test('the code of another event opens nothing', async () => {
  const other = code
  const staged = { manager: organizer.person, startDate: arrival, endDate: departure, ...venue }
  eventId = (await server.stage.event({ ...staged, name: 'Other Reunion', category: 'Private' })).id
  expect(await refusedBy(other)).toBe(400)
})

test.each([
  ['after the last day to book it', `update room_block set cut_off = current_date - 2 where id = $1`],
  ['once the block is released', `update room_block set status = 'Released' where id = $1`],
  ['of a draft', `update profile set status = 'Draft' where id = $2`],
  ['of a hidden event', `update profile set is_active = false where id = $2`],
  ['of a cancelled event', `update profile set status = 'Cancelled' where id = $2`],
  ['of an event that is over', `update profile set status = 'Completed' where id = $2`],
  ['of a deleted event', `update profile set deleted_date = now() where id = $2`],
])('the code opens nothing %s', async (_when, change) => {
  expect((await open()).data).toHaveLength(1)
  await server.pool.query(change.replace('$1', `'${blockId}'`).replace('$2', `'${eventId}'`))
  expect(await refusedBy()).toBe(400)
})
