import { expect, test } from 'vitest'
import {
  draftOf,
  hoursWarning,
  movedStart,
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

test('the end of a new hold follows its start until somebody chooses another', () => {
  const today = '2031-06-01'
  const hold = { ...values, kind: 'Hold' as const, startDay: today, endDay: today, expiresDay: today }
  const moved = movedStart(hold, '2031-06-10', '09:00', today)
  expect(moved).toMatchObject({ endDay: '2031-06-10', expiresDay: '2031-06-10' })
  expect(movedStart(moved, '2031-07-20', '09:00', today).expiresDay).toBe('2031-06-15')
  const chosen = { ...moved, expiresDay: '2031-06-05' }
  expect(movedStart(chosen, '2031-07-20', '09:00', today).expiresDay).toBe('2031-06-05')
})

test('a hold through a day after its own is refused', () => {
  const hold = { ...values, kind: 'Hold' as const, endDay: '2031-06-14' }
  expect(validationErrors({ ...hold, expiresDay: '2031-06-15' }, timeZone).get('expiresDate')).toBe(
    'A hold can’t outlast what it holds. Choose Sat, Jun 14 or earlier.',
  )
  expect(validationErrors({ ...hold, expiresDay: '2031-06-14' }, timeZone).size).toBe(0)
})

test('a time that the clocks skip does not exist that night', () => {
  const night = {
    ...values,
    startDay: '2027-03-14',
    startTime: '02:30',
    endDay: '2027-03-14',
    endTime: '03:30',
  }
  expect([...validationErrors(night, timeZone)]).toEqual([
    ['starts', '2:30 AM doesn’t exist on Sun, Mar 14: the clocks skip it that night.'],
  ])
  expect(validationErrors(night, 'America/Phoenix').size).toBe(0)
  expect(validationErrors({ ...night, isRepeated: true }, timeZone).size).toBe(0)
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

test('a series follows the day of its first date until somebody chooses days', () => {
  const moved = { ...values, isRepeated: true, startDay: '2031-06-19', endDay: '2031-06-19' }
  expect(seriesOf(moved).weekdays).toEqual(['Thursday'])
  expect(validationErrors(moved, timeZone).size).toBe(0)
  expect(seriesOf({ ...moved, weekdays: ['Monday', 'Thursday'] }).weekdays).toEqual(['Monday', 'Thursday'])
})

test('a first date that would not be in the series is refused', () => {
  const series = { ...values, isRepeated: true, weekdays: ['Monday' as const] }
  expect(validationErrors(series, timeZone).get('weekdays')).toBe(
    'The first date, Sat, Jun 14, would be left out. Choose Saturday, or change From.',
  )
})

test('each missing field is named', () => {
  const empty = { ...values, title: ' ', unitIds: [], startDay: '', endTime: '' }
  expect([...validationErrors(empty, timeZone).keys()]).toEqual(['title', 'unitIds', 'starts', 'ends'])
  const series = { ...values, isRepeated: true, weekdays: [], lastDay: '' }
  expect([...validationErrors(series, timeZone).keys()]).toEqual(['weekdays', 'lastDay'])
  expect(validationErrors(values, timeZone).size).toBe(0)
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
  expect(hoursWarning({ ...values, ...change }, hours, timeZone)).toBe(warning)
})

test('nothing is unusual where no opening hours are known', () => {
  expect(hoursWarning({ ...values, startTime: '03:00' }, [], timeZone)).toBeUndefined()
})

test.each([
  ['2031-06-14', '23:00', '2031-06-15', '01:30', undefined],
  ['2031-06-15', '00:30', '2031-06-15', '02:00', undefined],
  ['2031-06-15', '01:00', '2031-06-15', '02:30', 'Closed on Sun, Jun 15.'],
])('of a night that is open from 6 PM to 2 AM, from %s %s to %s %s, the warning is %s', (...times) => {
  const [startDay, startTime, endDay, endTime, warning] = times
  const nights = hours.map((one) => ({ ...one, opens: '18:00', closes: '02:00' }))
  expect(hoursWarning({ ...values, startDay, startTime, endDay, endTime }, nights, timeZone)).toBe(warning)
})
