import { describe, expect, test } from 'vitest'
import { dayToOpen, holdRows } from './hold-days.ts'

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
    { days, spaceName, timeZone: 'America/New_York' },
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
  const all = holdRows({ spaces, entries: [] }, { days, spaceName, timeZone: 'America/New_York' })
  expect(all.filter(({ isAsked }) => isAsked).map(({ name }) => name)).toEqual(names)
})
test('a space without a type may be of any', () => {
  const spaces = [{ ...space('Room 1', 'Field'), spaceType: null }]
  const all = holdRows({ spaces, entries: [] }, { days, spaceName: 'Court', timeZone: 'America/New_York' })
  expect(all.map(({ isAsked }) => isAsked)).toEqual([true])
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
