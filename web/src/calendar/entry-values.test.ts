import { expect, test } from 'vitest'
import {
  draftOf,
  hoursWarning,
  validationErrors,
  seriesOf,
  valuesOfEntry,
  valuesOfSelection,
} from './entry-values.ts'
import { entry, june, timeZone } from './testing/plain-calendar.ts'

const selection = { unitIds: ['f1A'], starts: Date.parse(june(14, 9)), ends: Date.parse(june(14, 12)) }
const values = { ...valuesOfSelection(selection, timeZone, '2031-06-01'), title: ' Junior Cup ' }

test('the form has the times of the place, and the draft the instants', () => {
  expect(values).toMatchObject({ startDay: '2031-06-14', startTime: '09:00', endTime: '12:00' })
  expect(draftOf(values, timeZone)).toEqual({
    kind: 'Booking',
    title: 'Junior Cup',
    note: null,
    unitIds: ['f1A'],
    starts: june(14, 9),
    ends: june(14, 12),
    expiresDate: null,
  })
})

test('a hold ends with its last day, and never after what it holds', () => {
  const hold = { ...values, kind: 'Hold' as const }
  expect(draftOf({ ...hold, expiresDay: '2031-06-10' }, timeZone).expiresDate).toBe(june(11, 0))
  expect(draftOf({ ...hold, expiresDay: '2031-06-14' }, timeZone).expiresDate).toBe(june(14, 12))
})

test('an entry comes out of the form as it went in', () => {
  const before = entry({ note: 'Bring goals.', ends: june(15, 1) })
  expect(before).toMatchObject(draftOf(valuesOfEntry(before, timeZone, '2031-06-01'), timeZone))
})

test.each(['2031-06-10', '2031-06-14'])('a hold through %s stays so in the form', (expiresDay) => {
  const draft = draftOf({ ...values, kind: 'Hold', expiresDay }, timeZone)
  const stored = entry({
    ...draft,
    kind: 'Hold',
    note: null,
    place: 1,
    bufferMinutes: 0,
    expiresDate: draft.expiresDate ?? null,
  })
  expect(valuesOfEntry(stored, timeZone, '2031-06-01').expiresDay).toBe(expiresDay)
})

test('a series repeats on the day of its first date', () => {
  expect(seriesOf({ ...values, lastDay: '2031-08-02' })).toMatchObject({
    weekdays: ['Saturday'],
    from: '09:00',
    to: '12:00',
    firstDay: '2031-06-14',
    lastDay: '2031-08-02',
  })
})

test('each missing field is named', () => {
  const empty = { ...values, title: ' ', unitIds: [], startDay: '', endTime: '' }
  expect([...validationErrors(empty).keys()]).toEqual(['title', 'unitIds', 'starts', 'ends'])
  const series = { ...values, isRepeated: true, weekdays: [], lastDay: '' }
  expect([...validationErrors(series).keys()]).toEqual(['weekdays', 'lastDay'])
  expect(validationErrors(values).size).toBe(0)
})

const hours = [
  { weekday: 'Saturday' as const, opens: '08:00', closes: '18:00', seasonStart: null, seasonEnd: null },
]

test.each([
  [{}, undefined],
  [{ startTime: '07:30' }, 'Outside the opening hours.'],
  [{ endTime: '18:30' }, 'Outside the opening hours.'],
  [{ endDay: '2031-06-15' }, 'Closed on Sun, Jun 15.'],
  [{ startDay: '2031-06-15', endDay: '2031-06-15' }, 'Closed on Sun, Jun 15.'],
  [{ startTime: '07:30', kind: 'Blackout' as const }, undefined],
])('of %o, the warning is %s', (change, warning) => {
  expect(hoursWarning({ ...values, ...change }, hours)).toBe(warning)
})

test('nothing is unusual where no opening hours are known', () => {
  expect(hoursWarning({ ...values, startTime: '03:00' }, [])).toBeUndefined()
})
