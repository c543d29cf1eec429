import { describe, expect, test } from 'vitest'
import type { OpeningHours } from '../../calendar/opening-hours.ts'
import { dayToOpen, holdRows, holdTimes } from './hold-days.ts'

const space = (id: string, spaceType: 'Field' | 'Court') => ({
  id,
  name: id,
  spaceType,
  units: [{ id: `${id}-all`, label: '' }],
})
const entry = (unitId: string, kind: 'Booking' | 'Hold', place: number | null) => ({
  id: unitId,
  kind,
  title: 'Academy',
  unitIds: [unitId],
  starts: '2027-04-23T20:00:00.000Z',
  ends: '2027-04-23T23:00:00.000Z',
  place,
})
const days = ['2027-04-22', '2027-04-23']
const rows = (entries: ReturnType<typeof entry>[], spaceName: string | null = 'Field') =>
  holdRows(
    { spaces: [space('Field 1', 'Field'), space('Court 1', 'Court')], entries },
    { days, spaceName, timeZone: 'America/New_York', hours: [] },
  ).map(({ name, taken, canHold }) => ({ name, taken, canHold }))

test('has the spaces of the type, with what takes each day', () => {
  expect(rows([entry('Field 1-all', 'Booking', null)])).toEqual([
    { name: 'Field 1', taken: [undefined, 'Academy'], canHold: false },
  ])
})

test('a hold of somebody else can be queued behind', () => {
  expect(rows([entry('Field 1-all', 'Hold', 1)])).toEqual([
    { name: 'Field 1', taken: [undefined, '1 on hold'], canHold: true },
  ])
})

test('a hold that ran out takes nothing', () => {
  expect(rows([entry('Field 1-all', 'Hold', null)])[0]?.taken).toEqual([undefined, undefined])
})

test('has all spaces if none is of the type', () => {
  expect(rows([], 'Rink').map(({ name }) => name)).toEqual(['Field 1', 'Court 1'])
})

test.each([
  ['Rink', []],
  ['Field', ['Field 1']],
  [null, ['Field 1', 'Court 1']],
])('of an event that asks for %s, %j are of the type', (spaceName, names) => {
  const spaces = [space('Field 1', 'Field'), space('Court 1', 'Court')]
  const all = holdRows({ spaces, entries: [] }, { days, spaceName, timeZone: 'America/New_York', hours: [] })
  expect(all.filter(({ isAsked }) => isAsked).map(({ name }) => name)).toEqual(names)
})

test('a space without a type may be of any', () => {
  const spaces = [{ ...space('Room 1', 'Field'), spaceType: null }]
  const all = holdRows(
    { spaces, entries: [] },
    { days, spaceName: 'Court', timeZone: 'America/New_York', hours: [] },
  )
  expect(all.map(({ isAsked }) => isAsked)).toEqual([true])
})

describe('a hold', () => {
  const timeZone = 'America/New_York'
  const hoursOn = (weekday: OpeningHours['weekday'], opens: string, closes: string): OpeningHours => ({
    weekday,
    opens,
    closes,
    seasonStart: null,
    seasonEnd: null,
  })
  // A Friday to a Sunday.
  const weekend = ['2027-04-23', '2027-04-24', '2027-04-25']
  const timesOf = (...hours: OpeningHours[]) => {
    const { starts, ends } = holdTimes({ days: weekend, hours, timeZone })
    return [starts, ends].map((instant) => new Date(instant).toISOString().slice(0, 16))
  }

  test('is from the opening of the first day to the closing of the last one', () => {
    const hours = [hoursOn('Friday', '12:00', '22:00'), hoursOn('Sunday', '08:00', '21:00')]
    expect(timesOf(...hours)).toEqual(['2027-04-23T16:00', '2027-04-26T01:00'])
  })
  test('is of whole days where no opening hours are kept', () => {
    expect(timesOf()).toEqual(['2027-04-23T04:00', '2027-04-26T04:00'])
  })
  test('is of whole days on which the page is closed', () => {
    expect(timesOf(hoursOn('Saturday', '08:00', '21:00'))).toEqual(['2027-04-23T04:00', '2027-04-26T04:00'])
  })
  test('ends with its last day, also where that closes after midnight', () => {
    const hours = [hoursOn('Friday', '12:00', '22:00'), hoursOn('Sunday', '08:00', '02:00')]
    expect(timesOf(...hours)[1]).toBe('2027-04-26T04:00')
  })
  test('is not in the way of what ends before the page opens', () => {
    const night = {
      ...entry('Field 1-all', 'Booking', null),
      starts: '2027-04-23T05:00:00.000Z',
      ends: '2027-04-23T07:00:00.000Z',
    }
    const [row] = holdRows(
      { spaces: [space('Field 1', 'Field')], entries: [night] },
      { days: weekend, spaceName: 'Field', timeZone, hours: [hoursOn('Friday', '12:00', '22:00')] },
    )
    expect(row?.canHold).toBe(true)
  })
})

describe('the calendar opens at', () => {
  const event = { startDate: '2027-06-18', hasFlexibleDates: false }
  // The match found the week after free, and a day for the set-up before it.
  const found = ['2027-06-24', '2027-06-25', '2027-06-26', '2027-06-27']
  const held = { state: 'Held' as const, firstDay: '2027-06-17' }

  test('the first day that is held for the request', () => {
    expect(dayToOpen(event, [{ ...held, firstDay: '2027-06-19' }, held], found)).toBe('2027-06-17')
  })
  test('the days of the event when nothing is held, also if it can move', () => {
    expect(dayToOpen(event, [{ ...held, state: 'RanOut' }], found)).toBe('2027-06-18')
  })
  test('the days that the match found in a window', () => {
    expect(dayToOpen({ ...event, hasFlexibleDates: true }, [], found)).toBe('2027-06-24')
  })
  test('the start of a window in which nothing is known to be free', () => {
    expect(dayToOpen({ ...event, hasFlexibleDates: true }, [], [])).toBe('2027-06-18')
  })
})
