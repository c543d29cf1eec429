import { addDays } from '@app/contract/rules/calendar-date.ts'
import { stayText } from '@app/contract/hotels/stay-dates.ts'
import { knownDates } from '@app/contract/rules/event-text.ts'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { newSecretToken } from '../../../platform/secret-token.ts'
import { dayFromToday } from '../../../testing/days.ts'
import { dueMailsSent } from '../../../testing/mails.ts'
import { signUp, type SignedUp } from '../../../testing/people.ts'
import { eventually, type TestServer, workerServer } from '../../../testing/test-server.ts'
import type { GuestNews } from '../reservations/guest-news.ts'
import { blockEndingTable } from './block-endings.ts'

let server: TestServer
let admin: SignedUp
let manager: SignedUp
let organizer: SignedUp
let guest: SignedUp
let hotelId: string
let eventId: string
let roomId: string
let agreedId: string
let openId: string
const night = (at: number) => addDays(dayFromToday(60), at)
/** What followed, by the row that was tested. */
const observedRows: Record<string, Record<string, string>> = {}

beforeAll(async () => {
  server = await workerServer()
  admin = await signUp(server, 'ada', ['admin'])
})
afterAll(() => {
  console.table(observedRows)
  return server.close()
})

async function book({ api, person }: SignedUp) {
  const stay = { checkIn: night(0), checkOut: night(1), guests: 2 }
  const hold = { ...stay, roomId, eventId, blockId: agreedId, totalWithTaxes: 12_100, key: newSecretToken() }
  const { id } = (await api.hotels.reservations.hold({ ownerId: hotelId, data: hold })).data
  const who = { name: 'Lorena Tovar', email: person.email, phone: '(260) 555-0148' }
  await api.hotels.reservations.book({ id, data: who })
}

/** An agreed block in which a guest has booked a room, and one that waits for an answer. */
beforeEach(async () => {
  await server.pool.query('delete from use_count')
  manager = await signUp(server, `manager-${crypto.randomUUID()}`)
  organizer = await signUp(server, `organizer-${crypto.randomUUID()}`)
  guest = await signUp(server, `guest-${crypto.randomUUID()}`)
  hotelId = (await server.stage.hotel({ manager: manager.person, name: 'Quarry House' })).id
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
  const { data } = await manager.api.hotels.rooms.create({ ownerId: hotelId, data: room })
  const asked = [{ night: night(0), rooms: 5 }]
  const ask = async () =>
    (await organizer.api.events.blocks.create({ ownerId: eventId, data: { hotelId, asked } })).data.id
  agreedId = await ask()
  const nights = [{ roomId: data.id, night: night(0), rooms: 5, rate: 12_100 }]
  await manager.api.hotels.blocks.offer({ ownerId: hotelId, id: agreedId, data: { nights } })
  await organizer.api.events.blocks.agree({ ownerId: eventId, id: agreedId })
  openId = await ask()
  roomId = data.id
  await book(guest)
  await dueMailsSent(server)
  server.mails.length = 0
})

const replace = (path: string, value: unknown) => ({ op: 'replace' as const, path, value })
const changeEvent = (...patch: ReturnType<typeof replace>[]) =>
  organizer.api.events.update({ id: eventId, patch })
const deleteEvent = () => organizer.api.events.remove({ id: eventId })
const deleteHotel = () => manager.api.hotels.remove({ id: hotelId })
const setActive = (value: boolean) =>
  manager.api.hotels.update({ id: hotelId, patch: [replace('/isActive', value)] })
const leaveUnmanaged = (ownerId: string) =>
  server.pool.query('delete from member where owner_id = $1', [ownerId])

/** How each row of the table comes about. */
const acts: Record<string, () => Promise<unknown>> = {
  'event deleted': deleteEvent,
  'event Cancelled': () =>
    changeEvent(replace('/status', 'Cancelled'), replace('/cancellationReason', 'Flooded')),
  'event moved': () => changeEvent(replace('/startDate', night(7)), replace('/endDate', night(9))),
  'event restored': async () => {
    await deleteEvent()
    await admin.api.events.restore({ id: eventId })
  },
  'event unmanaged': () => leaveUnmanaged(eventId),
  'hotel deleted': deleteHotel,
  'hotel hidden': () => setActive(false),
  'hotel restored': async () => {
    await deleteHotel()
    await admin.api.hotels.restore({ id: hotelId })
  },
  'hotel shown': async () => {
    await setActive(false)
    await settled()
    await setActive(true)
  },
  'hotel unmanaged': () => leaveUnmanaged(hotelId),
}

const settled = () =>
  eventually(
    async () => (await server.pool.query('select from ending')).rowCount,
    (count) => count === 0,
  )

interface Stands {
  id: string
  status: string
  ended: string | null
}

async function standing() {
  const { rows } = await server.pool.query<Stands>(
    'select id, status, ended from room_block where id = any($1)',
    [[agreedId, openId]],
  )
  const { rows: booked } = await server.pool.query<{ taken: number; status: string }>(
    `select n.taken, v.status from block_night n join reservation v on v.block_id = n.block_id where n.block_id = $1`,
    [agreedId],
  )
  return {
    open: rows.find(({ id }) => id === openId),
    agreed: rows.find(({ id }) => id === agreedId),
    booked,
  }
}

const guestMails: Record<GuestNews, RegExp> = {
  'stay-event-ended':
    /^(Spring Cup is cancelled|The page of Spring Cup was removed)\. Your room at Quarry House stays booked$/,
  'stay-event-moved': /^Spring Cup has new dates\. Your room at Quarry House stays booked$/,
  'stay-event-back': /^Spring Cup is back\. Your room at Quarry House stays booked$/,
  'stay-hotel-gone': /^The page of Quarry House was removed\. Your room stays booked$/,
  'stay-hotel-back': /^The page of Quarry House is back\. Your room stays booked$/,
}

const table = Object.entries(blockEndingTable).flatMap(([kind, hows]) =>
  Object.entries(hows).map(([how, row]) => [`${kind} ${how}`, row] as const),
)

describe('the table of what follows for blocks', () => {
  test.each(table)('%s', async (name, row) => {
    const from = new Date(Date.now() - 1000).toISOString()
    await acts[name]?.()
    await settled()
    await dueMailsSent(server)
    const { open, agreed, booked } = await standing()
    const isBack = row.agreed === 'revived'
    // What came back was closed with its page before.
    const closed = name.startsWith('event') ? 'Withdrawn' : 'Declined'
    expect(open?.status).toBe(row.open === 'kept' ? (isBack ? closed : 'Asked') : row.open)
    // Why it was closed stays, as nobody has refused it.
    expect(open?.ended === null).toBe(open?.status === 'Asked')
    expect(agreed).toMatchObject({
      status: 'Agreed',
      ended: row.agreed === 'kept' || isBack ? null : row.agreed,
    })
    expect(booked).toEqual([{ taken: 1, status: 'Confirmed' }])
    const { api, id } = 'hotel' in row.tells ? manager : organizer
    const { data } = await api.users.notifications.list({ ownerId: id, take: 100 })
    const titles = data.filter(({ createdDate }) => createdDate >= from).map(({ title }) => title)
    expect(titles.filter((title) => title.includes('Spring Cup')).length).toBeGreaterThan(0)
    const mails = server.mails.filter(({ to }) => to === guest.person.email).map(({ subject }) => subject)
    if (row.guests !== null) expect(mails).toContainEqual(expect.stringMatching(guestMails[row.guests]))
    else expect(mails.filter((subject) => subject.includes('stays booked'))).toEqual([])
    observedRows[name] = {
      open: String(open?.status),
      agreed: agreed?.ended ?? 'stands',
      told: titles[0] ?? '',
      guests: mails.join(', '),
    }
  })
})

test.each([
  ['a cancelled event that is deleted and restored', 'event Cancelled', 'event restored', 'EventCancelled'],
  ['a hidden hotel that is deleted and restored', 'hotel hidden', 'hotel restored', 'HotelHidden'],
])('the rooms of %s are not booked again', async (_what, before, returned, ended) => {
  await acts[before]?.()
  await settled()
  await acts[returned]?.()
  await settled()
  expect((await standing()).agreed?.ended).toBe(ended)
})

test('a block that is agreed to meanwhile is ended as an agreed one, and keeps its rooms', async () => {
  const agreement = await server.pool.connect()
  await agreement.query('begin')
  await agreement.query("update room_block set status = 'Agreed' where id = $1", [openId])
  const deletion = deleteEvent()
  await eventually(
    async () =>
      (
        await server.pool.query(
          "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
        )
      ).rowCount,
    (count) => count !== 0,
  )
  await agreement.query('commit')
  agreement.release()
  await deletion
  await settled()
  const { rows } = await server.pool.query('select status, ended from room_block where id = $1', [openId])
  expect(rows).toEqual([{ status: 'Agreed', ended: 'EventDeleted' }])
})

describe('guests of an event that moves', () => {
  const dates = (from: number, to: number) =>
    knownDates({ startDate: night(from), endDate: night(to), months: [] })
  const move = async (from: number, to: number) => {
    await changeEvent(replace('/startDate', night(from)), replace('/endDate', night(to)))
    await settled()
    await dueMailsSent(server)
  }
  const told = () =>
    server.mails.filter(({ to, subject }) => to === guest.person.email && subject.includes('has new dates'))

  test('read the dates that they know, and the new ones', async () => {
    await move(7, 9)
    await move(8, 10)
    await move(7, 9)
    expect(
      told().map(({ text }) =>
        / from (.+) to (.+?)\. /.exec(text.replaceAll(/[\u2066-\u2069]/g, ''))?.slice(1),
      ),
    ).toEqual([
      [dates(0, 2), dates(7, 9)],
      [dates(7, 9), dates(8, 10)],
      [dates(8, 10), dates(7, 9)],
    ])
  })

  test('get emails that one statement queues', async () => {
    for (const _ of [1, 2]) await book(guest)
    const statements = vi.spyOn(pg.Client.prototype, 'query')
    await move(7, 9)
    const queueing = statements.mock.calls.filter((call) => {
      const text = JSON.stringify(call)
      return text.includes('insert into mail_job') && text.includes('stay-event-moved')
    })
    statements.mockRestore()
    expect(told()).toHaveLength(3)
    expect(queueing).toHaveLength(1)
  })

  test('are told without a block of rooms, too', async () => {
    await server.pool.query('update reservation set block_id = null, block_nights = $1', [[]])
    await server.pool.query('delete from room_block')
    await move(7, 9)
    expect(told()).toHaveLength(1)
  })
})

describe('of several blocks that end together', () => {
  const titles = async ({ api, id }: SignedUp) =>
    (await api.users.notifications.list({ ownerId: id, take: 100 })).data
      .filter(({ url }) => url.includes(hotelId) || url.includes(eventId) || url.startsWith('/destinations/'))
      .map(({ title, contents }) => [title, contents])

  test('an organizer is told once for each event', async () => {
    await deleteHotel()
    await settled()
    await dueMailsSent(server)
    const title = 'Quarry House is no longer listed. Ask about its rooms for Spring Cup'
    const stay = stayText({ checkIn: night(0), checkOut: night(1) })
    const told = (await titles(organizer)).filter(([one]) => one === title)
    expect(told).toEqual([[title, `2 blocks: 5 room nights, ${stay}; 5 room nights, ${stay}.`]])
    expect(
      server.mails.filter(({ to, subject }) => to === organizer.person.email && subject === title),
    ).toHaveLength(1)
  })

  test('whoever manages the event and a destination that asked is told once', async () => {
    const destination = (await server.stage.destination({ manager: organizer.person, name: 'Visit Elm' })).id
    await server.pool.query('update room_block set asker_id = $1 where id = $2', [destination, openId])
    await deleteHotel()
    await settled()
    expect((await titles(organizer)).filter(([title]) => title?.includes('no longer listed'))).toHaveLength(1)
  })

  test('the team of a hotel is told once for each event', async () => {
    await acts['event Cancelled']?.()
    await settled()
    expect(
      (await titles(manager)).filter(([title]) => title?.startsWith('Spring Cup is cancelled')),
    ).toHaveLength(1)
  })
})
