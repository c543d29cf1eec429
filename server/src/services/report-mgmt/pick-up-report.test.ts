import type { Report } from '@app/contract/reports/report-schema.ts'
import { addDays } from '@app/contract/rules/calendar-date.ts'
import { dayText, shortDayText } from '@app/contract/rules/event-dates.ts'
import { placeDay } from '@app/contract/rules/place-day.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newSecretToken } from '../../platform/secret-token.ts'
import { signUp, type SignedUp } from '../../testing/people.ts'
import { refusal, refusedFields, testServer, type TestServer } from '../../testing/test-server.ts'
import { cellsOf, figureOf } from './testing/report-values.ts'

let server: TestServer
let organizer: SignedUp
let desk: SignedUp
let guest: SignedUp
let commission: SignedUp
let organizationId: string
let eventId: string
let editionId: string
const hotels: Record<string, { id: string; roomId: string; blockId?: string }> = {}
const daysApart = 364
const place = { lat: 39.77, lng: -86.15 }
/** By the clock of the pages' place. */
const dayFromToday = (days: number) => addDays(placeDay('America/Indiana/Indianapolis'), days)
const night = (at: number) => dayFromToday(30 + at)

beforeAll(async () => {
  server = await testServer()
  organizer = await signUp(server, 'organizer')
  desk = await signUp(server, 'desk')
  guest = await signUp(server, 'guest')
  commission = await signUp(server, 'commission')
  for (const name of ['Elm Inn', 'Oak Lodge']) {
    const { id } = await server.stage.hotel({ manager: desk.person, name, ...place })
    const data = { name: 'Two queens', guests: 4, count: 100, rate: 15_000 }
    hotels[name] = { id, roomId: (await desk.api.hotels.rooms.create({ ownerId: id, data })).data.id }
  }
  organizationId = (await server.stage.organization({ manager: organizer.person, ...place })).id
  eventId = await makeEvent('The 12th Annual Spring Cup 2027', 0)
  await agree('Elm Inn', eventId, 10, 12_000)
  await agree('Oak Lodge', eventId, 20, 10_000)
  editionId = await makeEvent('11th Spring Cup', -daysApart)
  await keep(await pastBlock('Elm Inn', 0), 0, [
    [-40, 2],
    [-30, 5],
    [-10, 9],
  ])
  await keep(await pastBlock('Oak Lodge', 1), 1, [
    [-35, 4],
    [-29, 6],
  ])
})
afterAll(() => server.close())

async function makeEvent(name: string, shift: number) {
  const dates = { startDate: addDays(night(0), shift), endDate: addDays(night(2), shift) }
  const { id } = await server.stage.event({
    manager: organizer.person,
    name,
    status: 'Published',
    ...place,
    ...dates,
  })
  await server.pool.query('update profile set parent_id = $2 where id = $1', [id, organizationId])
  return id
}

async function agree(hotel: string, event: string, rooms: number, rate: number) {
  const { id: ownerId, roomId } = hotels[hotel]!
  const nights = [0, 1].map((at) => ({ roomId, night: night(at), rooms, rate }))
  const data = {
    eventId: event,
    nights,
    cutOff: night(-14),
    rebate: 500,
    rebateReceiver: 'Organizer' as const,
    rebatePurpose: 'Referees',
  }
  const { id } = (await desk.api.hotels.blocks.propose({ ownerId, data })).data
  await organizer.api.events.blocks.agree({ ownerId: event, id })
  hotels[hotel]!.blockId = id
}

/** A block of the edition before. */
async function pastBlock(hotel: string, at: number) {
  const { rows } = await server.pool.query<{ id: string }>(
    `insert into room_block (id, status, hotel_id, hotel_name, event_id, event_name, asker_name, asked, time_zone, currency, code)
    values (gen_random_uuid(), 'Released', $1, $2, $3, '11th Spring Cup', '11th Spring Cup', '[]', 'UTC', 'USD', gen_random_uuid()::text) returning id`,
    [hotels[hotel]!.id, hotel, editionId],
  )
  const { id } = rows[0]!
  await server.pool.query(
    'insert into block_night (block_id, night, contracted, size, rate) values ($1, $2, 30, 30, 10000)',
    [id, addDays(night(at), -daysApart)],
  )
  return id
}

/** The books of a night, each so many days from the first night of the event. */
async function keep(blockId: string, at: number, books: (readonly [day: number, pickedUp: number])[]) {
  for (const [day, pickedUp] of books)
    await server.pool.query(
      'insert into block_day_snapshot (block_id, night, as_of, blocked, picked_up, revenue) values ($1, $2, $3, 30, $4, 0)',
      [blockId, addDays(night(at), -daysApart), addDays(night(day), -daysApart), pickedUp],
    )
}

async function book(hotel: string, nights: number, isFinished = true) {
  const { id: ownerId, roomId, blockId = null } = hotels[hotel]!
  const rate = hotel === 'Elm Inn' ? 12_000 : 10_000
  const data = {
    checkIn: night(0),
    checkOut: night(nights),
    guests: 2,
    roomId,
    eventId,
    blockId,
    totalWithTaxes: rate * nights,
    key: newSecretToken(),
  }
  const { id } = (await guest.api.hotels.reservations.hold({ ownerId, data })).data
  const who = { name: 'Lorena Tovar', email: guest.person.email, phone: '(260) 555-0148' }
  if (isFinished) await guest.api.hotels.reservations.book({ id, data: who })
  return id
}

describe('the pick-up of an event', () => {
  let report: Report
  beforeAll(async () => {
    await book('Elm Inn', 2)
    await book('Elm Inn', 1)
    await book('Oak Lodge', 1)
    await book('Oak Lodge', 2, false)
    report = (await organizer.api.eventReports.pickup({ id: eventId })).data
  })

  test('is of its nights, and tells what is booked, not what is held', () => {
    expect(report.days).toEqual({ startDate: night(0), endDate: night(1) })
    expect(figureOf(report, 'pickedUp')?.value).toBe(4)
    expect(figureOf(report, 'size')?.value).toBe(60)
    expect(figureOf(report, 'share')?.value).toBe(667)
    expect(figureOf(report, 'rate USD')?.value).toBe(11_500)
    expect(figureOf(report, 'revenue USD')?.value).toBe(46_000)
    expect(figureOf(report, 'rebate USD')?.value).toBe(2000)
  })

  test('stands beside the edition before, on the day that was as long before it', () => {
    // 5 at the Elm Inn and 4 at Oak Lodge, 30 days before; 29 days before, it was 6.
    expect(figureOf(report, 'pickedUp')).toMatchObject({ value: 4, before: 9 })
    const pace = report.series.find(({ name }) => name === 'pace')!
    const at = (day: string) =>
      pace.points.find(({ startDate, endDate }) => startDate <= day && endDate >= day)
    // Also where the point is a week: what came by tomorrow isn't compared with today.
    expect(at(dayFromToday(0))).toMatchObject({ value: 4, before: 9 })
    expect(pace.points.at(-1)).toMatchObject({ endDate: night(1), value: null, before: 15 })
    expect(pace.limit).toEqual({ label: 'In the blocks', value: 60 })
  })

  test('has a row for each hotel, furthest behind first, and each night', () => {
    const cutOff = [night(-14), 'Booked here']
    expect(report.tables.map(({ name }) => name)).toEqual(['hotels', 'nights'])
    expect(Object.entries(cellsOf(report, 'hotels'))).toEqual([
      ['Oak Lodge', [1, 40, 250, 4, -3, 10_000, 10_000, 500, ...cutOff]],
      ['Elm Inn', [3, 20, 1500, 5, -2, 12_000, 36_000, 1500, ...cutOff]],
    ])
    expect(cellsOf(report, 'nights')).toEqual({
      [dayText(night(0))]: [3, 30, 1000, 5, -2, 11_333, 34_000, 1500],
      [dayText(night(1))]: [1, 30, 333, 4, -3, 12_000, 12_000, 500],
    })
    expect(report.tables[0]?.totals).toEqual([4, 60, 667, 9, -5, 11_500, 46_000, 2000, null, null])
  })

  test('of some nights has only those', async () => {
    const asked = { id: eventId, startDate: night(1), endDate: night(9) }
    const { data } = await organizer.api.eventReports.pickup(asked)
    expect([figureOf(data, 'pickedUp')?.value, figureOf(data, 'pickedUp')?.before]).toEqual([1, 4])
  })

  test('of a hotel has its own blocks only, and of its organization those of all its events', async () => {
    const hotel = (await desk.api.hotelReports.pickup({ id: hotels['Elm Inn']!.id })).data
    expect([figureOf(hotel, 'pickedUp')?.value, figureOf(hotel, 'pickedUp')?.before]).toEqual([3, 5])
    expect(hotel.tables.map(({ name }) => name)).toEqual(['events', 'nights'])
    const all = (await organizer.api.organizationReports.pickup({ id: organizationId })).data
    expect(figureOf(all, 'pickedUp')).toMatchObject({ value: 4, before: 9 })
    expect(Object.keys(cellsOf(all, 'events'))).toEqual(['The 12th Annual Spring Cup 2027'])
  })

  test('of a host has the numbers of the events there, and no rates of others', async () => {
    const destination = await server.stage.destination({ manager: commission.person, ...place })
    const facility = await server.stage.facility({ manager: commission.person })
    for (const { id } of [destination, facility])
      await organizer.api.events.places.create({ ownerId: eventId, data: { profileId: id } })
    for (const { data } of [
      await commission.api.destinationReports.pickup({ id: destination.id }),
      await commission.api.facilityReports.pickup({ id: facility.id }),
    ]) {
      expect(data.figures.map(({ name }) => name)).toEqual(['pickedUp', 'size', 'share'])
      expect(cellsOf(data, 'hotels')['Elm Inn']).toEqual([3, 20, 1500, 5, -2, night(-14), 'Booked here'])
      expect(data.notes).toContain('Rates and revenue are told only to those who agreed on a block.')
    }
  })

  test('links hotels and events that the reader may open', async () => {
    const linksOf = ({ tables }: Report) =>
      Object.fromEntries(tables.flatMap(({ rows }) => rows.map(({ label, link }) => [label, link])))
    const id = hotels['Oak Lodge']!.id
    const read = async () => linksOf((await organizer.api.eventReports.pickup({ id: eventId })).data)
    expect((await read())['Oak Lodge']).toEqual({ to: 'hotel', id })
    await server.pool.query('update profile set is_active = false where id = $1', [id])
    const links = await read()
    expect(links['Oak Lodge']).toBeNull()
    expect(links['Elm Inn']).toEqual({ to: 'hotel', id: hotels['Elm Inn']!.id })
    await server.pool.query('update profile set is_active = true where id = $1', [id])
    const hotel = linksOf((await desk.api.hotelReports.pickup({ id: hotels['Elm Inn']!.id })).data)
    expect(hotel['The 12th Annual Spring Cup 2027']).toEqual({ to: 'event', id: eventId })
  })

  test('tells a report that a hotel sent, and one that is missing', async () => {
    const blockId = hotels['Oak Lodge']!.blockId
    await server.pool.query(
      `insert into block_night (block_id, night, contracted, size, rate, is_reported) values ($1, $2, 10, 10, 10000, true)`,
      [blockId, night(0)],
    )
    const last = async () =>
      cellsOf((await organizer.api.eventReports.pickup({ id: eventId })).data, 'hotels')['Oak Lodge']?.at(-1)
    expect(await last()).toBe('Not asked yet')
    await server.pool.query(
      'insert into block_report (id, block_id, nights) values (gen_random_uuid(), $1, $2)',
      [blockId, JSON.stringify([{ night: night(0), rooms: 3 }])],
    )
    expect(await last()).toBe(`Reported ${shortDayText(dayFromToday(0))}`)
    await server.pool.query(`update room_block set asked_date = now() + interval '1 minute' where id = $1`, [
      blockId,
    ])
    expect(await last()).toBe('Report is missing')
    expect(figureOf((await organizer.api.eventReports.pickup({ id: eventId })).data, 'pickedUp')?.value).toBe(
      7,
    )
  })

  test('is nobody else’s, and asks for days in order', async () => {
    expect((await refusal(guest.api.eventReports.pickup({ id: eventId }))).status).toBe(404)
    expect((await refusal(guest.api.hotelReports.pickup({ id: hotels['Elm Inn']!.id }))).status).toBe(404)
    const days = { startDate: night(1), endDate: night(0) }
    expect(await refusedFields(organizer.api.eventReports.pickup({ id: eventId, ...days }))).toEqual([
      'endDate',
    ])
  })
})

test('an event without blocks has a report without rows', async () => {
  const { id } = await server.stage.event({ manager: organizer.person, name: 'Fall Cup' })
  const { data } = await organizer.api.eventReports.pickup({ id })
  expect([data.series, data.tables, figureOf(data, 'share')?.value]).toEqual([[], [], null])
})

describe('the edition before', () => {
  const editionOf = async (id: string) => {
    const { rows } = await server.pool.query<{ id: string; days: number }>(
      'select * from derived.last_edition($1)',
      [id],
    )
    return rows
  }
  test('is that of the same name, whatever its year and number', async () => {
    expect(await editionOf(eventId)).toEqual([{ id: editionId, days: daysApart }])
    expect(await editionOf(editionId)).toEqual([])
  })

  test('is none of another age group, of others, nor one of the same season', async () => {
    const names = ['Spring Cup 14U', 'Spring Cup']
    const [of14, plain] = [await makeEvent(names[0]!, 0), await makeEvent(names[1]!, -20)]
    expect(await editionOf(of14)).toEqual([])
    const theirs = await server.stage.event({
      manager: commission.person,
      name: 'Spring Cup',
      status: 'Published',
      startDate: night(0),
      endDate: night(2),
    })
    expect(await editionOf(theirs.id)).toEqual([])
    expect(await editionOf(eventId)).toEqual([{ id: editionId, days: daysApart }])
    expect(await editionOf(plain)).toEqual([{ id: editionId, days: daysApart - 20 }])
  })
})

describe('the rooms that were booked for an event', () => {
  test('add up by hotel, by event and by day, with what was canceled since', async () => {
    const canceled = await book('Elm Inn', 2)
    await guest.api.hotels.reservations.cancel({ id: canceled })
    const { data } = await organizer.api.eventReports.hotels({ id: eventId })
    expect(data.figures.map(({ name, value }) => [name, value])).toEqual([
      ['rooms', 4],
      ['nights', 6],
      ['canceled', 1],
    ])
    expect(cellsOf(data, 'hotels')).toEqual({ 'Elm Inn': [5, null, 3, 1], 'Oak Lodge': [1, null, 1, 0] })
    expect(data.tables[0]?.totals).toEqual([6, null, 4, 1])
    expect(data.series[0]?.points.reduce((sum, { value }) => sum + (value ?? 0), 0)).toBe(6)
    const of = (await organizer.api.organizationReports.hotels({ id: organizationId })).data
    expect(cellsOf(of, 'events')).toEqual({ 'The 12th Annual Spring Cup 2027': [6, null, 4, 1] })
  })

  test('are compared with the days before', async () => {
    await server.pool.query(
      `update reservation set booked_date = booked_date - interval '3 days' where hotel_name = 'Oak Lodge'`,
    )
    const days = { startDate: dayFromToday(-1), endDate: dayFromToday(0) }
    const { data } = await organizer.api.eventReports.hotels({ id: eventId, ...days })
    expect(figureOf(data, 'nights')).toMatchObject({ value: 5 })
    const whole = { startDate: dayFromToday(-3), endDate: dayFromToday(-3) }
    expect(
      figureOf((await organizer.api.eventReports.hotels({ id: eventId, ...whole })).data, 'nights')?.value,
    ).toBe(1)
  })

  test('are told to hosts and to nobody else', async () => {
    const facility = await server.stage.facility({ manager: commission.person })
    const destination = await server.stage.destination({ manager: commission.person, ...place })
    for (const { id } of [facility, destination])
      await organizer.api.events.places.create({ ownerId: eventId, data: { profileId: id } })
    const { facilityReports, destinationReports } = commission.api
    const days = { startDate: dayFromToday(-9), endDate: dayFromToday(0) }
    for (const { data } of [
      await facilityReports.hotels({ id: facility.id, ...days }),
      await destinationReports.hotels({ id: destination.id, ...days }),
    ])
      expect(figureOf(data, 'nights')?.value).toBe(6)
    expect((await refusal(guest.api.eventReports.hotels({ id: eventId }))).status).toBe(404)
  })
})

describe('a pick-up of which only a part can be compared', () => {
  let other: string
  beforeAll(async () => {
    hotels['Birch House'] = {
      id: (await server.stage.hotel({ manager: desk.person, name: 'Birch House', ...place })).id,
      roomId: '',
    }
    await keep(await pastBlock('Birch House', 0), 0, [[-35, 7]])
    other = await makeEvent('Summer Open', 0)
    await agree('Elm Inn', other, 10, 12_000)
    await report(hotels['Elm Inn']!.blockId!, 6)
  })

  async function report(blockId: string, rooms: number) {
    await server.pool.query(
      `insert into block_night (block_id, night, contracted, size, rate, is_reported) values ($1, $2, 10, 10, 12000, true)`,
      [blockId, night(0)],
    )
    await server.pool.query(
      'insert into block_report (id, block_id, nights) values (gen_random_uuid(), $1, $2)',
      [blockId, JSON.stringify([{ night: night(0), rooms }])],
    )
  }

  test('has rows that add up, and a pace of the events with a last edition alone', async () => {
    const { data } = await organizer.api.organizationReports.pickup({ id: organizationId })
    for (const { name, columns, rows, totals } of data.tables)
      for (const [at, { label, unit }] of columns.entries())
        if (unit === 'count' || unit === 'difference')
          expect(
            rows.reduce((sum, { cells }) => sum + Number(cells[at] ?? 0), 0),
            `${name}, ${label}`,
          ).toBe(totals?.[at])
    const alone = (await organizer.api.eventReports.pickup({ id: eventId })).data
    const own = figureOf(alone, 'pickedUp')!.value!
    expect(figureOf(alone, 'pickedUp')?.before).toBe(16)
    expect(figureOf(data, 'pickedUp')).toMatchObject({ value: own + 6, before: null })
    const compared = { value: own, before: 16, basis: 'of 1 of 2 events' }
    expect(figureOf(data, 'comparable')).toMatchObject(compared)
    expect(cellsOf(data, 'events')['Summer Open']?.slice(3, 6)).toEqual([null, null, null])
    expect(cellsOf(data, 'hotels')['Only at the last edition']?.slice(0, 6)).toEqual([0, 0, null, 0, 7, -7])
    const of = (name: string) => data.series.find((series) => series.name === name)?.points.at(-1)?.before
    expect([of('comparable'), of('pace')]).toEqual([22, null])
  })

  test('says of how many room nights its money is', async () => {
    const destination = await server.stage.destination({ manager: commission.person, ...place })
    for (const ownerId of [eventId, other])
      await organizer.api.events.places.create({ ownerId, data: { profileId: destination.id } })
    await server.pool.query(
      `insert into member (id, owner_id, user_id, role) select gen_random_uuid(), $1, u.id, 'Manager' from app_user u where u.email = $2`,
      [other, commission.person.email],
    )
    const { data } = await commission.api.destinationReports.pickup({ id: destination.id })
    const all = figureOf(data, 'pickedUp')!.value!
    expect(figureOf(data, 'revenue USD')?.basis).toBe(`of 6 of ${all} room nights`)
  })
})
