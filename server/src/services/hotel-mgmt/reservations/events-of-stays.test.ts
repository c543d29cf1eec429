import { nilId } from '@app/contract/envelope.ts'
import { addDays } from '@app/contract/rules/calendar-date.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newSecretToken } from '../../../platform/secret-token.ts'
import { dayFromToday } from '../../../testing/days.ts'
import { addMember, signUp, type SignedUp } from '../../../testing/people.ts'
import { refusal, refusedFields, type TestServer, workerServer } from '../../../testing/test-server.ts'

let server: TestServer
let manager: SignedUp
let organizer: SignedUp
let participant: SignedUp
let stranger: SignedUp
let ownerId: string
let roomId: string
let eventId: string
const night = (at: number) => addDays(dayFromToday(60), at)
const stay = { checkIn: night(0), checkOut: night(1), guests: 2 }

beforeAll(async () => {
  server = await workerServer()
  manager = await signUp(server, 'manager')
  organizer = await signUp(server, 'organizer')
  participant = await signUp(server, 'participant')
  stranger = await signUp(server, 'stranger')
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.pool.query('delete from use_count')
  await server.pool.query('delete from reservation')
  ownerId = (await server.stage.hotel({ manager: manager.person, lat: 39.17, lng: -86.53 })).id
  const room = { name: 'Two queens', guests: 4, count: 10, rate: 14_900 }
  roomId = (await manager.api.hotels.rooms.create({ ownerId, data: room })).data.id
  const event = { category: 'Private', status: 'Published', startDate: night(0), endDate: night(1) } as const
  eventId = (await server.stage.event({ manager: organizer.person, name: 'Quiet Cup', ...event })).id
  await addMember(organizer.api.events.managers, eventId, participant, 'Staff')
})

async function agreed(access: 'Everyone' | 'Link') {
  const asked = [{ night: night(0), rooms: 5 }]
  const { id, code } = (
    await organizer.api.events.blocks.create({ ownerId: eventId, data: { hotelId: ownerId, asked } })
  ).data
  const nights = [{ roomId, night: night(0), rooms: 5, rate: 12_100 }]
  await manager.api.hotels.blocks.offer({ ownerId, id, data: { nights, access } })
  await organizer.api.events.blocks.agree({ ownerId: eventId, id })
  return { id, code }
}
const blockFor = async ({ api }: SignedUp, code: string | null = null) =>
  (await api.hotels.availability({ ownerId, data: { ...stay, eventId, code } })).data.rooms[0]?.block?.id
const hold = ({ api }: SignedUp, data: object) =>
  api.hotels.reservations.hold({
    ownerId,
    data: { ...stay, roomId, totalWithTaxes: 14_900, key: newSecretToken(), ...data },
  })

describe('a block of a private event', () => {
  test('is for its team, and for nobody else', async () => {
    const { id } = await agreed('Everyone')
    expect(await blockFor(organizer)).toBe(id)
    expect(await blockFor(participant)).toBe(id)
    expect(await blockFor(stranger)).toBeUndefined()
    const data = { eventId, blockId: id, totalWithTaxes: 12_100 }
    expect((await hold(participant, data)).data.blockId).toBe(id)
    expect((await refusal(hold(stranger, data))).problem.code).toBe('ROOMS_GONE')
  })

  test('with a link is for whoever has its code', async () => {
    const { id, code } = await agreed('Link')
    expect(await blockFor(organizer)).toBeUndefined()
    expect(await blockFor(stranger, code)).toBe(id)
    const data = { eventId, code, blockId: id, totalWithTaxes: 12_100 }
    expect((await hold(stranger, data)).data.blockId).toBe(id)
  })
})

describe('the event of a stay', () => {
  const change = async (by: SignedUp, event: string) => {
    const { id } = (await hold(by, {})).data
    const data = { ...stay, roomId, totalWithTaxes: 14_900, eventId: event }
    return by.api.hotels.reservations.change({ id, data })
  }
  const verify = (by: SignedUp, event: string) =>
    by.api.hotels.verify({ ownerId, data: { ...stay, roomId, totalWithTaxes: 14_900, eventId: event } })

  test('is one that the guest sees', async () => {
    expect((await hold(participant, { eventId })).data.eventId).toBe(eventId)
    expect((await change(participant, eventId)).data.eventId).toBe(eventId)
    expect((await verify(participant, eventId)).data.isOffered).toBe(true)
  })

  test('is refused by its field if it is private or unknown', async () => {
    for (const event of [eventId, crypto.randomUUID()]) {
      expect(await refusedFields(hold(stranger, { eventId: event }))).toEqual(['data/eventId'])
      expect(await refusedFields(change(stranger, event))).toEqual(['data/eventId'])
      expect(await refusedFields(verify(stranger, event))).toEqual(['data/eventId'])
    }
    expect(await refusedFields(hold(stranger, { eventId: nilId }))).toEqual(['data/eventId'])
  })

  test('stays that of a stay once it is hidden from the guest', async () => {
    const { id } = (await hold(participant, { eventId })).data
    await server.pool.query('delete from member where owner_id = $1 and user_id = $2', [
      eventId,
      participant.id,
    ])
    const data = { ...stay, roomId, totalWithTaxes: 14_900, eventId, guests: 1 }
    expect((await participant.api.hotels.reservations.change({ id, data })).data).toMatchObject({
      eventId,
      guests: 1,
    })
  })
})
