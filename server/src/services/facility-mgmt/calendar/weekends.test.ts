import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addDays, countDays, dayOf } from '@app/contract/rules/calendar-date.ts'
import {
  refusal,
  refusedFields,
  workerServer,
  type Api,
  type TestServer,
} from '../../../testing/test-server.ts'
import { makeSharedCalendar, saturdayIn } from './testing/weekend-fixture.ts'
import { readWeekends } from './weekend-reads.ts'

let server: TestServer
let visitor: Api
let made: Awaited<ReturnType<typeof makeSharedCalendar>>
beforeAll(async () => {
  server = await workerServer()
  visitor = await server.as()
})
afterAll(() => server.close())
beforeEach(async () => {
  made = await makeSharedCalendar(server)
})

const read = async (from?: string) =>
  (await visitor.facilities.calendar.weekends({ ownerId: made.ownerId, ...(from !== undefined && { from }) }))
    .data
const saturdaysOf = ({ weekends }: Awaited<ReturnType<typeof read>>) =>
  weekends.map(({ saturday }) => saturday)
const countOn = async (saturday: string) =>
  (await read()).weekends.find((weekend) => weekend.saturday === saturday)?.freeCount

test('has twelve weekends with the spaces that are free whenever the page is open', async () => {
  const saturday = saturdayIn(3)
  await made.manager.api.facilities.spaces.create({ ownerId: made.ownerId, data: { name: 'Field 2' } })
  await made.book(`${saturday}T15:00:00.000Z`, `${saturday}T16:00:00.000Z`)
  const { isKnown, timeZone, weekends, spaces } = await read()
  expect({ isKnown, timeZone }).toEqual({ isKnown: true, timeZone: 'America/New_York' })
  expect(spaces.map(({ name }) => name)).toEqual(['Field 1', 'Field 2'])
  expect(weekends).toHaveLength(12)
  expect(weekends.find((weekend) => weekend.saturday === saturday)).toEqual({ saturday, freeCount: 1 })
  expect(weekends.find((weekend) => weekend.saturday === saturdayIn(4))?.freeCount).toBe(2)
})

test('begins with the weekend of a day, such as the Friday of an event in spring', async () => {
  const saturday = saturdayIn(21)
  await made.book(`${saturday}T15:00:00.000Z`, `${saturday}T16:00:00.000Z`)
  const later = await read(addDays(saturday, -1))
  expect(saturdaysOf(later)).toEqual(Array.from({ length: 12 }, (_, week) => saturdayIn(21 + week)))
  expect(later.weekends.slice(0, 2).map(({ freeCount }) => freeCount)).toEqual([0, 1])
  expect(saturdaysOf(await read(addDays(saturday, 1)))[0]).toBe(saturday)
})

test('shows no weekend of the past, and the last ones in 24 months', async () => {
  const present = await read()
  expect(present.first).toBe(saturdaysOf(present)[0])
  expect(saturdaysOf(await read('2020-01-01'))).toEqual(saturdaysOf(present))
  const last = await read('2099-01-01')
  expect(saturdaysOf(last).at(-1)).toBe(last.last)
  const days = countDays(dayOf(new Date()), last.last ?? '')
  expect(days).toBeGreaterThan(720)
  expect(days).toBeLessThan(740)
})

test('later weekends leave the published ones of the present', async () => {
  const saturday = saturdayIn(2)
  await made.calendar.gaps.publish({ ownerId: made.ownerId, data: { saturday, note: null, price: null } })
  expect((await read(saturdayIn(30))).gaps.map((gap) => gap.saturday)).toEqual([saturday])
})

test('a day that does not exist is refused', async () => {
  expect(await refusedFields(read('2027-02-30'))).toEqual(['from'])
})

test('a space that is booked outside of the opening hours is free', async () => {
  const saturday = saturdayIn(3)
  await made.book(`${saturday}T04:00:00.000Z`, `${saturday}T10:00:00.000Z`)
  expect(await countOn(saturday)).toBe(1)
})

test('a space that is held is not free', async () => {
  const saturday = saturdayIn(3)
  const starts = `${saturday}T15:00:00.000Z`
  await made.book(starts, `${saturday}T16:00:00.000Z`, { kind: 'Hold', expiresDate: starts })
  expect(await countOn(saturday)).toBe(0)
})

test('never tells names', async () => {
  await made.book(`${saturdayIn(3)}T15:00:00.000Z`, `${saturdayIn(3)}T16:00:00.000Z`)
  expect(JSON.stringify(await read())).not.toMatch(/secret/i)
})

test('is unknown for a page that shares no calendar', async () => {
  await made.calendar.share({ ownerId: made.ownerId, data: { isShared: false } })
  const unknown = { isKnown: false, spaces: [], weekends: [], first: null, last: null, gaps: [] }
  expect(await read()).toEqual({ ...unknown, timeZone: 'America/New_York' })
})

test('is unknown once nobody keeps the calendar', async () => {
  await server.pool.query(
    `update calendar_sharing set kept_date = now() - interval '61 days' where owner_id = $1`,
    [made.ownerId],
  )
  expect((await read()).isKnown).toBe(false)
})

test('is unknown for a page without a time zone', async () => {
  await server.pool.query('update facility set time_zone = null where profile_id = $1', [made.ownerId])
  expect((await read()).isKnown).toBe(false)
})

test('is a 404 for a hidden page', async () => {
  await server.pool.query('update profile set is_active = false where id = $1', [made.ownerId])
  expect((await refusal(read())).status).toBe(404)
})

describe('by the clock of the place', () => {
  const at = (now: string, timeZone = 'America/New_York', count = 2) =>
    readWeekends(server.db, { ownerId: made.ownerId, timeZone, count, now: new Date(now) })
  const timesOf = ([weekend]: Awaited<ReturnType<typeof at>>) =>
    weekend?.times.map(({ starts, ends }) => `${starts.slice(5, 16)}–${ends.slice(5, 16)}`)

  test('the present weekend lasts until Sunday ends there', async () => {
    // 2031-06-08 is a Sunday.
    expect((await at('2031-06-09T03:00:00Z')).map(({ saturday }) => saturday)).toEqual([
      '2031-06-07',
      '2031-06-14',
    ])
    expect((await at('2031-06-09T04:00:00Z')).map(({ saturday }) => saturday)).toEqual([
      '2031-06-14',
      '2031-06-21',
    ])
  })

  test('what is left of the present weekend begins at the next full hour', async () => {
    expect(timesOf(await at('2031-06-08T14:20:00Z'))).toEqual(['06-08T15:00–06-09T00:00'])
  })

  test('a Sunday on which the clocks skip an hour opens by the new clock', async () => {
    expect(timesOf(await at('2031-03-03T12:00:00Z'))).toEqual([
      '03-08T13:00–03-09T01:00',
      '03-09T12:00–03-10T00:00',
    ])
  })

  test('Arizona keeps its clock on the same weekend', async () => {
    expect(timesOf(await at('2031-03-03T12:00:00Z', 'America/Phoenix'))).toEqual([
      '03-08T15:00–03-09T03:00',
      '03-09T15:00–03-10T03:00',
    ])
  })

  test('less than four hours are no free time', async () => {
    await made.book('2031-06-07T15:00:00.000Z', '2031-06-07T20:30:00.000Z')
    // 8 to 11 and 16:30 to 20 by the clock of the place are too short, and Sunday is free.
    expect(timesOf(await at('2031-06-02T12:00:00Z'))).toEqual(['06-08T12:00–06-09T00:00'])
  })
})
