import { afterAll, expect, test } from 'vitest'
import { heavyWork } from '../../platform/heavy-work/heavy-work.ts'
import type { BusyTimes } from './busy-times.ts'
import { calendarKind } from './calendar-kind.ts'
import type { CalendarToRead } from './reading-worker.ts'

const heavy = heavyWork('')
const calendars = heavy.open<CalendarToRead, BusyTimes>(calendarKind)
afterAll(() => heavy.close())

const window = {
  timeZone: 'America/New_York',
  from: Date.parse('2026-11-01T00:00Z'),
  to: Date.parse('2028-11-01T00:00Z'),
}
const charged = { network: 'a', caller: 'a', signal: new AbortController().signal }
const linesOf = (rule: string) => [
  'BEGIN:VEVENT',
  'UID:1',
  'DTSTART:20270601T100000Z',
  'DURATION:PT1H',
  rule,
  'END:VEVENT',
]
const fileOf = (lines: readonly string[]) =>
  Buffer.from(['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR', ''].join('\n'))
const read = (rule: string) => calendars.run(charged, { file: fileOf(linesOf(rule)), window })

test('reads the times of a calendar', async () => {
  expect(await read('TRANSP:OPAQUE')).toEqual({
    starts: [Date.parse('2027-06-01T10:00Z')],
    ends: [Date.parse('2027-06-01T11:00Z')],
    dateCount: 1,
    remarks: [],
  })
})

test('refuses a calendar that breaks off', async () => {
  const file = Buffer.from('BEGIN:VCALENDAR\n')
  await expect(calendars.run(charged, { file, window })).rejects.toThrow(
    'The calendar breaks off in the middle.',
  )
})

test('a rule that looks for its first date for ever ends, and leaves the first date', async () => {
  expect(await read('RRULE:FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30')).toMatchObject({
    starts: [Date.parse('2027-06-01T10:00Z')],
    remarks: [],
  })
})

test('ends the reading of a calendar that takes too long', async () => {
  const hasty = heavy.open<CalendarToRead, BusyTimes>({ ...calendarKind, maxMs: 1 })
  const file = fileOf(Array.from({ length: 5000 }, () => linesOf('RRULE:FREQ=DAILY;COUNT=2')).flat())
  await expect(hasty.run(charged, { file, window })).rejects.toThrow(
    'The calendar takes too much time or memory to read.',
  )
})
