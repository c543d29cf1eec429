import { afterAll, beforeAll, expect, test } from 'vitest'
import { workerServer, type TestServer } from '../../../testing/test-server.ts'
import { june, makeCalendar, type NewEntry } from './testing/calendar-fixture.ts'

let server: TestServer
let made: Awaited<ReturnType<typeof makeCalendar>>
beforeAll(async () => {
  server = await workerServer()
  made = await makeCalendar(server)
})
afterAll(() => server.close())

const calendar = () => made.manager.api.facilities.calendar
const book = (changes: Partial<NewEntry>) =>
  calendar().entries.create({
    ownerId: made.ownerId,
    data: { kind: 'Booking', title: 'Use', unitIds: [made.a], starts: june(1), ends: june(1), ...changes },
  })
const month = async (withMarks?: boolean) =>
  (await calendar().get({ ownerId: made.ownerId, from: june(1, '00:00'), to: june(30), withMarks })).data

test('short bookings of a month are marks of each unit, with their buffer, if they are wanted', async () => {
  await book({ starts: june(2, '10:00'), ends: june(2, '12:00'), bufferMinutes: 30 })
  await book({ starts: june(3, '10:00'), ends: june(3, '15:59'), unitIds: [made.a, made.b] })
  await book({ title: 'Cup', starts: june(4, '10:00'), ends: june(4, '16:00') })
  await book({ kind: 'Blackout', title: 'Repair', starts: june(5, '10:00'), ends: june(5, '11:00') })
  await calendar().series.create({
    ownerId: made.ownerId,
    data: {
      kind: 'Booking',
      title: 'League',
      unitIds: [made.r],
      weekdays: ['Monday'],
      from: '18:00',
      to: '20:00',
      firstDay: '2031-06-09',
      lastDay: '2031-06-16',
    },
  })
  const { entries, marks } = await month(true)
  expect(entries.map(({ title }) => title)).toEqual(['Cup', 'Repair'])
  const day = 1440
  expect(new Map(marks.map(({ unitId, isRecurring, times }) => [unitId, { isRecurring, times }]))).toEqual(
    new Map([
      [made.a, { isRecurring: false, times: [day + 600, day + 750, 2 * day + 600, 2 * day + 959] }],
      [made.b, { isRecurring: false, times: [2 * day + 600, 2 * day + 959] }],
      [
        made.r,
        { isRecurring: true, times: [8 * day + 1320, 8 * day + 1440, 15 * day + 1320, 15 * day + 1440] },
      ],
    ]),
  )
})

test('there are no marks unless they are wanted', async () => {
  const { entries, marks } = await month()
  expect(entries).toHaveLength(6)
  expect(marks).toEqual([])
})
