import { addDays } from '@app/contract/rules/calendar-date.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newSecretToken } from '../../../platform/secret-token.ts'
import { dayFromToday } from '../../../testing/days.ts'
import { mailTo, tokenIn } from '../../../testing/mails.ts'
import { signUp, type SignedUp } from '../../../testing/people.ts'
import { refusal, refusedFields, type TestServer, workerServer } from '../../../testing/test-server.ts'
import { wire } from '../../../testing/wire.ts'
import { releaseAfterCutOff } from './answer-blocks.ts'

let server: TestServer
let manager: SignedUp
let organizer: SignedUp
let guest: SignedUp
let stranger: SignedUp
let hotelId: string
let eventId: string
let roomId: string
const night = (at: number) => addDays(dayFromToday(60), at)

beforeAll(async () => {
  server = await workerServer()
  manager = await signUp(server, 'manager')
  organizer = await signUp(server, 'organizer')
  guest = await signUp(server, 'guest')
  stranger = await signUp(server, 'stranger')
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.pool.query('delete from use_count')
  await server.pool.query('delete from reservation')
  server.mails.length = 0
  hotelId = (
    await server.stage.hotel({ manager: manager.person, name: 'Quarry House', lat: 39.17, lng: -86.53 })
  ).id
  eventId = (
    await server.stage.event({
      manager: organizer.person,
      name: 'Spring Cup',
      status: 'Published',
      startDate: night(0),
      endDate: night(2),
    })
  ).id
  const room = { name: 'Two queens', guests: 4, count: 10, rate: 14_900 }
  roomId = (await manager.api.hotels.rooms.create({ ownerId: hotelId, data: room })).data.id
})

const ask = async (rooms = 5) => {
  const asked = [
    { night: night(0), rooms },
    { night: night(1), rooms },
  ]
  return (await organizer.api.events.blocks.create({ ownerId: eventId, data: { hotelId, asked } })).data
}
const offered = (rooms = 5, rate = 12_100) => [
  { roomId, night: night(0), rooms, rate },
  { roomId, night: night(1), rooms, rate },
]
type Offer = Parameters<typeof manager.api.hotels.blocks.offer>[0]['data']
const offer = async (id: string, data: Partial<Offer> = {}) =>
  (await manager.api.hotels.blocks.offer({ ownerId: hotelId, id, data: { nights: offered(), ...data } })).data
const agree = async (id: string) => (await organizer.api.events.blocks.agree({ ownerId: eventId, id })).data
async function agreed(data: Partial<Offer> = {}) {
  const { id } = await ask()
  await offer(id, data)
  return agree(id)
}
const stay = (from = 0, to = 2) => ({ checkIn: night(from), checkOut: night(to), guests: 2 })
const room = async (asked: object = { eventId }, dates = stay()) =>
  (await stranger.api.hotels.availability({ ownerId: hotelId, data: { ...dates, ...asked } })).data.rooms[0]
async function book(
  { api, person }: SignedUp,
  blockId: string | null,
  totalWithTaxes: number,
  dates = stay(),
) {
  const data = { ...dates, roomId, eventId, blockId, totalWithTaxes, key: newSecretToken() }
  const { id } = (await api.hotels.reservations.hold({ ownerId: hotelId, data })).data
  const who = { name: 'Lorena Tovar', email: person.email, phone: '(260) 555-0148' }
  return (await api.hotels.reservations.book({ id, data: who })).data
}
const read = async (id: string) => (await organizer.api.events.blocks.get({ ownerId: eventId, id })).data
const problemOf = async (call: Promise<unknown>) => (await refusal(call)).problem

describe('asking', () => {
  test('tells the hotel, which offers rooms and terms; agreeing takes them from everybody', async () => {
    const block = await ask()
    expect(block).toMatchObject({
      status: 'Asked',
      hotelName: 'Quarry House',
      eventName: 'Spring Cup',
      nights: [],
    })
    expect(await offer(block.id, { cutOff: night(-14), compPer: 40 })).toMatchObject({
      status: 'Offered',
      contracted: 10,
      pickedUp: 0,
      cutOff: night(-14),
      compPer: 40,
    })
    expect(await room()).toMatchObject({ left: 10, block: null })
    expect((await agree(block.id)).status).toBe('Agreed')
    expect(await room()).toMatchObject({
      left: 5,
      total: 29_800,
      block: { id: block.id, left: 5, total: 24_200, nights: [night(0), night(1)] },
    })
  })

  test('without an account, a hotel answers by the link in its email, for that block only', async () => {
    const { id: alone } = await server.stage.hotel({
      manager: stranger.person,
      name: 'Orchard Gate Inn',
      email: 'desk@orchard.test',
    })
    await server.pool.query('delete from member where owner_id = $1', [alone])
    const asked = [{ night: night(0), rooms: 60 }]
    const data = { hotelId: alone, asked, note: 'Near the fields' }
    const { id } = (await organizer.api.events.blocks.create({ ownerId: eventId, data })).data
    const mail = await mailTo(server, 'desk@orchard.test', 'asks for rooms')
    expect(mail.text).toContain('Near the fields')
    const desk = await server.as()
    const by = { mailedKey: tokenIn(mail) }
    const nights = [{ roomId: null, night: night(0), rooms: 60, rate: 12_100 }]
    const reply = await desk.hotels.blocks.offer({ ownerId: alone, id, data: { nights } }, by)
    expect(reply.data).toMatchObject({ status: 'Offered', nights: [{ roomId: null, size: 60 }] })
    const { id: other } = await ask()
    expect((await refusal(desk.hotels.blocks.get({ ownerId: hotelId, id: other }, by))).status).toBe(401)
    expect((await agree(id)).status).toBe('Agreed')
    const byOrganizer = organizer.api.hotels.blocks.optOut({ ownerId: alone, id })
    expect((await refusal(byOrganizer)).status).toBe(403)
    await desk.hotels.blocks.optOut({ ownerId: alone, id }, by)
    const again = organizer.api.events.blocks.create({ ownerId: eventId, data })
    expect((await problemOf(again)).code).toBe('HOTEL_UNREACHABLE')
  })

  test('a destination asks for an event that it sees', async () => {
    const { id: ownerId } = await server.stage.destination({ manager: organizer.person })
    const asked = [{ night: night(0), rooms: 3 }]
    const data = { hotelId, eventId, asked }
    const { id } = (await organizer.api.destinations.blocks.create({ ownerId, data })).data
    expect((await read(id)).askerId).toBe(ownerId)
    const { id: hidden } = await server.stage.event({ manager: stranger.person, status: 'Draft' })
    const refused = organizer.api.destinations.blocks.create({ ownerId, data: { ...data, eventId: hidden } })
    expect(await refusedFields(refused)).toEqual(['data/eventId'])
  })

  test.each([
    ['no night', []],
    [
      'a night twice',
      [
        { night: night(0), rooms: 1 },
        { night: night(0), rooms: 2 },
      ],
    ],
    ['10,001 rooms', [{ night: night(0), rooms: 10_001 }]],
    ['a night before today', [{ night: dayFromToday(-2), rooms: 1 }]],
    ['a night in three years', [{ night: dayFromToday(1100), rooms: 1 }]],
    ['32 nights', Array.from({ length: 32 }, (_, at) => ({ night: night(at), rooms: 1 }))],
  ])('%s is refused', async (_what, asked) => {
    const call = organizer.api.events.blocks.create({ ownerId: eventId, data: { hotelId, asked } })
    const [field] = await refusedFields(call)
    expect(field).toMatch(/^data\/asked/)
  })

  test('a hotel is asked once at a time, and not for an event that is cancelled', async () => {
    await ask()
    expect((await problemOf(ask())).code).toBe('ALREADY_ASKED')
    await organizer.api.events.update({
      id: eventId,
      patch: [
        { op: 'replace', path: '/status', value: 'Cancelled' },
        { op: 'replace', path: '/cancellationReason', value: 'Flooded' },
      ],
    })
    expect((await problemOf(ask())).code).toBe('EVENT_CLOSED')
  })
})

describe('asking no longer', () => {
  test('withdraws what was offered, and the hotel is told', async () => {
    const { id } = await ask()
    await offer(id)
    const { data } = await organizer.api.events.blocks.cancel({ ownerId: eventId, id })
    expect(data.status).toBe('Withdrawn')
    const { data: told } = await manager.api.users.notifications.list({ ownerId: manager.id })
    expect(told[0]?.title).toBe('No rooms are needed for Spring Cup')
    expect((await problemOf(agree(id))).code).toBe('BLOCK_STATUS')
    expect((await ask()).status).toBe('Asked')
  })

  test('a destination agrees to one block, and withdraws another', async () => {
    const { id: ownerId } = await server.stage.destination({ manager: organizer.person })
    const { blocks } = organizer.api.destinations
    const askAgain = async () => {
      const asked = [0, 1].map((at) => ({ night: night(at), rooms: 3 }))
      const data = { hotelId, eventId, asked }
      return (await blocks.create({ ownerId, data })).data.id
    }
    const first = await askAgain()
    await offer(first)
    expect((await blocks.agree({ ownerId, id: first })).data.status).toBe('Agreed')
    expect((await room())?.block?.id).toBe(first)
    const second = await askAgain()
    expect((await blocks.cancel({ ownerId, id: second })).data.status).toBe('Withdrawn')
    expect((await problemOf(blocks.cancel({ ownerId, id: first }))).code).toBe('BLOCK_STATUS')
  })

  test('a hotel declines with an answer, and whoever asked is told', async () => {
    const { id } = await ask()
    const data = { answer: 'We are full with a wedding.' }
    const declined = (await manager.api.hotels.blocks.decline({ ownerId: hotelId, id, data })).data
    expect(declined).toMatchObject({ status: 'Declined', answer: 'We are full with a wedding.' })
    const { data: told } = await organizer.api.users.notifications.list({ ownerId: organizer.id })
    expect(told[0]?.title).toBe('Quarry House has no rooms for Spring Cup')
    expect((await problemOf(offer(id))).code).toBe('BLOCK_STATUS')
  })
})

describe('an offer', () => {
  test.each([
    ['a rate of −1', { nights: [{ night: night(0), rooms: 1, rate: -1 }] }, 'data/nights/0/rate'],
    ['a rate of 10¹²', { nights: [{ night: night(0), rooms: 1, rate: 1e12 }] }, 'data/nights/0/rate'],
    ['a cut-off after the nights', { cutOff: night(9) }, 'data/cutOff'],
    ['a cut-off before today', { cutOff: dayFromToday(-3) }, 'data/cutOff'],
    [
      'a rebate above a rate',
      { rebate: 12_101, rebateReceiver: 'Spring Cup', rebatePurpose: 'Field rental' },
      'data/rebate',
    ],
    ['a rebate to nobody', { rebate: 500, rebatePurpose: 'Field rental' }, 'data/rebateReceiver'],
    ['101 percent', { guaranteedPercent: 101 }, 'data/guaranteedPercent'],
  ])('with %s is refused, and changes nothing', async (_what, wrong, field) => {
    const { id } = await ask()
    const nights = 'nights' in wrong ? wrong.nights?.map((one) => ({ roomId, ...one })) : offered()
    expect(await refusedFields(offer(id, { ...wrong, nights }))).toContain(field)
    expect((await read(id)).status).toBe('Asked')
  })

  test.each([
    ['before the first', -1],
    ['after the last', 2],
  ])('of a night %s that was asked for is refused beside that night', async (_where, at) => {
    const { id } = await ask()
    const nights = [...offered(), { roomId, night: night(at), rooms: 5, rate: 12_100 }]
    expect(await refusedFields(offer(id, { nights }))).toEqual(['data/nights/2/night'])
    expect((await read(id)).status).toBe('Asked')
  })

  test('of fewer nights than were asked for is taken', async () => {
    const { id } = await ask()
    expect((await offer(id, { nights: offered().slice(1) })).nights).toHaveLength(1)
  })

  test('of rooms that are booked meanwhile can not be agreed to: both numbers are said', async () => {
    const { id } = await ask()
    await offer(id, { nights: offered(9) })
    await book(guest, null, 29_800)
    await book(guest, null, 29_800)
    const { code, detail } = await problemOf(agree(id))
    expect(code).toBe('ROOMS_TAKEN')
    expect(detail).toContain('9 rooms of Two queens')
    expect(detail).toContain('8 left')
    expect((await read(id)).status).toBe('Offered')
    expect((await room())?.left).toBe(8)
  })
})

describe('booking', () => {
  test('takes rooms of the block at its rate, and gives them back to it', async () => {
    const { id } = await agreed()
    const booked = await book(guest, id, 24_200)
    expect(booked).toMatchObject({ blockId: id, blockNights: [night(0), night(1)], total: 24_200 })
    expect(await read(id)).toMatchObject({ pickedUp: 2 })
    expect(await room()).toMatchObject({ left: 5, block: { left: 4 } })
    await guest.api.hotels.reservations.cancel({ id: booked.id })
    expect(await read(id)).toMatchObject({ pickedUp: 0 })
    expect(await room()).toMatchObject({ left: 5, block: { left: 5 } })
  })

  test('nights outside of the block cost what everybody pays, a line each', async () => {
    const { id } = await agreed()
    const dates = stay(0, 3)
    const block = (await room({ eventId }, dates))?.block
    expect(block).toMatchObject({ nights: [night(0), night(1)], total: 12_100 + 12_100 + 14_900 })
    const booked = await book(guest, id, block?.totalWithTaxes ?? 0, dates)
    expect(booked.lines.map(({ cents }) => cents)).toEqual([12_100, 12_100, 14_900])
    expect((await room({ eventId }, stay(2, 3)))?.left).toBe(9)
  })

  test('is told apart from other stays, and from what the block still has, in the grid of the hotel', async () => {
    const { id } = await agreed()
    await book(guest, id, 24_200)
    await book(stranger, null, 29_800)
    const dates = { from: night(0), to: night(0) }
    const { nights } = (await manager.api.hotels.rooms.nights({ ownerId: hotelId, ...dates })).data
    expect(nights).toEqual([{ roomId, night: night(0), size: 10, taken: 2, takenInBlocks: 1, blocked: 4 }])
  })

  test('the last room is sold once, and then the public rate is left', async () => {
    const { id } = await agreed({ nights: offered(1) })
    const results = await Promise.allSettled([book(guest, id, 24_200), book(stranger, id, 24_200)])
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await read(id)).toMatchObject({ pickedUp: 2 })
    expect(await room()).toMatchObject({ block: null, hindrance: null })
  })

  test('after the cut-off, at once, and before anything has released the block', async () => {
    const { id } = await agreed({ cutOff: night(-10) })
    expect((await room())?.block?.id).toBe(id)
    await server.pool.query(`update room_block set cut_off = current_date - 3 where id = $1`, [id])
    expect(await room()).toMatchObject({ left: 5, block: null })
    expect((await problemOf(book(guest, id, 24_200))).code).toBe('ROOMS_GONE')
  })

  test('is verified at the total of the block that is asked for, like a hold', async () => {
    const { id } = await agreed()
    const verify = async (blockId: string | null, totalWithTaxes: number) => {
      const data = { ...stay(), roomId, eventId, blockId, totalWithTaxes }
      return (await stranger.api.hotels.verify({ ownerId: hotelId, data })).data.isOffered
    }
    expect(await verify(id, 24_200)).toBe(true)
    expect(await verify(id, 29_800)).toBe(false)
    expect(await verify(null, 29_800)).toBe(true)
    expect(await verify(eventId, 24_200)).toBe(false)
  })

  test('of a block with a link needs its code', async () => {
    const { id, code } = await agreed({ access: 'Link' })
    expect((await room())?.block).toBeNull()
    expect((await room({ eventId, code: 'guessed' }))?.block).toBeNull()
    expect((await room({ eventId, code }))?.block?.id).toBe(id)
    expect((await problemOf(book(guest, id, 24_200))).code).toBe('ROOMS_GONE')
  })

  test('a hold that ran out counts as free, in the block', async () => {
    const { id } = await agreed({ nights: offered(1) })
    const data = { ...stay(), roomId, eventId, blockId: id, totalWithTaxes: 24_200, key: newSecretToken() }
    const held = await guest.api.hotels.reservations.hold({ ownerId: hotelId, data })
    expect((await room())?.block).toBeNull()
    await server.pool.query(
      `update reservation set expires_date = now() - interval '1 second' where id = $1`,
      [held.data.id],
    )
    expect((await room())?.block?.left).toBe(1)
    expect((await book(stranger, id, 24_200)).blockId).toBe(id)
    expect((await read(id)).pickedUp).toBe(2)
  })
})

describe('sizes', () => {
  const resize = async (id: string, size: number) =>
    (
      await manager.api.hotels.blocks.resize({
        ownerId: hotelId,
        id,
        data: { nights: [{ roomId, night: night(0), size }] },
      })
    ).data

  test('of a night that is named twice are refused', async () => {
    const { id } = await agreed()
    const nights = [1, 2].map((size) => ({ roomId, night: night(0), size }))
    const call = manager.api.hotels.blocks.resize({ ownerId: hotelId, id, data: { nights } })
    expect(await refusedFields(call)).toEqual(['data/nights/1/night'])
  })

  test('go up to what the hotel has, and down to what is booked, and say both numbers', async () => {
    const { id } = await agreed()
    await book(guest, id, 24_200)
    expect((await problemOf(resize(id, 0))).detail).toContain('The block has 1 room booked or held')
    expect((await problemOf(resize(id, 11))).detail).toContain('10 left')
    expect((await resize(id, 10)).size).toBe(15)
    expect((await resize(id, 1)).size).toBe(6)
    expect((await room({}, stay(0, 1)))?.left).toBe(9)
  })

  test('of somebody who read the block before another changed it are refused', async () => {
    const { id } = await agreed()
    const path = `/hotel-mgmt/api/hotels/${hotelId}/blocks/${id}`
    const { headers } = await wire(server.origin, 'GET', path, { token: manager.token })
    const ifMatch = headers.get('etag') ?? ''
    await resize(id, 6)
    const data = { nights: [{ roomId, night: night(0), size: 2 }] }
    const late = manager.api.hotels.blocks.resize({ ownerId: hotelId, id, data }, { ifMatch })
    expect((await refusal(late)).status).toBe(412)
    expect((await read(id)).size).toBe(11)
  })

  test('a room type keeps what its blocks have', async () => {
    await agreed()
    const change = manager.api.hotels.rooms.update({
      ownerId: hotelId,
      id: roomId,
      patch: [{ op: 'replace', path: '/count', value: 4 }],
    })
    expect((await problemOf(change)).code).toBe('ROOMS_TAKEN')
    const remove = manager.api.hotels.rooms.remove({ ownerId: hotelId, id: roomId })
    expect((await problemOf(remove)).code).toBe('ROOMS_TAKEN')
  })
})

describe('a room type that is offered', () => {
  const remove = () => manager.api.hotels.rooms.remove({ ownerId: hotelId, id: roomId })

  test('is not deleted before the offer is agreed to or taken back', async () => {
    const { id } = await ask()
    await offer(id)
    const { code, detail } = await problemOf(remove())
    expect([code, detail]).toEqual(['ROOMS_TAKEN', expect.stringContaining('offered for Spring Cup')])
    expect((await agree(id)).nights.map((one) => one.roomId)).toEqual([roomId, roomId])
  })

  test('is deleted once the offer is declined', async () => {
    const { id } = await ask()
    await offer(id)
    await manager.api.hotels.blocks.decline({ ownerId: hotelId, id, data: {} })
    await remove()
    expect(await room()).toBeUndefined()
  })

  test('may become scarcer, which refuses the agreement', async () => {
    const { id } = await ask()
    await offer(id)
    await manager.api.hotels.rooms.update({
      ownerId: hotelId,
      id: roomId,
      patch: [{ op: 'replace', path: '/count', value: 4 }],
    })
    expect((await problemOf(agree(id))).detail).toContain('the hotel has 4 left')
  })
})

describe('the release', () => {
  test('gives the hotel what nobody booked; a cancellation later gives it the rest', async () => {
    const { id } = await agreed()
    const booked = await book(guest, id, 24_200)
    await manager.api.hotels.blocks.release({ ownerId: hotelId, id })
    expect(await room()).toMatchObject({ left: 9, block: null })
    expect(await read(id)).toMatchObject({ status: 'Released', size: 2, pickedUp: 2, contracted: 10 })
    await guest.api.hotels.reservations.cancel({ id: booked.id })
    expect((await room())?.left).toBe(10)
  })

  test('comes by itself after the cut-off in the zone of the hotel, and both sides are told', async () => {
    const { id } = await agreed({ cutOff: night(-10) })
    await server.pool.query(
      `update room_block set cut_off = (now() at time zone time_zone)::date where id = $1`,
      [id],
    )
    await releaseAfterCutOff(server.db)
    expect((await read(id)).status).toBe('Agreed')
    await server.pool.query(`update room_block set cut_off = cut_off - 1 where id = $1`, [id])
    await releaseAfterCutOff(server.db)
    expect((await read(id)).status).toBe('Released')
    expect((await room())?.left).toBe(10)
    const { data } = await organizer.api.users.notifications.list({ ownerId: organizer.id })
    expect(data[0]?.title).toBe('Quarry House released its block for Spring Cup')
  })
})

describe('rights', () => {
  test('each step is recorded for the page that took it', async () => {
    const { id } = await agreed()
    await manager.api.hotels.blocks.release({ ownerId: hotelId, id })
    const { rows } = await server.pool.query(
      `select owner_id as "ownerId", patch -> 0 -> 'value' as value from audit_log where subject_id = $1 order by id`,
      [id],
    )
    expect(rows.slice(1)).toEqual([
      { ownerId: hotelId, value: 'Offered' },
      { ownerId: eventId, value: 'Agreed' },
      { ownerId: hotelId, value: 'Released' },
    ])
  })

  test('only the sides of a block read it', async () => {
    const { id } = await ask()
    expect((await refusal(stranger.api.events.blocks.list({ ownerId: eventId }))).status).toBe(403)
    expect((await refusal(stranger.api.hotels.blocks.get({ ownerId: hotelId, id }))).status).toBe(403)
    const { id: ownHotel } = await server.stage.hotel({ manager: stranger.person })
    expect((await refusal(stranger.api.hotels.blocks.get({ ownerId: ownHotel, id }))).status).toBe(404)
    expect(
      (
        await refusal(
          organizer.api.hotels.blocks.offer({ ownerId: hotelId, id, data: { nights: offered() } }),
        )
      ).status,
    ).toBe(403)
  })
})
