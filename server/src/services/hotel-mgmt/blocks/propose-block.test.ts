import { addDays } from '@app/contract/rules/calendar-date.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { dayFromToday } from '../../../testing/days.ts'
import { addMember, signUp, type SignedUp } from '../../../testing/people.ts'
import { refusal, refusedFields, type TestServer, workerServer } from '../../../testing/test-server.ts'

let server: TestServer
let manager: SignedUp
let organizer: SignedUp
let hotelId: string
let eventId: string
let roomId: string
const night = (at: number) => addDays(dayFromToday(60), at)
const newHotel = async () =>
  (await server.stage.hotel({ manager: manager.person, name: 'Quarry House', lat: 39.17, lng: -86.53 })).id
const dates = () => ({ status: 'Published', startDate: night(0), endDate: night(2) }) as const
const newEvent = async (facts: object = {}) =>
  (await server.stage.event({ manager: organizer.person, name: 'Spring Cup', ...dates(), ...facts })).id

beforeAll(async () => {
  server = await workerServer()
  manager = await signUp(server, 'manager')
  organizer = await signUp(server, 'organizer')
})
afterAll(() => server.close())
beforeEach(async () => {
  hotelId = await newHotel()
  eventId = await newEvent()
  const room = { name: 'Two queens', guests: 4, count: 10, rate: 14_900 }
  roomId = (await manager.api.hotels.rooms.create({ ownerId: hotelId, data: room })).data.id
})

const nights = () => [
  { roomId, night: night(0), rooms: 4, rate: 12_100 },
  { roomId: null, night: night(0), rooms: 2, rate: 12_100 },
  { roomId, night: night(1), rooms: 5, rate: 12_100 },
]
const propose = async ({ api }: SignedUp = manager, more: object = {}) =>
  (await api.hotels.blocks.propose({ ownerId: hotelId, data: { eventId, nights: nights(), ...more } })).data
const codeOf = async (call: Promise<unknown>) => (await refusal(call)).problem.code
const openRooms = async () => {
  const stay = { checkIn: night(0), checkOut: night(2), guests: 2 }
  return (await organizer.api.hotels.availability({ ownerId: hotelId, data: stay })).data.rooms[0]?.left
}

test('a hotel offers rooms by itself, and keeps them once the event agrees', async () => {
  const block = await propose(manager, { answer: 'Two buses fit on our lot.', cutOff: night(-10) })
  expect(block).toMatchObject({
    status: 'Offered',
    isUnasked: true,
    askerId: eventId,
    askerName: 'Spring Cup',
    contracted: 11,
    asked: [
      { night: night(0), rooms: 6 },
      { night: night(1), rooms: 5 },
    ],
    answer: 'Two buses fit on our lot.',
  })
  const { data: told } = await organizer.api.users.notifications.list({
    ownerId: organizer.id,
  })
  expect(told.map(({ title }) => title)).toContain('Quarry House offers rooms for Spring Cup')
  expect(await openRooms()).toBe(10)
  const one = { ownerId: eventId, id: block.id }
  expect((await organizer.api.events.blocks.agree(one)).data.status).toBe('Agreed')
  expect(await openRooms()).toBe(5)
})

test('an offer whose nights have passed at the hotel can not be agreed to', async () => {
  const { id } = await propose()
  await server.pool.query('update block_night set night = night - 63 where block_id = $1', [id])
  const { status, problem } = await refusal(organizer.api.events.blocks.agree({ ownerId: eventId, id }))
  expect([status, problem.code]).toEqual([409, 'BLOCK_OVER'])
  expect((await organizer.api.events.blocks.get({ ownerId: eventId, id })).data.status).toBe('Offered')
})

test('an offer is changed until the event agrees', async () => {
  const { id } = await propose()
  const data = { nights: [{ roomId, night: night(1), rooms: 9, rate: 11_000 }] }
  expect((await manager.api.hotels.blocks.offer({ ownerId: hotelId, id, data })).data.contracted).toBe(9)
})

test('an event that said no is not offered rooms again, and can still ask', async () => {
  const { id } = await propose()
  expect(await codeOf(propose())).toBe('ALREADY_OFFERED')
  await organizer.api.events.blocks.cancel({ ownerId: eventId, id })
  expect(await codeOf(propose())).toBe('ALREADY_OFFERED')
  const asked = [{ night: night(0), rooms: 3 }]
  await organizer.api.events.blocks.create({ ownerId: eventId, data: { hotelId, asked } })
  expect(await codeOf(propose())).toBe('ALREADY_ASKED')
})

test('an offer that ended with its event is refused by nobody: it can be made again once the event is back', async () => {
  const { id } = await propose()
  await organizer.api.events.remove({ id: eventId })
  const admin = await signUp(server, 'ada', ['admin'])
  await admin.api.events.restore({ id: eventId })
  const { data } = await organizer.api.events.blocks.get({ ownerId: eventId, id })
  expect([data.status, data.ended]).toEqual(['Withdrawn', 'EventDeleted'])
  expect((await propose()).status).toBe('Offered')
})

test('an offer that the hotel took back can be made again', async () => {
  const { id } = await propose()
  await manager.api.hotels.blocks.decline({ ownerId: hotelId, id, data: {} })
  expect((await propose()).status).toBe('Offered')
})

test('only managers of the hotel offer its rooms', async () => {
  const member = await signUp(server, 'member')
  await addMember(manager.api.hotels.members, hotelId, member, 'Sales')
  for (const other of [member, organizer]) expect((await refusal(propose(other))).status).toBe(403)
})

test.each([
  ['a private event', { category: 'Private' }],
  ['a draft', { status: 'Draft' }],
])('%s is answered like one that does not exist', async (_, facts) => {
  eventId = await newEvent(facts)
  expect(await refusedFields(propose())).toEqual(['data/eventId'])
})

test('a hotel that is not public offers nothing, and no night of the past or of another hotel is offered', async () => {
  expect(
    await refusedFields(propose(manager, { nights: [{ ...nights()[0], night: '2026-01-01' }] })),
  ).toEqual(['data/nights/0/night'])
  hotelId = await newHotel()
  expect(await refusedFields(propose())).toEqual(['data/nights/0/roomId'])
  hotelId = (await manager.api.hotels.create({ data: { name: 'Hidden Inn' } })).data.id
  expect(await codeOf(propose())).toBe('NOT_APPROVED')
})

test('the managers of an event get ten such offers a day', async () => {
  for (let at = 0; at < 10; at++) {
    hotelId = await newHotel()
    await propose(manager, { nights: [{ ...nights()[0], roomId: null }] })
  }
  hotelId = await newHotel()
  const refused = await refusal(propose(manager, { nights: [{ ...nights()[0], roomId: null }] }))
  expect([refused.status, refused.problem.code]).toEqual([429, 'TOO_MANY'])
})
