import { addDays } from '@app/contract/rules/calendar-date.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newSecretToken } from '../../../platform/secret-token.ts'
import { dayFromToday } from '../../../testing/days.ts'
import { mailTo, tokenIn } from '../../../testing/mails.ts'
import { signUp, type SignedUp } from '../../../testing/people.ts'
import { refusal, type TestServer, workerServer } from '../../../testing/test-server.ts'
import { releaseAfterCutOff } from '../blocks/answer-blocks.ts'

let server: TestServer
let manager: SignedUp
let organizer: SignedUp
let guest: SignedUp
let other: SignedUp
let ownerId: string
let eventId: string
let roomId: string
const night = (at: number) => addDays(dayFromToday(60), at)
const [publicRate, eventRate] = [14_900, 12_100]

beforeAll(async () => {
  server = await workerServer()
  manager = await signUp(server, 'manager')
  organizer = await signUp(server, 'organizer')
  guest = await signUp(server, 'guest')
  other = await signUp(server, 'other')
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.pool.query('delete from use_count')
  await server.pool.query('delete from reservation')
  server.mails.length = 0
  const hotel = { manager: manager.person, name: 'Quarry House', lat: 39.17, lng: -86.53 }
  ownerId = (await server.stage.hotel(hotel)).id
  const dates = { startDate: night(0), endDate: night(3) }
  eventId = (
    await server.stage.event({ manager: organizer.person, name: 'Spring Cup', status: 'Published', ...dates })
  ).id
  const room = { name: 'Two queens', guests: 4, count: 3, rate: publicRate }
  roomId = (await manager.api.hotels.rooms.create({ ownerId, data: room })).data.id
})

type Offer = Parameters<typeof manager.api.hotels.blocks.offer>[0]['data']

/** Agrees to a block with so many rooms on each of three nights. */
async function agreed(rooms: number, terms: Partial<Offer> = {}) {
  const asked = [0, 1, 2].map((at) => ({ night: night(at), rooms }))
  const { events } = organizer.api
  const { id } = (await events.blocks.create({ ownerId: eventId, data: { hotelId: ownerId, asked } })).data
  const nights = asked.map((one) => ({ ...one, roomId, rate: eventRate }))
  await manager.api.hotels.blocks.offer({ ownerId, id, data: { nights, ...terms } })
  return (await events.blocks.agree({ ownerId: eventId, id })).data
}
const stay = (from: number, to: number) => ({ checkIn: night(from), checkOut: night(to), guests: 2 })
interface Booked {
  blockId?: string | null
  code?: string | null
  total: number
  dates?: ReturnType<typeof stay>
}
async function book(
  { blockId = null, code = null, total, dates = stay(0, 2) }: Booked,
  { api, person }: SignedUp = guest,
) {
  const data = { ...dates, roomId, eventId, blockId, code, totalWithTaxes: total, key: newSecretToken() }
  const { id } = (await api.hotels.reservations.hold({ ownerId, data })).data
  const who = { name: 'Lorena Tovar', email: person.email, phone: '(260) 555-0148' }
  return (await api.hotels.reservations.book({ id, data: who })).data
}

/** What the guest reads before a change. */
async function offerOf(id: string, dates: ReturnType<typeof stay>) {
  const { data } = await guest.api.hotels.reservations.offers({ id, data: dates })
  return data.rooms.find((room) => room.id === roomId)
}
/** Changes a stay as the page does: at the rate of the block, if it is offered. */
async function change(id: string, dates: ReturnType<typeof stay>) {
  const offer = await offerOf(id, dates)
  const totalWithTaxes = offer?.block?.totalWithTaxes ?? offer?.totalWithTaxes ?? 0
  const data = { ...dates, roomId, blockId: offer?.block?.id ?? null, totalWithTaxes }
  return (await guest.api.hotels.reservations.change({ id, data })).data
}
const nightsLeft = async (asked: object = {}) => {
  const nights = [0, 1, 2].map(async (at) => {
    const data = { ...stay(at, at + 1), eventId, ...asked }
    const [room] = (await other.api.hotels.availability({ ownerId, data })).data.rooms
    return { open: room?.left, block: room?.block?.left ?? 0 }
  })
  return Promise.all(nights)
}
const passCutOff = async (id: string) => {
  await server.pool.query('update room_block set cut_off = current_date - 3 where id = $1', [id])
}

describe('a guest at the rate of a block that is full', () => {
  test('keeps the rate for the same nights, and gives nothing to others meanwhile', async () => {
    const block = await agreed(1)
    const { id } = await book({ blockId: block.id, total: 2 * eventRate })
    expect((await offerOf(id, stay(0, 2)))?.block).toMatchObject({ totalWithTaxes: 2 * eventRate, left: 1 })
    const changed = await change(id, { ...stay(0, 2), guests: 3 })
    expect(changed).toMatchObject({ blockId: block.id, totalWithTaxes: 2 * eventRate, guests: 3 })
    expect(changed.blockNights).toEqual([night(0), night(1)])
    expect(await nightsLeft()).toEqual([
      { open: 2, block: 0 },
      { open: 2, block: 0 },
      { open: 2, block: 1 },
    ])
  })

  test('keeps the rate for fewer nights, and gives the others back to the block', async () => {
    const block = await agreed(1)
    const { id } = await book({ blockId: block.id, total: 2 * eventRate })
    expect(await change(id, stay(0, 1))).toMatchObject({ blockId: block.id, totalWithTaxes: eventRate })
    expect((await nightsLeft())[1]).toEqual({ open: 2, block: 1 })
  })

  test('pays the public rate for another night that the block no longer has', async () => {
    const block = await agreed(1)
    await book({ blockId: block.id, total: eventRate, dates: stay(2, 3) }, other)
    const { id } = await book({ blockId: block.id, total: 2 * eventRate })
    const changed = await change(id, stay(0, 3))
    expect(changed.totalWithTaxes).toBe(2 * eventRate + publicRate)
    expect(changed.blockNights).toEqual([night(0), night(1)])
    expect(changed.lines.map(({ cents }) => cents)).toEqual([eventRate, eventRate, publicRate])
    expect((await nightsLeft())[2]).toEqual({ open: 1, block: 0 })
  })

  test('gets another night of the block at its rate', async () => {
    const block = await agreed(1)
    const { id } = await book({ blockId: block.id, total: 2 * eventRate })
    expect(await change(id, stay(1, 3))).toMatchObject({ totalWithTaxes: 2 * eventRate })
    expect(await nightsLeft()).toEqual([
      { open: 2, block: 1 },
      { open: 2, block: 0 },
      { open: 2, block: 0 },
    ])
  })
})

describe('after the last day to book a block', () => {
  test('its guests keep their nights and the rate, and pay the public rate for others', async () => {
    const block = await agreed(2)
    const { id } = await book({ blockId: block.id, total: 2 * eventRate })
    await passCutOff(block.id)
    expect((await change(id, stay(0, 2))).totalWithTaxes).toBe(2 * eventRate)
    expect((await change(id, stay(0, 3))).totalWithTaxes).toBe(2 * eventRate + publicRate)
    const shorter = await change(id, stay(0, 1))
    expect(shorter).toMatchObject({ blockId: block.id, totalWithTaxes: eventRate })
    expect(shorter.blockNights).toEqual([night(0)])
  })

  test('nights that are given back are for everybody, once the block is released', async () => {
    const block = await agreed(2)
    const { id } = await book({ blockId: block.id, total: 2 * eventRate })
    await passCutOff(block.id)
    await releaseAfterCutOff(server.db)
    expect(await nightsLeft()).toEqual([2, 2, 3].map((open) => ({ open, block: 0 })))
    await change(id, stay(0, 1))
    expect(await nightsLeft()).toEqual([2, 3, 3].map((open) => ({ open, block: 0 })))
    const again = await change(id, stay(0, 2))
    expect([again.totalWithTaxes, again.blockNights]).toEqual([eventRate + publicRate, [night(0)]])
    expect(await nightsLeft()).toEqual([2, 2, 3].map((open) => ({ open, block: 0 })))
    await guest.api.hotels.reservations.cancel({ id })
    expect(await nightsLeft()).toEqual([3, 3, 3].map((open) => ({ open, block: 0 })))
  })

  test('a call that asks for new nights at its rate is refused, and changes nothing', async () => {
    const block = await agreed(2)
    const { id } = await book({ blockId: block.id, total: 2 * eventRate })
    await passCutOff(block.id)
    const data = { ...stay(1, 3), roomId, blockId: block.id, totalWithTaxes: 2 * eventRate }
    const { problem } = await refusal(guest.api.hotels.reservations.change({ id, data }))
    expect(problem.code).toBe('PRICE_CHANGED')
    expect((await guest.api.hotels.reservations.get({ id })).data.checkIn).toBe(night(0))
  })
})

test('a guest of a block with a link needs no code for another stay, also by the mailed link', async () => {
  const block = await agreed(2, { access: 'Link' })
  const { id } = await book({ blockId: block.id, code: block.code, total: 2 * eventRate })
  expect((await change(id, stay(0, 3))).totalWithTaxes).toBe(3 * eventRate)
  const visitor = await server.as()
  const by = { mailedKey: tokenIn(await mailTo(server, guest.person.email, 'has changed')) }
  const { data } = await visitor.hotels.reservations.offers({ id, data: stay(1, 3) }, by)
  expect(data.rooms[0]?.block?.totalWithTaxes).toBe(2 * eventRate)
})

describe('a guest at the public rate', () => {
  const setRange = (range: object) => {
    const value = [{ from: night(0), to: night(2), ...range }]
    return manager.api.hotels.rooms.update({
      ownerId,
      id: roomId,
      patch: [{ op: 'replace', path: '/ranges', value }],
    })
  }

  test('keeps the rate of nights that were booked, and pays today’s for others', async () => {
    const { id } = await book({ total: 2 * publicRate })
    await setRange({ rate: 20_000 })
    expect((await offerOf(id, stay(0, 3)))?.lines.map(({ cents }) => cents)).toEqual([14_900, 14_900, 20_000])
    expect((await change(id, stay(0, 3))).totalWithTaxes).toBe(2 * publicRate + 20_000)
  })

  test.each([
    ['the hotel has closed them', { isClosed: true }],
    ['the hotel has raised the minimum stay', { minStay: 5 }],
    ['the hotel has closed them to arrivals', { isClosedToArrival: true }],
  ])('keeps nights though %s', async (_, range) => {
    const { id } = await book({ total: 2 * publicRate })
    await setRange(range)
    expect((await change(id, { ...stay(0, 2), guests: 3 })).guests).toBe(3)
    expect((await offerOf(id, stay(2, 3)))?.hindrance).not.toBeNull()
  })

  test('keeps the last room', async () => {
    const { id } = await book({ total: 2 * publicRate })
    for (const rooms of [1, 2])
      await other.api.hotels.reservations.hold({
        ownerId,
        data: { ...stay(0, 2), roomId, totalWithTaxes: 2 * publicRate, key: `${rooms}`.repeat(43) },
      })
    expect(await offerOf(id, stay(0, 2))).toMatchObject({ left: 1, hindrance: null })
    expect((await change(id, stay(0, 3))).checkOut).toBe(night(3))
    expect((await nightsLeft()).map(({ open }) => open)).toEqual([0, 0, 2])
  })

  test('stays on when the first night is over, by the hotel', async () => {
    const { id } = await book({ total: 2 * publicRate })
    await server.pool
      .query(`update reservation set check_in = current_date - 1, check_out = current_date + 1, lines = (
      select jsonb_agg(l || jsonb_build_object('night', (l ->> 'night')::date - check_in + current_date - 1)) from jsonb_array_elements(lines) l)`)
    await server.pool.query(`update room_night set night = night - $1::date + current_date - 1`, [night(0)])
    const dates = { checkIn: dayFromToday(-1), checkOut: dayFromToday(2), guests: 2 }
    const data = { ...dates, roomId, totalWithTaxes: 3 * publicRate }
    expect((await manager.api.hotels.reservations.change({ id, data })).data.checkOut).toBe(dates.checkOut)
  })
})

test('what another stay costs is read by the guest and the hotel, and not of a stay that has ended', async () => {
  const { id } = await book({ total: 2 * publicRate })
  const read = ({ api }: SignedUp) => api.hotels.reservations.offers({ id, data: stay(0, 1) })
  expect((await read(manager)).data.rooms).toHaveLength(1)
  expect((await refusal(read(other))).status).toBe(403)
  await guest.api.hotels.reservations.cancel({ id })
  expect((await refusal(read(guest))).problem.code).toBe('RESERVATION_ENDED')
})
