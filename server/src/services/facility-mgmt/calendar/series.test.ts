import type * as z from 'zod'
import type { SeriesDraft } from '@app/contract/calendar/entry-schema.ts'
import { weekdays } from '@app/contract/rules/weekdays.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { refusal, refusedFields, workerServer, type TestServer } from '../../../testing/test-server.ts'
import { june, makeCalendar } from './testing/calendar-fixture.ts'

let server: TestServer
let made: Awaited<ReturnType<typeof makeCalendar>>
beforeAll(async () => {
  server = await workerServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  made = await makeCalendar(server)
})

type Draft = z.input<typeof SeriesDraft>

const api = () => made.manager.api.facilities.calendar
const add = async (changes: Partial<Draft> = {}) =>
  (
    await api().series.create({
      ownerId: made.ownerId,
      data: {
        kind: 'Booking',
        title: 'Practice',
        unitIds: [made.a],
        weekdays: ['Tuesday'],
        from: '17:00',
        to: '19:00',
        // A Sunday.
        firstDay: '2031-06-01',
        lastDay: '2031-06-30',
        ...changes,
      },
    })
  ).data
const times = async (from: string, to: string) => {
  const { data } = await api().get({ ownerId: made.ownerId, from, to })
  return data.entries.map(({ starts, ends }) => `${starts.slice(0, 16)}–${ends.slice(0, 16)}`)
}
const inJune = () => times(june(1, '00:00'), '2031-07-02T00:00:00.000Z')

test('takes its time of each of its days, in the time zone of the page', async () => {
  const { count } = await add({ weekdays: ['Tuesday', 'Thursday'], lastDay: '2031-06-10' })
  expect(count).toBe(3)
  expect(await inJune()).toEqual([
    '2031-06-03T21:00–2031-06-03T23:00',
    '2031-06-05T21:00–2031-06-05T23:00',
    '2031-06-10T21:00–2031-06-10T23:00',
  ])
})

test('may be every second week, counted from the week of its first day', async () => {
  await add({ everyWeeks: 2, firstDay: '2031-06-03' })
  expect((await inJune()).map((time) => time.slice(8, 10))).toEqual(['03', '17'])
})

test('leaves out days', async () => {
  await add({ skippedDays: ['2031-06-10', '2031-06-24'] })
  expect((await inJune()).map((time) => time.slice(8, 10))).toEqual(['03', '17'])
})

test('may end after midnight', async () => {
  await add({ from: '22:00', to: '01:00', lastDay: '2031-06-03' })
  expect(await inJune()).toEqual(['2031-06-04T02:00–2031-06-04T05:00'])
})

test('keeps the time of day when the clocks change', async () => {
  await add({
    weekdays: ['Sunday'],
    from: '09:00',
    to: '10:00',
    firstDay: '2031-03-02',
    lastDay: '2031-03-09',
  })
  expect(await times('2031-03-01T00:00:00.000Z', '2031-03-15T00:00:00.000Z')).toEqual([
    '2031-03-02T14:00–2031-03-02T15:00',
    '2031-03-09T13:00–2031-03-09T14:00',
  ])
})

describe('in the night', () => {
  const night = { weekdays: ['Sunday'] as ['Sunday'], from: '01:30', to: '02:30' }

  test('in which the clocks skip its end, is as long as otherwise', async () => {
    await add({ ...night, firstDay: '2031-03-09', lastDay: '2031-03-09' })
    expect(await times('2031-03-09T00:00:00.000Z', '2031-03-10T00:00:00.000Z')).toEqual([
      '2031-03-09T06:30–2031-03-09T07:30',
    ])
  })

  test('in which the clocks skip its start, is later and as long as otherwise', async () => {
    await add({ ...night, from: '02:30', to: '03:00', firstDay: '2031-03-09', lastDay: '2031-03-09' })
    expect(await times('2031-03-09T00:00:00.000Z', '2031-03-10T00:00:00.000Z')).toEqual([
      '2031-03-09T07:30–2031-03-09T08:00',
    ])
  })

  test.each([
    ['00:30', '03:00', '2031-11-02T04:30–2031-11-02T07:00'],
    ['00:30', '01:30', '2031-11-02T04:30–2031-11-02T05:30'],
    // The second of the two.
    ['01:30', '02:30', '2031-11-02T06:30–2031-11-02T07:30'],
    ['22:00', '12:00', '2031-11-03T03:00–2031-11-03T17:00'],
  ])('in which an hour comes twice, from %s to %s is as long as otherwise', async (from, to, time) => {
    await add({ ...night, from, to, firstDay: '2031-11-02', lastDay: '2031-11-02' })
    expect(await times('2031-11-02T00:00:00.000Z', '2031-11-04T00:00:00.000Z')).toEqual([time])
  })

  test('in which an hour comes twice, a series that began the evening before is as long as otherwise', async () => {
    await add({
      weekdays: ['Saturday'],
      from: '20:00',
      to: '04:00',
      firstDay: '2031-10-25',
      lastDay: '2031-11-08',
    })
    expect(await times('2031-10-25T00:00:00.000Z', '2031-11-10T00:00:00.000Z')).toEqual([
      '2031-10-26T00:00–2031-10-26T08:00',
      '2031-11-02T00:00–2031-11-02T08:00',
      '2031-11-09T01:00–2031-11-09T09:00',
    ])
  })

  test('in which an hour comes twice, a whole day ends with the day', async () => {
    await add({ ...night, from: '00:00', to: '00:00', firstDay: '2031-11-02', lastDay: '2031-11-02' })
    expect(await times('2031-11-02T00:00:00.000Z', '2031-11-04T00:00:00.000Z')).toEqual([
      '2031-11-02T04:00–2031-11-03T05:00',
    ])
  })

  test('has no change of clocks in Arizona', async () => {
    const patch = [{ op: 'replace', path: '/timeZone', value: 'America/Phoenix' } as const]
    await made.manager.api.facilities.update({ id: made.ownerId, patch })
    await add({
      weekdays: ['Sunday'],
      from: '02:30',
      to: '03:00',
      firstDay: '2031-03-09',
      lastDay: '2031-03-09',
    })
    expect(await times('2031-03-09T00:00:00.000Z', '2031-03-10T00:00:00.000Z')).toEqual([
      '2031-03-09T09:30–2031-03-09T10:00',
    ])
  })
})

test('is stored not at all if one date is taken, and names each', async () => {
  const { entries } = api()
  for (const day of [10, 24])
    await entries.create({
      ownerId: made.ownerId,
      data: {
        kind: 'Booking',
        title: `Final ${day}`,
        unitIds: [made.a, made.b],
        starts: june(day, '22:00'),
        ends: june(day, '22:30'),
      },
    })
  const { status, problem } = await refusal(add())
  expect([status, problem.code]).toEqual([409, 'TIME_TAKEN'])
  expect(problem.conflicts?.map(({ title }) => title)).toEqual(['Final 10', 'Final 24'])
  expect(await inJune()).toHaveLength(2)
})

test('is removed from a date on, or as a whole', async () => {
  const { id } = await add()
  await api().series.remove({ ownerId: made.ownerId, id, from: june(12, '00:00') })
  expect(await inJune()).toHaveLength(2)
  await api().series.remove({ ownerId: made.ownerId, id })
  expect(await inJune()).toEqual([])
  // Nothing is left of it.
  await api().series.remove({ ownerId: made.ownerId, id })
})

test('lasts two years with a date on each day', async () => {
  expect((await add({ weekdays: [...weekdays], lastDay: '2033-06-01' })).count).toBe(732)
})

test('needs a time zone', async () => {
  const { facilities } = made.manager.api
  // Without a place.
  const { id: ownerId } = (await facilities.create({ data: { name: 'Somewhere Hall' } })).data
  const { units } = (await facilities.spaces.create({ ownerId, data: { name: 'Hall' } })).data
  made = { ...made, ownerId, a: units[0]!.id }
  expect((await refusal(add())).problem.code).toBe('NO_TIME_ZONE')
})

test.each<[string, string, Partial<Draft>]>([
  ['lastDay', 'ends before it begins', { lastDay: '2031-05-31' }],
  ['lastDay', 'lasts longer than 24 months', { lastDay: '2033-06-02' }],
  ['weekdays', 'has no day', { weekdays: [] }],
  ['weekdays', 'has no date', { lastDay: '2031-06-02' }],
  ['from', 'has no time of day', { from: '25:00' }],
  [
    'to',
    'overlaps itself',
    { weekdays: ['Tuesday', 'Wednesday'], from: '10:00', to: '09:00', bufferMinutes: 120 },
  ],
  ['firstDay', 'begins on a day that does not exist', { firstDay: '2031-02-30' }],
])('is refused by %s if it %s', async (field, _what, changes) => {
  expect(await refusedFields(add(changes))).toEqual([`data/${field}`])
})
