import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { refusedFields, workerServer, type Api, type TestServer } from '../../../testing/test-server.ts'
import { june, makeCalendar, type NewEntry } from './testing/calendar-fixture.ts'

let server: TestServer
let visitor: Api
let made: Awaited<ReturnType<typeof makeCalendar>>
beforeAll(async () => {
  server = await workerServer()
  visitor = await server.as()
})
afterAll(() => server.close())
beforeEach(async () => {
  made = await makeCalendar(server)
})

const calendar = () => made.manager.api.facilities.calendar
const share = (isShared = true) => calendar().share({ ownerId: made.ownerId, data: { isShared } })
const add = (changes: Partial<NewEntry>) =>
  calendar().entries.create({
    ownerId: made.ownerId,
    data: {
      kind: 'Booking',
      title: 'Secret league',
      note: 'Private',
      unitIds: [made.r],
      starts: june(2, '14:00'),
      ends: june(2, '16:00'),
      ...changes,
    },
  })
const read = async (from = '2031-06-02', to = from) =>
  (await visitor.facilities.calendar.availability({ ownerId: made.ownerId, from, to })).data
const timesOf = (times: { unitId: string; starts: string; ends: string }[], unitId = made.r) =>
  times
    .filter((time) => time.unitId === unitId)
    .map(({ starts, ends }) => `${starts.slice(5, 16)}–${ends.slice(5, 16)}`)
const open = (weekday: 'Monday' | 'Sunday', opens: string, closes: string, season = {}) =>
  made.manager.api.facilities.hours.create({
    ownerId: made.ownerId,
    data: { weekday, opens, closes, ...season },
  })

test('is unknown unless the page shares its calendar', async () => {
  await add({})
  const unknown = {
    isKnown: false,
    timeZone: 'America/New_York',
    spaces: [],
    foundSpaceIds: [],
    open: [],
    free: [],
    held: [],
  }
  expect(await read()).toEqual(unknown)
  await share()
  expect((await read()).isKnown).toBe(true)
  await share(false)
  expect(await read()).toEqual(unknown)
})

test('is unknown once nobody keeps the calendar, until somebody does', async () => {
  await share()
  await server.pool.query(
    `update calendar_sharing set kept_date = now() - interval '61 days' where owner_id = $1`,
    [made.ownerId],
  )
  expect((await read()).isKnown).toBe(false)
  await add({})
  expect((await read()).isKnown).toBe(true)
})

test('a search counts a space with three free hours on each day, although it is booked for the rest', async () => {
  await share()
  await open('Monday', '08:00', '20:00')
  const { field, room } = made
  // Monday, 8 AM to 4 PM at the place, leaves four hours. The field has two and a half.
  await add({ unitIds: [made.r], starts: june(2, '12:00'), ends: june(2, '20:00') })
  await add({ unitIds: [made.a], starts: june(2, '12:00'), ends: june(2, '21:30') })
  expect((await read()).foundSpaceIds).toEqual([room.id])
  expect((await read('2031-06-09')).foundSpaceIds.toSorted()).toEqual([field.id, room.id].toSorted())
  expect((await read('2031-06-01', '2031-06-02')).foundSpaceIds).toEqual([])
})

test('never tells names', async () => {
  await share()
  await add({})
  await add({
    kind: 'Hold',
    title: 'Secret hold',
    starts: june(2, '18:00'),
    ends: june(2, '19:00'),
    expiresDate: june(1),
  })
  expect(JSON.stringify(await read())).not.toMatch(/secret|private/i)
})

test('has the times between bookings with their buffers, and times that are held', async () => {
  await share()
  await add({ bufferMinutes: 30 })
  await add({ kind: 'Hold', starts: june(2, '18:00'), ends: june(2, '19:00'), expiresDate: june(1) })
  const { free, held } = await read()
  expect(timesOf(free)).toEqual([
    '06-02T04:00–06-02T14:00',
    '06-02T16:30–06-02T18:00',
    '06-02T19:00–06-03T04:00',
  ])
  expect(timesOf(held)).toEqual(['06-02T18:00–06-02T19:00'])
})

test('has no holds behind a booking', async () => {
  await share()
  const hold = { kind: 'Hold', expiresDate: june(1) } as const
  const { data: first } = await add(hold)
  await add(hold)
  expect(timesOf((await read()).held)).toEqual(['06-02T14:00–06-02T16:00'])
  await calendar().entries.confirm({ ownerId: made.ownerId, id: first.id })
  expect((await read()).held).toEqual([])
  expect(timesOf((await read()).free)).toEqual(['06-02T04:00–06-02T14:00', '06-02T16:00–06-03T04:00'])
})

test('takes holds that ran out as free', async () => {
  await share()
  const { data } = await add({ kind: 'Hold', expiresDate: june(1) })
  await server.pool.query(`update calendar_entry set expires_date = now() where id = $1`, [data.id])
  expect(timesOf((await read()).free)).toEqual(['06-02T04:00–06-03T04:00'])
})

test('lists the spaces with their parts', async () => {
  await share()
  const { spaces } = await read()
  expect(spaces.map(({ name, units }) => [name, units.map(({ id }) => id)])).toEqual([
    ['Field 1', [made.a, made.b]],
    ['Room 1', [made.r]],
  ])
})

describe('opening hours', () => {
  // 2031-06-02 is a Monday.
  test('are the only free times', async () => {
    await share()
    await open('Monday', '08:00', '21:00')
    const { free, open: openTimes } = await read('2031-06-01', '2031-06-03')
    expect(timesOf(free)).toEqual(['06-02T12:00–06-03T01:00'])
    expect(openTimes).toEqual([{ starts: '2031-06-02T12:00:00.000Z', ends: '2031-06-03T01:00:00.000Z' }])
  })

  test('may last until after midnight', async () => {
    await share()
    await open('Sunday', '20:00', '02:00')
    expect(timesOf((await read('2031-06-01', '2031-06-02')).free)).toEqual(['06-02T00:00–06-02T06:00'])
    // The rest of Sunday's hours.
    expect(timesOf((await read('2031-06-02')).free)).toEqual(['06-02T04:00–06-02T06:00'])
  })

  test('of a season replace those of the year, also over New Year', async () => {
    await share()
    await open('Monday', '08:00', '21:00')
    await open('Monday', '10:00', '12:00', { season: 'Summer', seasonStart: '06-01', seasonEnd: '08-31' })
    await open('Sunday', '10:00', '12:00', { season: 'Winter', seasonStart: '12-01', seasonEnd: '02-29' })
    expect(timesOf((await read()).free)).toEqual(['06-02T14:00–06-02T16:00'])
    expect(timesOf((await read('2031-05-26')).free)).toEqual(['05-26T12:00–05-27T01:00'])
    // A Sunday in the winter is open, and a Monday has no hours then.
    expect(timesOf((await read('2031-01-05', '2031-01-06')).free)).toEqual(['01-05T15:00–01-05T17:00'])
  })
})

test('has the 23 hours of the day on which the clocks skip one', async () => {
  await share()
  expect(timesOf((await read('2031-03-09')).free)).toEqual(['03-09T05:00–03-10T04:00'])
})

test.each([
  ['to', '2031-06-02', '2031-06-01'],
  ['to', '2031-06-02', '2031-12-01'],
  ['from', '2031-06-31', '2031-07-01'],
  ['to', '9999-12-30', '9999-12-31'],
])('refuses %s of a bad range', async (field, from, to) => {
  expect(await refusedFields(read(from, to))).toContain(field)
})
