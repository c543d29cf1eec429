import { guestDays } from '@app/contract/hotels/reservation-schema.ts'
import { addDays } from '@app/contract/rules/calendar-date.ts'
import { placeDay } from '@app/contract/rules/place-day.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newSecretToken } from '../../../platform/secret-token.ts'
import { dayFromToday } from '../../../testing/days.ts'
import { mailTo, tokenIn } from '../../../testing/mails.ts'
import { signUp, type SignedUp } from '../../../testing/people.ts'
import {
  refusal,
  refusedFields,
  testServer,
  type Api,
  type TestServer,
  workerServer,
} from '../../../testing/test-server.ts'
import { wire } from '../../../testing/wire.ts'
import { stageRooms } from './testing/stage-rooms.ts'

let server: TestServer
let visitor: Api
let guest: SignedUp
let stranger: SignedUp
let manager: SignedUp
let ownerId: string
let roomId: string
const rate = 11_900
const timeZone = 'America/Indiana/Indianapolis'
const arrival = dayFromToday(60)
const night = (at: number) => addDays(arrival, at)

beforeAll(async () => {
  server = await workerServer()
  visitor = await server.as()
  guest = await signUp(server, 'guest')
  stranger = await signUp(server, 'stranger')
  manager = await signUp(server, 'manager')
})
afterAll(() => server.close())
beforeEach(async () => {
  ;({ ownerId, roomId } = await stageRooms(server, manager, { count: 20, rate }))
})

const draft = (checkIn: string, checkOut: string, totalWithTaxes = rate) => ({
  key: newSecretToken(),
  roomId,
  checkIn,
  checkOut,
  guests: 2,
  totalWithTaxes,
})
const oneNight = (at = 0) => draft(night(at), night(at + 1))
const holdBy = async ({ hotels }: Api, data = oneNight()) =>
  (await hotels.reservations.hold({ ownerId, data })).data
const who = (email: string) => ({ name: 'Lorena Tovar', email, phone: '(260) 555-0148' })
async function book(data = oneNight(), { api, person }: SignedUp = guest) {
  const { id } = await holdBy(api, data)
  return (await api.hotels.reservations.book({ id, data: who(person.email) })).data
}
const heldCount = async () => (await server.pool.query('select from reservation')).rowCount
const codeOf = async (call: Promise<unknown>) => (await refusal(call)).problem.code

describe('a stay', () => {
  test.each([
    ['0 nights', 0],
    ['15 nights', 15],
    ['400 nights', 400],
    ['−1 nights', -1],
  ])('of %s is not held, and changes no stay that is booked', async (_what, nights) => {
    const wrong = draft(arrival, night(nights), rate * Math.max(nights, 0))
    expect(await refusedFields(holdBy(guest.api, wrong))).toEqual(['data/checkOut'])
    expect(await heldCount()).toBe(0)
    const { id } = await book()
    const { key: _key, ...data } = wrong
    expect(await refusedFields(guest.api.hotels.reservations.change({ id, data }))).toEqual(['data/checkOut'])
    expect((await guest.api.hotels.reservations.get({ id })).data.checkOut).toBe(night(1))
  })

  test('of 14 nights is held', async () => {
    expect((await holdBy(guest.api, draft(arrival, night(14), 14 * rate))).checkOut).toBe(night(14))
  })

  /** The next of these days of a year that comes, with room for the nights around it. */
  const next = (ofYear: (year: number) => string) =>
    [0, 1].map((more) => ofYear(new Date().getUTCFullYear() + more)).find((day) => day > dayFromToday(5)) ??
    ''
  const sunday = (year: number, month: number, nth: number) => {
    const first = new Date(Date.UTC(year, month - 1, 1)).getUTCDay()
    return addDays(`${year}-${String(month).padStart(2, '0')}-01`, ((7 - first) % 7) + 7 * (nth - 1))
  }
  test.each([
    ['the night that is 23 hours long', (year: number) => sunday(year, 3, 2)],
    ['the night that is 25 hours long', (year: number) => sunday(year, 11, 1)],
    ['New Year', (year: number) => `${year}-12-31`],
    ['the end of February', (year: number) => `${year}-02-28`],
  ])('over %s has each night once, at its rate', async (_what, ofYear) => {
    const middle = next(ofYear)
    const nights = [addDays(middle, -1), middle, addDays(middle, 1)]
    const stay = await book(draft(nights[0] ?? '', addDays(middle, 2), 3 * rate))
    expect(stay.lines.map((line) => [line.night, line.cents])).toEqual(nights.map((one) => [one, rate]))
    expect(stay.totalWithTaxes).toBe(3 * rate)
    const hour = Temporal.Instant.from(stay.freeUntil).toZonedDateTimeISO(timeZone)
    expect([hour.toPlainDate().toString(), hour.hour]).toEqual([addDays(middle, -2), 18])
    await guest.api.hotels.reservations.cancel({ id: stay.id })
    const { rows } = await server.pool.query('select taken from room_night where room_id = $1', [roomId])
    expect(rows).toEqual(nights.map(() => ({ taken: 0 })))
  })

  test('before today at the hotel is not held, by the day of arrival', async () => {
    const today = placeDay(timeZone)
    const yesterday = draft(addDays(today, -1), today)
    expect(await refusedFields(holdBy(guest.api, yesterday))).toEqual(['data/checkIn'])
    expect((await holdBy(guest.api, draft(today, addDays(today, 1)))).checkIn).toBe(today)
  })
})

describe('the key of a hold', () => {
  test.each([
    ['another room', () => ({ roomId: crypto.randomUUID() })],
    ['another arrival', () => ({ checkIn: night(-1) })],
    ['another departure', () => ({ checkOut: night(2) })],
    ['other guests', () => ({ guests: 3 })],
    ['another total', () => ({ totalWithTaxes: 1 })],
    ['an event', () => ({ eventId: crypto.randomUUID() })],
    ['a block', () => ({ blockId: crypto.randomUUID() })],
  ])('with %s is refused, and holds nothing more', async (_what, changes) => {
    const data = oneNight()
    await holdBy(guest.api, data)
    expect(await codeOf(holdBy(guest.api, { ...data, ...changes() }))).toBe('KEY_REUSED')
    expect(await heldCount()).toBe(1)
  })

  test('at another hotel is refused', async () => {
    const data = oneNight()
    await holdBy(guest.api, data)
    const { id: other } = await server.stage.hotel({ manager: manager.person })
    const call = guest.api.hotels.reservations.hold({ ownerId: other, data })
    expect(await codeOf(call)).toBe('KEY_REUSED')
  })
})

test('a room whose hold ran out over the form is neither booked nor extended, and nothing is mailed', async () => {
  const { id } = await holdBy(guest.api)
  await server.pool.query('update reservation set expires_date = now() where id = $1', [id])
  const { book: send, extend } = guest.api.hotels.reservations
  expect(await codeOf(send({ id, data: who(guest.person.email) }))).toBe('RESERVATION_ENDED')
  expect(await codeOf(extend({ id }))).toBe('RESERVATION_ENDED')
  expect((await server.pool.query('select from mail_job where subject_id = $1', [id])).rowCount).toBe(0)
  expect((await book()).status).toBe('Confirmed')
})

describe('the name of a guest', () => {
  test.each([
    ['Łukasz Żółć'],
    ['Владимир Ёлкин'],
    ['Ελένη Παπαδοπούλου'],
    ['محمد عبد الله'],
    ['דוד כהן'],
    ['山田 太郎'],
    ['김민준'],
    ['สมชาย ใจดี'],
    ['अनीता शर्मा'],
    ['Zoë 🏀 O’Neil-Brown'],
    ['<script>alert(1)</script> & "Tom"'],
    ['x'.repeat(200)],
  ])('is kept as it was typed: %s', async (name) => {
    const { id } = await holdBy(guest.api)
    const data = { ...who(guest.person.email), name, arrival: name.slice(0, 100), notes: name }
    await guest.api.hotels.reservations.book({ id, data })
    const [read] = (await manager.api.hotels.reservations.list({ ownerId })).data
    expect(read).toMatchObject({ name, arrival: data.arrival, notes: name })
    const { html } = await mailTo(server, guest.person.email, 'is booked')
    expect(html).not.toContain('<script')
  })

  test.each([
    ['201 characters', { name: 'x'.repeat(201) }, 'data/name'],
    ['only spaces', { name: '   ' }, 'data/name'],
    ['two lines', { name: 'Lorena\nTovar' }, 'data/name'],
    ['notes of 1,001 characters', { notes: 'x'.repeat(1001) }, 'data/notes'],
  ])('of %s is refused by its field', async (_what, wrong, field) => {
    const { id } = await holdBy(guest.api)
    const data = { ...who(guest.person.email), ...wrong }
    expect(await refusedFields(guest.api.hotels.reservations.book({ id, data }))).toEqual([field])
  })
})

describe('somebody who only has the id of a reservation', () => {
  test.each(['with an account', 'without one'])('%s neither reads nor changes it', async (by) => {
    const { id } = await book()
    const { reservations } = by === 'with an account' ? stranger.api.hotels : visitor.hotels
    const { key: _key, ...stay } = draft(night(1), night(2))
    const calls = [
      () => reservations.get({ id }),
      () => reservations.offers({ id, data: stay }),
      () => reservations.change({ id, data: stay }),
      () => reservations.book({ id, data: who('other@guest.test') }),
      () => reservations.extend({ id }),
      () => reservations.confirm({ id }),
      () => reservations.cancel({ id }),
    ]
    for (const call of calls) expect([401, 403]).toContain((await refusal(call())).status)
    expect((await guest.api.hotels.reservations.get({ id })).data).toMatchObject({
      status: 'Confirmed',
      checkIn: arrival,
      email: guest.person.email,
    })
  })
})

describe('the mailed link of a guest', () => {
  const linked = async ({ person }: SignedUp = guest) =>
    tokenIn(await mailTo(server, person.email, 'is booked'))

  test(`opens the stay until ${guestDays} days after departure, and then nothing`, async () => {
    const { id } = await book()
    const mailedKey = await linked()
    expect((await visitor.hotels.reservations.get({ id }, { mailedKey })).data.isOwn).toBe(true)
    const { rows } = await server.pool.query(
      "select expires_date - $2::date between interval '0' and interval '1 hour' as is_then from mailed_token where subject_id = $1 and purpose = 'reservation-key'",
      [id, addDays(night(1), guestDays)],
    )
    expect(rows).toEqual([{ is_then: true }])
    await server.pool.query('update mailed_token set expires_date = now() where subject_id = $1', [id])
    for (const call of [visitor.hotels.reservations.get, visitor.hotels.reservations.cancel])
      expect((await refusal(call({ id }, { mailedKey }))).status).toBe(404)
  })

  test('opens no other stay, also of the same hotel', async () => {
    const { id } = await book()
    await book(oneNight(), stranger)
    const mailedKey = await linked(stranger)
    const { get, change, cancel } = visitor.hotels.reservations
    const { key: _key, ...stay } = draft(night(1), night(2))
    const calls = [
      () => get({ id }, { mailedKey }),
      () => change({ id, data: stay }, { mailedKey }),
      () => cancel({ id }, { mailedKey }),
    ]
    const statuses = []
    for (const call of calls) statuses.push((await refusal(call())).status)
    expect(statuses).toEqual([401, 401, 401])
    expect((await guest.api.hotels.reservations.get({ id })).data.status).toBe('Confirmed')
  })
})

describe('hoarding', () => {
  test('from 50 addresses at once holds half of the rooms, and leaves the others to accounts', async () => {
    const behindProxy = await testServer(server, undefined, { proxies: 1 })
    const statuses = await Promise.all(
      Array.from({ length: 50 }, async (_, at) => {
        const path = `/hotel-mgmt/api/hotels/${ownerId}/reservations`
        const headers = { 'x-forwarded-for': `203.0.113.${at + 1}` }
        return (await wire(behindProxy.origin, 'POST', path, { json: { data: oneNight() }, headers })).status
      }),
    )
    await behindProxy.close()
    expect(statuses.filter((status) => status === 201)).toHaveLength(10)
    expect(statuses.filter((status) => status === 409)).toHaveLength(40)
    expect((await book()).status).toBe('Confirmed')
  })

  test('from one address ends after ten rooms an hour, on whatever nights', async () => {
    for (let at = 0; at < 10; at++) await holdBy(visitor, oneNight(at))
    expect(await codeOf(holdBy(visitor, oneNight(11)))).toBe('TOO_MANY')
  })

  test('with one email address ends after ten rooms, from whatever accounts', async () => {
    for (let at = 0; at < 10; at++) await book(oneNight(at))
    const { id } = await holdBy(stranger.api, oneNight(11))
    const call = stranger.api.hotels.reservations.book({ id, data: who(guest.person.email.toUpperCase()) })
    expect(await codeOf(call)).toBe('TOO_MANY_RESERVATIONS')
  })
})
