import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { busyTimes } from './busy-times.ts'
import { RefusedCalendar } from './refused-calendar.ts'

const span = { from: Date.parse('2026-11-01T00:00Z'), to: Date.parse('2028-11-01T00:00Z') }

const minute = (time: number | undefined) => new Date(time ?? Number.NaN).toISOString().slice(0, 16)

function read(file: string, timeZone = 'America/New_York') {
  const { starts, ends, dateCount, remarks } = busyTimes(file, { timeZone, ...span })
  expect(ends).toHaveLength(starts.length)
  return {
    times: starts.map((start, at) => `${minute(start)} ${minute(ends[at])}`),
    dateCount,
    remarks,
  }
}

/** What a program exported: with the line endings of most, or with those of some schedulers. */
async function exported(name: string, ending = '\r\n') {
  const text = await readFile(new URL(`testing/${name}.ics`, import.meta.url), 'utf8')
  return text.replaceAll('\n', ending)
}

const calendar = (...lines: string[]) => ['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR', ''].join('\r\n')
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:1', ...lines, 'END:VEVENT'].join('\r\n')

test('reads what Google Calendar exports: series over the change of the clocks, moved and removed dates, days', async () => {
  expect(read(await exported('google'))).toEqual({
    times: [
      '2027-03-09T23:00 2027-03-10T00:30',
      '2027-03-24T21:00 2027-03-24T22:30',
      '2027-03-30T22:00 2027-03-30T23:30',
      '2027-06-01T14:00 2027-06-01T16:00',
      '2027-06-13T04:00 2027-06-15T04:00',
    ],
    dateCount: 5,
    remarks: [],
  })
})

test('reads what Outlook exports: zones of Windows and of its own, and a number of dates', async () => {
  expect(read(await exported('outlook'), 'America/Los_Angeles').times).toEqual([
    '2026-12-12T14:00 2026-12-12T15:00',
    '2027-01-09T14:00 2027-01-09T15:00',
    '2027-02-13T14:00 2027-02-13T15:00',
    '2027-07-04T23:00 2027-07-05T01:00',
  ])
})

test('reads what Apple Calendar exports: a time that Arizona doesn’t skip, over New Year, a day of 25 hours', async () => {
  expect(read(await exported('apple')).times).toEqual([
    '2027-03-14T09:30 2027-03-14T10:00',
    '2027-11-07T04:00 2027-11-08T05:00',
    '2028-01-01T03:00 2028-01-01T07:00',
  ])
})

test('reads what Thunderbird exports: offsets with seconds, removed and canceled dates, a time of the place, no tasks', async () => {
  expect(read(await exported('thunderbird', '\n'), 'America/Chicago')).toEqual({
    times: [
      '2027-03-05T00:00 2027-03-05T02:00',
      '2027-04-01T23:00 2027-04-02T01:00',
      '2027-06-10T14:00 2027-06-10T15:00',
    ],
    dateCount: 3,
    remarks: [],
  })
})

test.each(['google', 'outlook', 'apple', 'thunderbird', 'league'])(
  '%s’s export is the same with any line endings and a byte order mark',
  async (name) => {
    expect(read(`\uFEFF${await exported(name, '\n')}`)).toEqual(read(await exported(name)))
  },
)

test('zones that only Windows names are known without a definition', () => {
  const times = [
    'DTSTART;TZID=Pacific Standard Time:20270704T180000',
    'DTEND;TZID="Pacific Standard Time":20270704T200000',
  ]
  expect(read(calendar(event(...times))).times).toEqual(['2027-07-05T01:00 2027-07-05T03:00'])
})

test('a list of removed dates in one folded line', () => {
  const rule = ['DTSTART;TZID=America/New_York:20270601T100000', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=4']
  const removed = 'EXDATE;TZID=America/New_York:20270602T100000,2027060\r\n 3T100000'
  expect(read(calendar(event(...rule, removed))).times).toEqual([
    '2027-06-01T14:00 2027-06-01T15:00',
    '2027-06-04T14:00 2027-06-04T15:00',
  ])
})

test('reads what a league’s scheduler exports, and counts what is broken and whose zone is unknown', async () => {
  expect(read(await exported('league', '\n'), 'America/Phoenix')).toEqual({
    times: ['2027-04-10T13:00 2027-04-10T14:15', '2027-04-11T06:00 2027-04-11T07:30'],
    dateCount: 2,
    remarks: [
      { kind: 'Unreadable', count: 1, examples: ['TBD'] },
      { kind: 'UnknownZone', count: 1, examples: ['Gulf League Time'] },
    ],
  })
})

test('a time that the clocks skip is as much later as they jump', () => {
  const times = [
    'DTSTART;TZID=America/New_York:20270314T023000',
    'DTEND;TZID=America/New_York:20270314T040000',
  ]
  expect(read(calendar(event(...times))).times).toEqual(['2027-03-14T07:30 2027-03-14T08:00'])
})

test('of a time that the clocks show twice, it is the first', () => {
  const times = ['DTSTART;TZID=America/New_York:20271107T013000', 'DURATION:PT30M']
  expect(read(calendar(event(...times))).times).toEqual(['2027-11-07T05:30 2027-11-07T06:00'])
})

test('times that overlap are one', () => {
  const one = event('DTSTART:20270601T100000Z', 'DTEND:20270601T120000Z')
  const other = event('DTSTART:20270601T110000Z', 'DTEND:20270601T130000Z')
  expect(read(calendar(one, other))).toMatchObject({
    times: ['2027-06-01T10:00 2027-06-01T13:00'],
    dateCount: 2,
  })
})

test('a rule of 2010 without an end has its dates in the window', () => {
  const { times } = read(
    calendar(event('DTSTART:20100104T100000Z', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=MO')),
  )
  expect(times.slice(0, 2)).toEqual([
    '2026-11-02T10:00 2026-11-02T11:00',
    '2026-11-16T10:00 2026-11-16T11:00',
  ])
  expect(times).toHaveLength(53)
})

test('an own zone is known before the file defines it', () => {
  const zone = [
    'BEGIN:VTIMEZONE',
    'TZID:Ours',
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    'TZOFFSETFROM:-0900',
    'TZOFFSETTO:-0900',
    'END:STANDARD',
    'END:VTIMEZONE',
  ]
  expect(read(calendar(event('DTSTART;TZID=Ours:20270601T100000', 'DURATION:PT1H'), ...zone)).times).toEqual([
    '2027-06-01T19:00 2027-06-01T20:00',
  ])
})

test('listed dates are read, and a listed period begins', () => {
  const lists = ['RDATE:20270602T100000Z', 'RDATE;VALUE=PERIOD:20270603T100000Z/PT1H']
  const { times } = read(calendar(event('DTSTART:20270601T100000Z', 'DURATION:PT1H', ...lists)))
  expect(times.map((time) => time.slice(0, 16))).toEqual([
    '2027-06-01T10:00',
    '2027-06-02T10:00',
    '2027-06-03T10:00',
  ])
})

describe('bad calendars', () => {
  const refusedFor = (file: string) => {
    try {
      read(file)
    } catch (error) {
      if (error instanceof RefusedCalendar) return error.message
    }
    return undefined
  }

  test.each([
    ['an empty reply', '', 'The address has no calendar.'],
    ['a page', '<!doctype html><title>Log in</title>', 'The address has no calendar.'],
    ['half a file', 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:1\r\n', 'The calendar breaks off in the middle.'],
    [
      'a rule for each second',
      calendar(event('DTSTART:20200101T000000Z', 'DURATION:PT1S', 'RRULE:FREQ=SECONDLY')),
      'The calendar has more than 20,000 dates.',
    ],
    [
      'a rule for each second of years ago',
      calendar(event('DTSTART:20200101T000000Z', 'DURATION:PT1S', 'RRULE:FREQ=SECONDLY;COUNT=99999999')),
      'The calendar repeats too often.',
    ],
    [
      'a flood of listed dates',
      calendar(
        ...Array.from({ length: 60 }, () =>
          event(
            'DTSTART:20200101T000000Z',
            'DURATION:PT1H',
            `RDATE:${Array.from({ length: 5000 }, () => '20200101T000000Z').join()}`,
          ),
        ),
      ),
      'The calendar repeats too often.',
    ],
  ])('%s is refused', (_case, file, message) => {
    expect(refusedFor(file)).toBe(message)
  })

  test.each([
    ['a line without an end', `RDATE:${'20270601T100000Z,'.repeat(100_000)}`],
    ['a line folded for ever', `SUMMARY:a${'\r\n a'.repeat(200_000)}`],
    [
      'a deep nest',
      `${'BEGIN:VALARM\r\n'.repeat(50_000)}DTSTART:20270101T000000Z${'\r\nEND:VALARM'.repeat(50_000)}`,
    ],
    ['a broken rule', 'RRULE:FREQ=SOMETIMES'],
    ['an end before the start', 'DTEND:20270101T000000Z'],
    ['a date that doesn’t exist', 'RECURRENCE-ID:99999999T999999Z'],
    ['NUL and other control characters', 'UID:\0\u0007\uFFFE'],
  ])('%s leaves the other events', (_case, line) => {
    const good = event('DTSTART:20270601T100000Z', 'DURATION:PT1H')
    const { times } = read(calendar(good.replace('UID:1', 'UID:2'), event('DTSTART:20270602T100000Z', line)))
    expect(times).toContain('2027-06-01T10:00 2027-06-01T11:00')
  })

  test('a file of nothing else than the deepest nest is an empty calendar', () => {
    expect(read(calendar('BEGIN:VEVENT\r\n'.repeat(100_000))).times).toEqual([])
  })

  test('rules of a zone that can’t be read are those of the place', () => {
    const zone = [
      'BEGIN:VTIMEZONE',
      'TZID:Bad',
      'BEGIN:STANDARD',
      'DTSTART:nothing',
      'TZOFFSETTO:x',
      'END:STANDARD',
      'END:VTIMEZONE',
    ]
    expect(read(calendar(...zone, event('DTSTART;TZID=Bad:20270601T100000', 'DURATION:PT1H'))).times).toEqual(
      ['2027-06-01T14:00 2027-06-01T15:00'],
    )
  })
})
