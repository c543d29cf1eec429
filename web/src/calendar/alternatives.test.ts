import { expect, test } from 'vitest'
import { alternativesTo, type Wanted } from './alternatives.ts'
import { timeWords } from './calendar-words.ts'
import { calendar, entry, june, timeZone } from './testing/plain-calendar.ts'

const range = (to: string) => ({ from: june(13, 0), to })
const wanted: Wanted = { kind: 'Booking', unitIds: ['f1A', 'f1B'], starts: june(14, 10), ends: june(14, 14) }
const ways = (change: Partial<Wanted>, ...entries: ReturnType<typeof entry>[]) =>
  alternativesTo({ ...wanted, ...change }, calendar(...entries), { timeZone, range: range(june(17, 0)) }).map(
    ({ words, starts }) => {
      if (starts === wanted.starts) return words
      return `${words}, ${starts.startsWith('2031-06-14') ? timeWords({ starts, ends: starts }, timeZone) : starts.slice(0, 10)}`
    },
  )

test('another field, later on the day, the free half, and the next day', () => {
  expect(ways({}, entry())).toEqual(['Field 2', 'Field 1, 12–12 PM', 'Field 1 B', 'Field 1, 2031-06-15'])
})

test('what is taken is not offered, with the time that is kept free after it', () => {
  const taken = [
    entry({ unitIds: ['f1A', 'f1B'] }),
    entry({ id: 'o', unitIds: ['f2B'], starts: june(14, 8), ends: june(14, 9), bufferMinutes: 90 }),
    entry({ id: 'p', starts: june(15, 12), ends: june(15, 13) }),
  ]
  expect(ways({}, ...taken)).toEqual(['Field 1, 12–12 PM', 'Field 1, 2031-06-16'])
})

test('days that are not loaded are not offered', () => {
  const far = alternativesTo(wanted, calendar(entry({ unitIds: ['f1A', 'f1B', 'f2A'] })), {
    timeZone,
    range: range(june(15, 0)),
  })
  expect(far.map(({ starts }) => starts)).toEqual([june(14, 12)])
})

test('an entry that is moved does not stand in its own way', () => {
  expect(ways({ id: 'e' }, entry({ starts: june(15, 10), ends: june(15, 14) }))).toContain(
    'Field 1, 2031-06-15',
  )
})

test('a hold stands in the way of a booking, and not of another hold', () => {
  const hold = entry({ kind: 'Hold', place: 1, unitIds: ['f1A', 'f2A', 'r'] })
  expect(ways({}, hold)).not.toContain('Field 2')
  expect(ways({ kind: 'Hold' }, hold)).toContain('Field 2')
})

test('a marked time of a month is not offered', () => {
  const marks = [{ unitId: 'f1B', isRecurring: true, times: [35 * 60, 36 * 60] }]
  const found = alternativesTo(wanted, { ...calendar(), marks }, { timeZone, range: range(june(17, 0)) })
  expect(found.map(({ words }) => words)).toEqual(['Field 2', 'Field 1', 'Field 1 A', 'Field 1'])
})

test('the first free time after the minutes that are kept free', () => {
  const booked = entry({ unitIds: ['r'], starts: june(14, 10), ends: june(14, 14), bufferMinutes: 15 })
  const found = alternativesTo(
    { ...wanted, unitIds: ['r'], starts: june(14, 14), ends: june(14, 15) },
    calendar(booked),
    { timeZone, range: range(june(15, 0)) },
  )
  expect(found.map(({ starts }) => starts)).toEqual(['2031-06-14T18:15:00.000Z'])
})

test('what is kept free after the wanted time has to be free', () => {
  const next = entry({ id: 'n', unitIds: ['r'], starts: june(14, 17), ends: june(14, 18) })
  const booked = entry({ unitIds: ['r'], starts: june(14, 10), ends: june(14, 15) })
  const plain = calendar(booked, next)
  const buffered = {
    ...plain,
    spaces: plain.spaces.map((space) => ({ ...space, bufferMinutes: 30 })),
  }
  const found = alternativesTo(
    { ...wanted, unitIds: ['r'], starts: june(14, 14), ends: june(14, 16) },
    buffered,
    { timeZone, range: range(june(15, 0)) },
  )
  expect(found.map(({ starts }) => starts)).toEqual([june(14, 18)])
})

test('a whole space is offered for a whole one before parts of others', () => {
  const taken = calendar(entry({ unitIds: ['r'] }))
  const mixed = {
    ...taken,
    spaces: taken.spaces.map((space) => ({ ...space, spaceType: 'Diamond' as const })),
  }
  const found = alternativesTo({ ...wanted, unitIds: ['r'] }, mixed, { timeZone, range: range(june(15, 0)) })
  expect(found.map(({ words }) => words)).toEqual(['Field 1', 'Field 2', 'Room 1'])
})

test('a half is offered for a half', () => {
  const taken = entry({ unitIds: ['f1A'] })
  expect(ways({ unitIds: ['f1A'] }, taken)[0]).toBe('Field 2 A')
})
