import { dayText } from '@app/contract/rules/event-dates.ts'
import { addDays, dayOf } from '@app/contract/rules/calendar-date.ts'
import { placeDay } from '@app/contract/rules/place-day.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { newSecretToken } from '../../../platform/secret-token.ts'
import { dayFromToday } from '../../../testing/days.ts'
import { addMember, signUp, type SignedUp } from '../../../testing/people.ts'
import { refusal, refusedFields, type TestServer, workerServer } from '../../../testing/test-server.ts'

let server: TestServer
let manager: SignedUp
let stranger: SignedUp
let ownerId: string
let roomId: string
const arrival = dayFromToday(60)
const night = (at: number) => addDays(arrival, at)

beforeAll(async () => {
  server = await workerServer()
  manager = await signUp(server, 'manager')
  stranger = await signUp(server, 'stranger')
})
afterAll(() => server.close())
beforeEach(async () => {
  ownerId = (await server.stage.hotel({ manager: manager.person })).id
  const { data } = await manager.api.hotels.rooms.create({
    ownerId,
    data: {
      name: 'Two queens',
      beds: ['Queen', 'Queen'],
      guests: 4,
      count: 20,
      rate: 11_900,
      ranges: [
        { from: night(2), to: night(2), rate: 14_900, count: 5 },
        { from: night(5), to: night(5), isClosed: true },
        { from: night(7), to: night(7), minStay: 3 },
        { from: night(10), to: night(10), isClosedToArrival: true },
      ],
    },
  })
  roomId = data.id
})

const charge = { name: 'Sales tax', purpose: 'Goes to the state', kind: 'Tax', unit: 'Percent' } as const
const setCharges = () =>
  manager.api.hotels.pricing.create({ ownerId, data: { charges: [{ ...charge, basisPoints: 1200 }] } })
const stay = (from: number, to: number, guests = 2) => ({ checkIn: night(from), checkOut: night(to), guests })
const offers = async (asked: ReturnType<typeof stay>) =>
  (await stranger.api.hotels.availability({ ownerId, data: asked })).data
const offer = async (asked: ReturnType<typeof stay>) => (await offers(asked)).rooms[0]
const change = (path: string, value: unknown) =>
  manager.api.hotels.rooms.update({ ownerId, id: roomId, patch: [{ op: 'replace', path, value }] })

/** Takes rooms as a booking does. */
async function take(from: number, to: number, rooms: number): Promise<boolean> {
  const { rows } = await server.pool.query<{ taken: boolean }>(
    'select derived.take_nights($1, $2, $3, $4) as taken',
    [roomId, night(from), night(to), rooms],
  )
  return rows[0]?.taken ?? false
}

describe('availability', () => {
  test('tells everybody the totals of a stay by room type', async () => {
    await setCharges()
    expect(await offers(stay(0, 2))).toMatchObject({
      timeZone: 'UTC',
      currency: 'USD',
      freeUntil: `${night(-1)}T18:00:00.000Z`,
      rooms: [
        { id: roomId, left: 20, hindrance: null, total: 23_800, totalWithTaxes: 26_656, nightly: 11_900 },
      ],
    })
  })

  test('takes the rates and counts of each night', async () => {
    expect(await offer(stay(1, 3))).toMatchObject({ total: 26_800, nightly: 13_400, left: 5 })
  })

  test.each([
    ['more guests than fit', stay(0, 1, 5), 'Guests'],
    ['as many guests as fit', stay(0, 1, 4), null],
    ['a closed night', stay(4, 7), 'Closed'],
    ['departure on the day of a closed night', stay(4, 5), null],
    ['arrival on a night that is closed to it', stay(10, 12), 'Arrival'],
    ['an earlier arrival over a night closed to arrivals', stay(9, 12), null],
    ['arrival with a longer shortest stay', stay(7, 9), 'MinimumStay'],
    ['arrival with just that stay', stay(7, 10), null],
    ['an earlier arrival over that night', stay(6, 8), null],
  ])('says what hinders %s', async (_, asked, hindrance) => {
    expect((await offer(asked))?.hindrance).toBe(hindrance)
  })

  test('a hold is refused by the day of an arrival that the hotel does not take, with the reason', async () => {
    const shown = { ...stay(10, 12), roomId, totalWithTaxes: 23_800 }
    const data = { ...shown, key: newSecretToken() }
    const { status, problem } = await refusal(stranger.api.hotels.reservations.hold({ ownerId, data }))
    expect([status, problem.errors]).toEqual([
      400,
      [
        {
          path: 'data/checkIn',
          message: 'must be another day: the hotel takes no arrivals on this one',
        },
      ],
    ])
    expect((await stranger.api.hotels.verify({ ownerId, data: shown })).data.isOffered).toBe(false)
  })

  test('counts what is taken', async () => {
    await take(1, 3, 3)
    expect(await offer(stay(0, 2))).toMatchObject({ left: 17, hindrance: null })
    await take(2, 3, 2)
    expect(await offer(stay(1, 4))).toMatchObject({ left: 0, hindrance: 'Taken' })
  })

  test('a hotel without room types has none', async () => {
    await manager.api.hotels.rooms.remove({ ownerId, id: roomId })
    expect((await offers(stay(0, 1))).rooms).toEqual([])
  })

  test.each([
    ['0 nights', stay(3, 3)],
    ['15 nights', stay(0, 15)],
    ['400 nights', stay(0, 400)],
    ['a departure before the arrival', stay(3, 2)],
  ])('refuses %s by the departure', async (_, asked) => {
    expect(await refusedFields(offers(asked))).toEqual(['data/checkOut'])
  })

  test('takes 14 nights', async () => {
    expect((await offers(stay(8, 22))).rooms).toHaveLength(1)
  })

  test('refuses no guests by their field', async () => {
    expect(await refusedFields(offers(stay(0, 1, 0)))).toEqual(['data/guests'])
  })

  // Kiritimati is 14 hours ahead of UTC, and Honolulu 10 behind.
  test.each([
    ['Kiritimati', { lat: 1.87, lng: -157.4 }, 'Pacific/Kiritimati'],
    ['Honolulu', { lat: 21.31, lng: -157.86 }, 'Pacific/Honolulu'],
    ['nowhere', {}, 'UTC'],
  ])('begins with today in %s', async (_, position, timeZone) => {
    const { id } = await server.stage.hotel({ manager: manager.person, ...position })
    const ask = (checkIn: string) =>
      stranger.api.hotels.availability({ ownerId: id, data: { checkIn, checkOut: addDays(checkIn, 1) } })
    const today = placeDay(timeZone)
    expect((await ask(today)).data.timeZone).toBe(timeZone)
    expect(await refusedFields(ask(addDays(today, -1)))).toEqual(['data/checkIn'])
  })

  test('no caller but the team learns of a hotel that is not public', async () => {
    const { data: hidden } = await manager.api.hotels.create({ data: { name: 'Hidden Inn' } })
    const ask = ({ api }: SignedUp) => api.hotels.availability({ ownerId: hidden.id, data: stay(0, 1) })
    expect((await refusal(ask(stranger))).status).toBe(404)
    expect((await ask(manager)).data.rooms).toEqual([])
  })
})

describe('a stay that is verified', () => {
  const verify = async (totalWithTaxes: number, id = roomId, asked = stay(0, 2)) =>
    (await stranger.api.hotels.verify({ ownerId, data: { ...asked, roomId: id, totalWithTaxes } })).data

  test('is offered at the total that was shown, and nothing is held by it', async () => {
    await setCharges()
    expect(await verify(26_656)).toMatchObject({
      isOffered: true,
      room: { left: 20, totalWithTaxes: 26_656 },
    })
    expect((await verify(26_656)).room.left).toBe(20)
  })

  test('is not offered after its price changed, and has the new one', async () => {
    await change('/rate', 12_400)
    expect(await verify(23_800)).toMatchObject({ isOffered: false, room: { totalWithTaxes: 24_800 } })
  })

  test('is not offered after the last room was taken', async () => {
    await take(1, 2, 20)
    expect(await verify(23_800)).toMatchObject({ isOffered: false, room: { left: 0, hindrance: 'Taken' } })
  })

  test('is refused for a room of another hotel', async () => {
    const { id } = await server.stage.hotel({ manager: manager.person })
    const data = { name: 'King', guests: 2, count: 1, rate: 100 }
    const { data: other } = await manager.api.hotels.rooms.create({ ownerId: id, data })
    expect(await refusedFields(verify(100, other.id))).toEqual(['data/roomId'])
  })
})

describe('nights that are taken', () => {
  test('all or none are taken', async () => {
    expect(await take(2, 3, 5)).toBe(true)
    expect(await take(1, 4, 1)).toBe(false)
    expect((await offer(stay(1, 2)))?.left).toBe(20)
  })

  test('of 60 at once, as many succeed as there are rooms on the scarcest night', async () => {
    const results = await Promise.all(Array.from({ length: 60 }, () => take(1, 3, 1)))
    expect(results.filter(Boolean)).toHaveLength(5)
    expect([(await offer(stay(1, 2)))?.left, (await offer(stay(2, 3)))?.left]).toEqual([15, 0])
  })

  test('the database refuses to oversell a night', async () => {
    await take(0, 1, 20)
    const oversold = server.pool.query('update room_night set taken = taken + 1 where room_id = $1', [roomId])
    await expect(oversold).rejects.toThrow('room_night_not_oversold')
  })

  test('fewer rooms than are taken are refused with both numbers, and change nothing', async () => {
    await take(0, 2, 14)
    const { status, problem } = await refusal(change('/count', 10))
    expect([status, problem.code, problem.detail]).toEqual([
      409,
      'ROOMS_TAKEN',
      `${dayText(night(0))} has 14 rooms booked or in blocks, and would have 10.`,
    ])
    const less = [{ from: night(1), to: night(1), count: 13 }]
    expect((await refusal(change('/ranges', less))).problem.detail).toContain(
      `${dayText(night(1))} has 14 rooms`,
    )
    expect((await offer(stay(0, 2)))?.left).toBe(6)
  })

  test('as many rooms as are taken leave none, and more leave more', async () => {
    await take(0, 2, 14)
    await change('/count', 14)
    expect((await offer(stay(0, 2)))?.left).toBe(0)
    await change('/count', 30)
    expect((await offer(stay(0, 2)))?.left).toBe(16)
  })

  test('what was taken on past nights hinders nothing', async () => {
    const past = dayOf(new Date(Date.now() - 3 * 86_400_000))
    await server.pool.query('select derived.take_nights($1, $2, $3, 20)', [roomId, past, addDays(past, 1)])
    expect((await change('/count', 10)).data.count).toBe(10)
    await manager.api.hotels.rooms.remove({ ownerId, id: roomId })
  })

  test('a room type with coming nights taken is not removed', async () => {
    await take(3, 4, 1)
    const { status, problem } = await refusal(manager.api.hotels.rooms.remove({ ownerId, id: roomId }))
    expect([status, problem.code]).toEqual([409, 'ROOMS_TAKEN'])
    expect((await offer(stay(3, 4)))?.left).toBe(19)
  })

  test('taking rooms evicts no kept page', async () => {
    const notices = vi.fn<(text?: string) => void>()
    const client = await server.pool.connect()
    client.on('notification', ({ payload }) => notices(payload))
    await client.query('listen profile')
    await client.query('select derived.take_nights($1, $2, $3, 1)', [roomId, night(0), night(1)])
    await client.query('select 1')
    client.release(true)
    expect(notices).not.toHaveBeenCalled()
  })
})

describe('the nights of which rooms are taken', () => {
  const nights = async (from: number, to: number) =>
    (await manager.api.hotels.rooms.nights({ ownerId, from: night(from), to: night(to) })).data

  test('are listed with both numbers, by the last day too, and others are left out', async () => {
    await take(1, 4, 3)
    await take(3, 4, 1)
    expect(await nights(2, 3)).toEqual({
      timeZone: 'UTC',
      nights: [
        { roomId, night: night(2), size: 5, taken: 3, takenInBlocks: 0, blocked: 0 },
        { roomId, night: night(3), size: 20, taken: 4, takenInBlocks: 0, blocked: 0 },
      ],
    })
    expect((await nights(4, 9)).nights).toEqual([])
  })

  test('do not count rooms that were held too long', async () => {
    const { rooms } = await offers(stay(0, 1))
    const { data: held } = await stranger.api.hotels.reservations.hold({
      ownerId,
      data: { key: newSecretToken(), roomId, ...stay(0, 1), totalWithTaxes: rooms[0]?.totalWithTaxes ?? 0 },
    })
    expect((await nights(0, 0)).nights).toMatchObject([{ taken: 1 }])
    await server.pool.query(
      `update reservation set expires_date = now() - interval '1 second' where id = $1`,
      [held.id],
    )
    expect((await nights(0, 0)).nights).toEqual([])
  })

  test('of another hotel are not among them', async () => {
    await take(0, 1, 1)
    const other = await server.stage.hotel({ manager: manager.person })
    const range = { from: night(0), to: night(1) }
    expect((await manager.api.hotels.rooms.nights({ ownerId: other.id, ...range })).data.nights).toEqual([])
  })

  test('are for the team only', async () => {
    const range = { ownerId, from: night(0), to: night(1) }
    expect((await refusal(stranger.api.hotels.rooms.nights(range))).status).toBe(403)
    const member = await signUp(server, 'member')
    await addMember(manager.api.hotels.members, ownerId, member, 'Sales')
    expect((await member.api.hotels.rooms.nights(range)).data.nights).toEqual([])
  })

  test.each([
    ['an end before the start', { from: '2027-03-11', to: '2027-03-10' }, 'to'],
    ['101 days', { from: '2027-01-01', to: '2027-04-11' }, 'to'],
    ['a day that does not exist', { from: '2027-02-30', to: '2027-03-01' }, 'from'],
  ])('are refused for %s, by its field', async (_, range, field) => {
    expect(await refusedFields(manager.api.hotels.rooms.nights({ ownerId, ...range }))).toEqual([field])
  })
})
