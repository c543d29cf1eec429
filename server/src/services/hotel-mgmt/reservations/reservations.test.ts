import { setTimeout } from 'node:timers/promises'
import { guestDays } from '@app/contract/hotels/reservation-schema.ts'
import { stayText } from '@app/contract/hotels/stay-dates.ts'
import { addDays } from '@app/contract/rules/calendar-date.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { clean } from '../../../housekeeping.ts'
import { createFileStore } from '../../../platform/files/file-store.ts'
import { testPictures } from '../../../platform/files/testing/test-pictures.ts'
import { newSecretToken } from '../../../platform/secret-token.ts'
import { dayFromToday } from '../../../testing/days.ts'
import { mailTo, tokenIn } from '../../../testing/mails.ts'
import { signUp, type SignedUp } from '../../../testing/people.ts'
import { refusal, type Api, type TestServer, workerServer } from '../../../testing/test-server.ts'
import { dataOf, wire, type WireReply } from '../../../testing/wire.ts'
import { stageRooms } from './testing/stage-rooms.ts'

let server: TestServer
let visitor: Api
let guest: SignedUp
let manager: SignedUp
let stranger: SignedUp
let ownerId: string
let roomId: string
const arrival = dayFromToday(60)
const night = (at: number) => addDays(arrival, at)

beforeAll(async () => {
  server = await workerServer()
  visitor = await server.as()
  guest = await signUp(server, 'guest')
  manager = await signUp(server, 'manager')
  stranger = await signUp(server, 'stranger')
})
afterAll(() => server.close())
beforeEach(async () => {
  const rooms = { beds: ['Queen', 'Queen'], count: 2, rate: 11_900 } satisfies Parameters<
    typeof stageRooms
  >[2]
  ;({ ownerId, roomId } = await stageRooms(server, manager, rooms))
})

interface Stay {
  from?: number
  to?: number
  rate?: number
}
const draft = (key: string, { from = 0, to = 2, rate = 11_900 }: Stay = {}) => ({
  key,
  roomId,
  checkIn: night(from),
  checkOut: night(to),
  guests: 2,
  totalWithTaxes: rate * (to - from),
})
const person = { name: 'Lorena Tovar', email: 'lorena@guest.test', phone: '(260) 555-0148' }
/** As somebody with an account writes it. */
const ownPerson = ({ person: { email } }: SignedUp = guest) => ({ ...person, email })

/** Holds a room in a browser without an account, which has its key. */
async function holdAsVisitor(stay?: Stay) {
  const mailedKey = newSecretToken()
  const { data } = await visitor.hotels.reservations.hold({ ownerId, data: draft(mailedKey, stay) })
  return { id: data.id, by: { mailedKey } }
}
const hold = async ({ api }: SignedUp = guest, stay?: Stay) =>
  (await api.hotels.reservations.hold({ ownerId, data: draft(newSecretToken(), stay) })).data
const book = async (stay?: Stay) => {
  const { id } = await hold(guest, stay)
  return (await guest.api.hotels.reservations.book({ id, data: ownPerson() })).data
}
const left = async (from = 0, to = 2) => {
  const data = { checkIn: night(from), checkOut: night(to) }
  return (await visitor.hotels.availability({ ownerId, data })).data.rooms[0]?.left
}
const codeOf = async (call: Promise<unknown>) => (await refusal(call)).problem.code
const runOut = (id: string) =>
  server.pool.query(`update reservation set expires_date = now() - interval '1 second' where id = $1`, [id])
const mailed = async (words: string) => {
  const mail = await mailTo(server, person.email, words)
  return { mail, mailedKey: tokenIn(mail) }
}

describe('a hold', () => {
  test('takes a room of each night for ten minutes', async () => {
    const { status, expiresDate, secondsLeft } = await hold()
    expect(status).toBe('Held')
    const minutes = (Date.parse(expiresDate ?? '') - Date.now()) / 60_000
    expect(Math.round(minutes)).toBe(10)
    expect(Math.round((secondsLeft ?? 0) / 60)).toBe(10)
    expect(await left()).toBe(1)
    expect(await left(2, 4)).toBe(2)
  })

  test('is read anew a second later, since its clock runs without a new revision', async () => {
    const { id } = await hold()
    const read = (headers = {}) =>
      wire(server.origin, 'GET', `/hotel-mgmt/api/hotels/reservations/${id}`, { token: guest.token, headers })
    const etagOf = ({ headers }: WireReply) => headers.get('etag') ?? ''
    const first = await read()
    await setTimeout(1100)
    const second = await read({ 'if-none-match': etagOf(first) })
    expect(second.status).toBe(200)
    expect(etagOf(second).split('-')[0]).toBe(etagOf(first).split('-')[0])
    expect(dataOf(second).secondsLeft).toBeLessThan(Number(dataOf(first).secondsLeft))
  })

  test('is refused with what is left, and takes nothing', async () => {
    await hold(guest, { from: 1, to: 2 })
    await hold(stranger, { from: 1, to: 2 })
    expect(await codeOf(hold(guest, { from: 0, to: 3 }))).toBe('ROOMS_GONE')
    expect(await left(0, 1)).toBe(2)
    expect(await left(2, 3)).toBe(2)
  })

  test('is the same for the same key, and refused with another stay', async () => {
    const data = draft(newSecretToken())
    const calls = await Promise.all([1, 2, 3].map(() => visitor.hotels.reservations.hold({ ownerId, data })))
    expect(new Set(calls.map((reply) => reply.data.id)).size).toBe(1)
    expect(await left()).toBe(1)
    const other = { ...data, checkOut: night(3), totalWithTaxes: 3 * 11_900 }
    expect(await codeOf(visitor.hotels.reservations.hold({ ownerId, data: other }))).toBe('KEY_REUSED')
  })

  test('is refused at another total than the stay costs, which is named', async () => {
    const call = visitor.hotels.reservations.hold({
      ownerId,
      data: draft(newSecretToken(), { rate: 10_000 }),
    })
    const { problem } = await refusal(call)
    expect([problem.code, problem.detail]).toEqual(['PRICE_CHANGED', expect.stringContaining('$238.00')])
    expect(await left()).toBe(2)
  })

  test('that is over counts as free even before anything gives it back', async () => {
    const first = await hold()
    await hold(stranger)
    await runOut(first.id)
    expect(await left()).toBe(1)
    await hold(stranger)
    expect(await left()).toBe(0)
    expect(await codeOf(guest.api.hotels.reservations.book({ id: first.id, data: person }))).toBe(
      'RESERVATION_ENDED',
    )
    expect((await guest.api.hotels.reservations.get({ id: first.id })).data.status).toBe('Expired')
  })

  test('lasts ten minutes longer once', async () => {
    const { id, expiresDate } = await hold()
    const { data } = await guest.api.hotels.reservations.extend({ id })
    expect(Date.parse(data.expiresDate ?? '') - Date.parse(expiresDate ?? '')).toBe(600_000)
    expect(await codeOf(guest.api.hotels.reservations.extend({ id }))).toBe('NOT_EXTENDED')
  })

  test('of visitors is of half of the rooms at most, from however many networks', async () => {
    await holdAsVisitor()
    expect(await codeOf(holdAsVisitor())).toBe('ROOMS_GONE')
    expect((await hold()).status).toBe('Held')
  })

  test('of visitors on other nights is not in the way', async () => {
    await holdAsVisitor()
    expect(await holdAsVisitor({ from: 2, to: 3 })).toMatchObject({ id: expect.any(String) })
  })

  test('of an account is one of ten at most', async () => {
    for (let at = 0; at < 10; at++) await hold(guest, { from: at, to: at + 1 })
    expect(await codeOf(hold(guest, { from: 12, to: 13 }))).toBe('TOO_MANY_RESERVATIONS')
    expect((await hold(stranger, { from: 12, to: 13 })).status).toBe('Held')
  })
})

describe('booking', () => {
  test('with an account confirms the room, and mails it with a calendar entry', async () => {
    const { status, expiresDate, secondsLeft } = await book()
    expect([status, expiresDate, secondsLeft]).toEqual(['Confirmed', null, null])
    const mail = await mailTo(server, guest.person.email, 'is booked')
    expect(mail.text).toContain('$238.00')
    expect(mail.calendar).toMatchObject({
      method: 'PUBLISH',
      filename: 'stay.ics',
      content: expect.stringContaining('SUMMARY:Quarry House'),
    })
  })

  test('without an account is confirmed by the link in its email, and by no other', async () => {
    const { id, by } = await holdAsVisitor()
    const { data } = await visitor.hotels.reservations.book({ id, data: person }, by)
    expect(data.status).toBe('Unconfirmed')
    const { mail, mailedKey } = await mailed('Confirm your room')
    expect(mail.text).not.toContain('Lorena')
    expect((await refusal(visitor.hotels.reservations.confirm({ id }, by))).status).toBe(404)
    const confirmed = await visitor.hotels.reservations.confirm({ id }, { mailedKey })
    expect(confirmed.data.status).toBe('Confirmed')
    expect((await visitor.hotels.reservations.confirm({ id }, { mailedKey })).data.status).toBe('Confirmed')
    expect((await visitor.hotels.reservations.get({ id }, { mailedKey })).data.name).toBe(person.name)
    await visitor.hotels.reservations.cancel({ id }, { mailedKey })
    expect((await visitor.hotels.reservations.get({ id }, { mailedKey })).data.status).toBe('Canceled')
  })

  test('with another address than that of the account is confirmed by email, too', async () => {
    const { id } = await hold()
    expect((await guest.api.hotels.reservations.book({ id, data: person })).data.status).toBe('Unconfirmed')
    expect((await refusal(guest.api.hotels.reservations.confirm({ id }))).status).toBe(403)
    const { mailedKey } = await mailed('Confirm your room')
    expect((await visitor.hotels.reservations.confirm({ id }, { mailedKey })).data.status).toBe('Confirmed')
  })

  test('with the own address leaves no link that was mailed to another before', async () => {
    const { id } = await hold()
    await guest.api.hotels.reservations.book({ id, data: person })
    const { mailedKey } = await mailed('Confirm your room')
    await guest.api.hotels.reservations.book({ id, data: ownPerson() })
    expect(await codeOf(visitor.hotels.reservations.get({ id }, { mailedKey }))).toBe('LINK_EXPIRED')
  })

  test('is confirmed by no link to an address that was typed before', async () => {
    const { id, by } = await holdAsVisitor()
    await visitor.hotels.reservations.book({ id, data: { ...person, email: 'first@guest.test' } }, by)
    const first = tokenIn(await mailTo(server, 'first@guest.test', 'Confirm your room'))
    await visitor.hotels.reservations.book({ id, data: person }, by)
    const { mailedKey } = await mailed('Confirm your room')
    expect(await codeOf(visitor.hotels.reservations.confirm({ id }, { mailedKey: first }))).toBe(
      'LINK_EXPIRED',
    )
    expect((await visitor.hotels.reservations.confirm({ id }, { mailedKey })).data.status).toBe('Confirmed')
  })

  test('shows nothing of the guest by the link that confirms it', async () => {
    const { id, by } = await holdAsVisitor()
    await visitor.hotels.reservations.book({ id, data: person }, by)
    const { mailedKey } = await mailed('Confirm your room')
    const { data } = await visitor.hotels.reservations.get({ id }, { mailedKey })
    const guestFacts = [data.name, data.email, data.phone, data.arrival, data.notes]
    expect([data.status, ...guestFacts]).toEqual(['Unconfirmed', null, null, null, null, null])
    for (const call of [visitor.hotels.reservations.cancel, visitor.hotels.reservations.calendarEntry])
      expect((await refusal(call({ id }, { mailedKey }))).status).toBe(404)
  })

  test('that nobody confirms within an hour is given back', async () => {
    const { id, by } = await holdAsVisitor()
    await visitor.hotels.reservations.book({ id, data: person }, by)
    const { mailedKey } = await mailed('Confirm your room')
    await runOut(id)
    expect(await left()).toBe(2)
    expect(await codeOf(visitor.hotels.reservations.confirm({ id }, { mailedKey }))).toBe('RESERVATION_ENDED')
  })

  test('mails one address three times an hour, and about one room three times', async () => {
    const first = await holdAsVisitor()
    const bookAt = (email: string, { id, by } = first) =>
      visitor.hotels.reservations.book({ id, data: { ...person, email } }, by)
    const booked = await bookAt('one@guest.test')
    const again = await bookAt('two@guest.test')
    expect(again.data.expiresDate).toBe(booked.data.expiresDate)
    await bookAt(person.email)
    expect(await codeOf(bookAt('four@guest.test'))).toBe('TOO_MANY')
    const others = [
      { from: 3, to: 4 },
      { from: 4, to: 5 },
      { from: 5, to: 6 },
    ]
    const codes: string[] = []
    for (const stay of others) {
      const held = await holdAsVisitor(stay)
      codes.push(
        await bookAt(person.email, held).then(
          () => 'sent',
          ({ problem }) => problem.code,
        ),
      )
    }
    expect(codes).toEqual(['sent', 'sent', 'TOO_MANY'])
  })

  test('mails somebody who is signed in at their own address as often as they book', async () => {
    for (let at = 0; at < 5; at++) expect((await book({ from: at, to: at + 1 })).status).toBe('Confirmed')
  })

  test('tells the team of the hotel which room of which hotel, without a word about the guest', async () => {
    const { number, hotelName } = await book()
    const { data } = await manager.api.users.notifications.list({ ownerId: manager.id })
    expect(data[0]).toMatchObject({
      title: 'Room booked: Two queens',
      contents: `${hotelName}, ${stayText({ checkIn: night(0), checkOut: night(2) })}, reservation ${number}.`,
    })
    expect(JSON.stringify(data)).not.toContain('Lorena')
  })
})

describe('what is booked', () => {
  test('moves to other nights at their price, or stays as it was', async () => {
    const { id } = await book()
    const { key: _key, ...moved } = draft('', { from: 1, to: 4 })
    const { data } = await guest.api.hotels.reservations.change({ id, data: moved })
    expect([data.checkIn, data.totalWithTaxes, data.lines.length]).toEqual([night(1), 35_700, 3])
    expect([await left(0, 1), await left(1, 4)]).toEqual([2, 1])
    await hold(stranger, { from: 6, to: 7 })
    await hold(stranger, { from: 6, to: 7 })
    const { key: _other, ...gone } = draft('', { from: 4, to: 7 })
    expect(await codeOf(guest.api.hotels.reservations.change({ id, data: gone }))).toBe('ROOMS_GONE')
    expect([await left(1, 4), await left(4, 6)]).toEqual([1, 2])
  })

  test('is canceled by its guest once, which gives the room back and is mailed', async () => {
    const { id } = await book()
    await guest.api.hotels.reservations.cancel({ id })
    await guest.api.hotels.reservations.cancel({ id })
    expect(await left()).toBe(2)
    expect((await mailTo(server, guest.person.email, 'is canceled')).calendar?.content).toContain(
      'STATUS:CANCELLED',
    )
  })

  test('is canceled until 6 PM at the hotel, a day before arrival or as many as the hotel says', async () => {
    await manager.api.hotels.pricing.create({ ownerId, data: { cancelDays: 3 } })
    const { id, freeUntil } = await book()
    const at = Temporal.Instant.from(freeUntil).toZonedDateTimeISO('America/Indiana/Indianapolis')
    expect([at.toPlainDate().toString(), at.hour]).toEqual([night(-3), 18])
    await server.pool.query('update reservation set free_until = now() where id = $1', [id])
    expect(await codeOf(guest.api.hotels.reservations.cancel({ id }))).toBe('TOO_LATE')
    const { key: _key, ...moved } = draft('', { from: 1, to: 3 })
    expect(await codeOf(guest.api.hotels.reservations.change({ id, data: moved }))).toBe('TOO_LATE')
    await manager.api.hotels.reservations.cancel({ id })
    expect(await left()).toBe(2)
  })

  test('is canceled and changed by nobody once the guest has left', async () => {
    const { id } = await book()
    await server.pool.query(
      'update reservation set check_in = check_in - 900, check_out = check_out - 900 where id = $1',
      [id],
    )
    expect(await codeOf(manager.api.hotels.reservations.cancel({ id }))).toBe('TOO_LATE')
    expect(await codeOf(guest.api.hotels.reservations.cancel({ id }))).toBe('TOO_LATE')
    expect(await codeOf(guest.api.hotels.reservations.book({ id, data: ownPerson() }))).toBe('TOO_LATE')
    await server.pool.query(
      'update reservation set check_in = check_in + 900, check_out = check_out + 900 where id = $1',
      [id],
    )
    await manager.api.hotels.reservations.cancel({ id })
  })

  test('says which side reads it: its guest, also one who manages the hotel, or the hotel', async () => {
    const sideOf = async ({ api }: Pick<typeof guest, 'api'>, id: string) =>
      (await api.hotels.reservations.get({ id })).data.isOwn
    const { id } = await book()
    expect([await sideOf(guest, id), await sideOf(manager, id)]).toEqual([true, false])
    const held = await hold(manager)
    expect(held.isOwn).toBe(true)
    const { data } = await manager.api.hotels.reservations.book({ id: held.id, data: person })
    expect([data.isOwn, await sideOf(manager, held.id)]).toEqual([true, true])
    const { id: ofVisitor, by } = await holdAsVisitor({ from: 4, to: 6 })
    expect((await visitor.hotels.reservations.get({ id: ofVisitor }, by)).data.isOwn).toBe(true)
  })

  test('stays the guest’s when the hotel corrects it', async () => {
    const { id, by } = await holdAsVisitor()
    await visitor.hotels.reservations.book({ id, data: person }, by)
    expect((await refusal(manager.api.hotels.reservations.get({ id }))).status).toBe(404)
    expect((await manager.api.hotels.reservations.list({ ownerId })).data).toEqual([])
    const { mailedKey } = await mailed('Confirm your room')
    await visitor.hotels.reservations.confirm({ id }, { mailedKey })
    await manager.api.hotels.reservations.book({ id, data: { ...person, name: 'Lorena Tovar-Diaz' } })
    expect((await manager.api.hotels.reservations.mine({})).data).toEqual([])
    expect((await manager.api.hotels.reservations.list({ ownerId })).data[0]?.name).toBe('Lorena Tovar-Diaz')
  })

  test('changes ten times a day at most', async () => {
    const { id } = await book()
    const { key: _key, ...stay } = draft('')
    for (let times = 0; times < 10; times++) await guest.api.hotels.reservations.change({ id, data: stay })
    expect(await codeOf(guest.api.hotels.reservations.change({ id, data: stay }))).toBe('TOO_MANY')
  })

  test('is changed by two at once in turns', async () => {
    const { id } = await book()
    const { key: _key, ...stay } = draft('', { from: 4, to: 6 })
    const { key: _other, ...later } = draft('', { from: 5, to: 7 })
    await Promise.all([stay, later].map((data) => guest.api.hotels.reservations.change({ id, data })))
    await guest.api.hotels.reservations.cancel({ id })
    expect([await left(0, 2), await left(4, 7)]).toEqual([2, 2])
  })

  test('keeps its address, while the guest changes the rest', async () => {
    const { id } = await book()
    const change = (changed: object) =>
      guest.api.hotels.reservations.book({ id, data: { ...ownPerson(), ...changed } })
    expect((await change({ phone: '(260) 555-0100' })).data.phone).toBe('(260) 555-0100')
    expect(await codeOf(change({ email: 'other@guest.test' }))).toBe('VALIDATION_FAILED')
  })

  test('outlives its hotel', async () => {
    const { id } = await book()
    await manager.api.hotels.remove({ id: ownerId })
    await server.pool.query('delete from owner where id = $1', [ownerId])
    expect((await guest.api.hotels.reservations.get({ id })).data).toMatchObject({
      hotelId: null,
      hotelName: 'Quarry House',
      roomId: null,
      status: 'Confirmed',
    })
  })
})

describe('who reads it', () => {
  test('the guest, and the team of the hotel, without rooms that were only held', async () => {
    const { id, number } = await book()
    const { id: held } = await hold(guest, { from: 4, to: 5 })
    await runOut(held)
    expect((await guest.api.hotels.reservations.mine({})).data.map((each) => each.number)).toEqual([number])
    expect((await manager.api.hotels.reservations.list({ ownerId })).data[0]?.name).toBe(person.name)
    expect((await stranger.api.hotels.reservations.mine({})).data).toEqual([])
    const { reservations } = stranger.api.hotels
    for (const read of [() => reservations.get({ id }), () => reservations.list({ ownerId })])
      expect((await refusal(read())).status).toBe(403)
  })

  test('the team by state, dates and words, and in a file', async () => {
    const { id, number } = await book()
    await guest.api.hotels.reservations.cancel({ id })
    const second = await book({ from: 2, to: 3 })
    await hold()
    const found = async (data: Parameters<Api['hotels']['reservations']['filtered']>[0]['data']) =>
      (await manager.api.hotels.reservations.filtered({ ownerId, data })).data.map((each) => each.number)
    expect(await found({})).toEqual([number, second.number])
    expect(await found({ status: 'Confirmed' })).toEqual([second.number])
    expect(await found({ text: 'tovar', sort: '-checkIn' })).toEqual([second.number, number])
    expect(await found({ checkIn: { from: night(1) } })).toEqual([second.number])
    const { data } = await manager.api.hotels.reservations.export({ ownerId, data: {} })
    expect(data.count).toBe(2)
  })

  test('nobody by the key of another one', async () => {
    const own = await holdAsVisitor()
    const other = await hold()
    const { get, cancel } = visitor.hotels.reservations
    for (const call of [get, cancel]) expect((await refusal(call({ id: other.id }, own.by))).status).toBe(404)
  })

  test('administrators, which is recorded', async () => {
    const { id } = await book()
    const admin = await signUp(server, 'ada', ['admin'])
    await admin.api.hotels.reservations.get({ id })
    await admin.api.hotels.reservations.export({ ownerId, data: { format: 'csv' } })
    const { rows } = await server.pool.query(
      'select operation, subject_id as id, patch from audit_log where user_id = $1 order by at',
      [admin.id],
    )
    expect(rows).toEqual([
      { operation: 'hotel-mgmt.hotels.reservations.get', id, patch: null },
      { operation: 'hotel-mgmt.hotels.reservations.export', id: null, patch: null },
    ])
  })

  test('an account that is deleted cancels what is to come, and leaves nothing of the guest', async () => {
    const leaving = await signUp(server, 'leaving')
    const { id, number } = await hold(leaving)
    await leaving.api.hotels.reservations.book({ id, data: ownPerson(leaving) })
    await hold(leaving)
    await leaving.api.users.remove({ id: leaving.id })
    expect(await left()).toBe(2)
    const { data } = await manager.api.users.notifications.list({ ownerId: manager.id })
    expect(data[0]).toMatchObject({
      title: 'Room canceled: Two queens',
      contents: expect.stringContaining(number),
    })
    const { rows } = await server.pool.query(
      'select name, email, phone, status, user_id from reservation where id = $1',
      [id],
    )
    expect(rows).toEqual([{ name: null, email: null, phone: null, status: 'Canceled', user_id: null }])
  })

  test('no record of changes has a word about the guest', async () => {
    const { id } = await book()
    await guest.api.hotels.reservations.cancel({ id })
    const { rows } = await server.pool.query('select patch::text from audit_log where subject_id = $1', [id])
    expect(rows.length).toBe(3)
    expect(JSON.stringify(rows)).not.toMatch(/Lorena|@|555/)
  })

  test(`nobody who comes is known ${guestDays} days after departure`, async () => {
    const { id } = await book()
    await server.pool.query(
      `update reservation set check_in = current_date - 33, check_out = current_date - $2::integer where id = $1`,
      [id, guestDays + 1],
    )
    await clean(server.db, await createFileStore({ dataDir: server.dataDir, pictures: testPictures }))
    expect((await manager.api.hotels.reservations.list({ ownerId })).data.map((each) => each.id)).toEqual([
      id,
    ])
    expect((await guest.api.hotels.reservations.get({ id })).data).toMatchObject({
      name: null,
      email: null,
      phone: null,
      totalWithTaxes: 23_800,
    })
  })
})
