import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { workerServer, type TestServer } from '../../../testing/test-server.ts'
import { june, makeCalendar, type NewEntry } from './testing/calendar-fixture.ts'

let server: TestServer
let made: Awaited<ReturnType<typeof makeCalendar>>
beforeAll(async () => {
  server = await workerServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  made = await makeCalendar(server)
})

const facilities = () => made.manager.api.facilities
const open = async (opens: string, closes: string, ...weekdays: ('Friday' | 'Saturday' | 'Sunday')[]) => {
  for (const weekday of weekdays)
    await facilities().hours.create({ ownerId: made.ownerId, data: { weekday, opens, closes } })
}
/** At hours of New York, on a Friday to Sunday, June 13 to 15. */
const at = (day: number, hour: number) =>
  new Date(Date.parse(june(day, '04:00')) + hour * 3_600_000).toISOString()
const add = (title: string, starts: string, ends: string, changes: Partial<NewEntry> = {}) =>
  facilities().calendar.entries.create({
    ownerId: made.ownerId,
    data: { kind: 'Booking', title, unitIds: [made.r], starts, ends, ...changes },
  })
const read = async () => (await facilities().calendar.outsideHours({ ownerId: made.ownerId })).data
const titles = async () => (await read()).entries.map(({ title }) => title)

test('what begins before a place opens or ends after it closes is outside, in order of time', async () => {
  await add('Late', at(14, 19), at(14, 21))
  await add('Early', at(14, 7), at(14, 9))
  await add('Within', at(14, 9), at(14, 19), { unitIds: [made.a] })
  await open('08:00', '20:00', 'Saturday')
  expect(await read()).toMatchObject({
    timeZone: 'America/New_York',
    count: 2,
    entries: [
      { title: 'Early', unitIds: [made.r], starts: at(14, 7), ends: at(14, 9), count: 1 },
      { title: 'Late' },
    ],
  })
})

test('a stay over days is outside if one of them is closed', async () => {
  await add('Cup', at(13, 9), at(15, 18))
  await open('08:00', '20:00', 'Friday', 'Saturday', 'Sunday')
  expect(await titles()).toEqual([])
  const { data: hours } = await facilities().hours.list({ ownerId: made.ownerId })
  const saturday = hours.find(({ weekday }) => weekday === 'Saturday')
  await facilities().hours.remove({ ownerId: made.ownerId, id: saturday!.id })
  expect(await titles()).toEqual(['Cup'])
})

test('a night until 2 AM is open after midnight', async () => {
  await add('Midnight league', at(14, 1), at(14, 2))
  await add('Too late', at(14, 2), at(14, 3))
  await open('18:00', '02:00', 'Friday')
  expect(await titles()).toEqual(['Too late'])
})

test('the dates of a series are one entry, with their number', async () => {
  await facilities().calendar.series.create({
    ownerId: made.ownerId,
    data: {
      kind: 'Booking',
      title: 'School team',
      unitIds: [made.a],
      weekdays: ['Saturday', 'Sunday'],
      from: '18:00',
      to: '20:00',
      firstDay: '2031-06-14',
      lastDay: '2031-06-29',
    },
  })
  await open('08:00', '19:00', 'Saturday')
  await open('08:00', '20:00', 'Sunday')
  expect(await read()).toMatchObject({
    count: 3,
    entries: [{ title: 'School team', starts: at(14, 18), count: 3 }],
  })
})

test('blackouts, what is over, and holds that ran out do not count', async () => {
  await add('Repair', at(14, 1), at(14, 5), { kind: 'Blackout' })
  await add('Last year', '2020-06-14T01:00:00.000Z', '2020-06-14T03:00:00.000Z')
  const { data: hold } = await add('Hold', at(14, 6), at(14, 7), { kind: 'Hold', expiresDate: at(13, 0) })
  await open('08:00', '20:00', 'Saturday')
  expect(await titles()).toEqual(['Hold'])
  await server.pool.query(
    `update calendar_entry set expires_date = now() - interval '1 minute' where id = $1`,
    [hold.id],
  )
  expect(await titles()).toEqual([])
})

test('nothing is outside where no hours are known', async () => {
  await add('Night', at(14, 1), at(14, 5))
  expect(await read()).toMatchObject({ count: 0, entries: [] })
})

test('nothing is outside where the time zone is unknown, so that hours mean no instants', async () => {
  await add('Night', at(14, 1), at(14, 5))
  await open('08:00', '20:00', 'Saturday')
  await server.pool.query('update facility set time_zone = null where profile_id = $1', [made.ownerId])
  expect(await read()).toMatchObject({ timeZone: null, count: 0, entries: [] })
})

test('only the team reads it', async () => {
  const visitor = await server.as()
  await expect(visitor.facilities.calendar.outsideHours({ ownerId: made.ownerId })).rejects.toMatchObject({
    status: 401,
  })
})
