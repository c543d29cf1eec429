import { describe, expect, test } from 'vitest'
import type { CalendarEvent } from './calendar-event.ts'
import { calendarFile } from './calendar-file.ts'
import { readWithIcalJs, readWithNodeIcal } from './testing/read-calendar.ts'

const event: CalendarEvent = {
  id: '01900000-0000-7000-8000-000000000001',
  name: 'Midwest Invitational',
  description: 'Sixteen teams.',
  url: 'https://example.com/events/1',
  location: null,
  lat: null,
  lng: null,
  startDate: '2027-03-12',
  endDate: '2027-03-14',
  startTime: null,
  endTime: null,
  timeZone: 'America/New_York',
  status: 'Published',
  sequence: 0,
  updatedDate: '2026-11-02T09:30:15.250Z',
  organizer: null,
}

const fileOf = (...events: CalendarEvent[]) => calendarFile({ product: 'Venues', events, feed: null })
const feedOf = (name: string, events: CalendarEvent[]) =>
  calendarFile({ product: 'Venues', events, feed: { name, refreshHours: 6 } })

test('a file that is imported once has the method of its attachment, and a feed has none', () => {
  expect(fileOf(event)).toContain('\r\nMETHOD:PUBLISH\r\n')
  expect(feedOf('Events', [event])).not.toContain('METHOD')
})

const parsers = [
  ['ical.js', readWithIcalJs],
  ['node-ical', readWithNodeIcal],
] as const

describe.each(parsers)('read by %s', (_name, read) => {
  const readOne = (changes: Partial<CalendarEvent>) => read(fileOf({ ...event, ...changes })).events[0]

  test('an event has all its properties', () => {
    const whole: CalendarEvent = {
      ...event,
      location: 'Grand Park, Westfield, IN',
      lat: 40.0428,
      lng: -86.1275,
      startTime: '08:30',
      endTime: '17:00',
      sequence: 3,
      organizer: 'Hoosier Hoops',
    }
    expect(read(fileOf(whole)).events).toEqual([
      {
        uid: '01900000-0000-7000-8000-000000000001',
        sequence: 3,
        status: 'CONFIRMED',
        stamp: '2026-11-02T09:30:15.000Z',
        modified: '2026-11-02T09:30:15.000Z',
        start: '2027-03-12T13:30:00.000Z',
        end: '2027-03-14T21:00:00.000Z',
        name: 'Midwest Invitational',
        description: 'Sixteen teams.\n\nOrganizer: Hoosier Hoops\n\nhttps://example.com/events/1',
        location: 'Grand Park, Westfield, IN',
        geo: [40.0428, -86.1275],
        url: 'https://example.com/events/1',
        contact: 'Hoosier Hoops',
      },
    ])
  })

  test('an event with the fewest properties', () => {
    expect(readOne({ description: null, timeZone: null })).toMatchObject({
      description: 'https://example.com/events/1',
      location: null,
      geo: null,
      contact: null,
    })
  })

  test.each([
    ['one day', '2027-03-12', '2027-03-12', '2027-03-13'],
    ['several days', '2027-03-12', '2027-03-14', '2027-03-15'],
    ['February 28 of a leap year', '2028-02-28', '2028-02-28', '2028-02-29'],
    ['February 29', '2028-02-29', '2028-02-29', '2028-03-01'],
    ['December 31', '2027-12-31', '2027-12-31', '2028-01-01'],
    ['a night of daylight saving time', '2027-03-14', '2027-03-14', '2027-03-15'],
    ['the first day of the product', '1900-01-01', '1900-01-01', '1900-01-02'],
    ['the last day of the product', '2099-12-31', '2099-12-31', '2100-01-01'],
  ])('whole days: %s, %s to %s, ends before %s', (_days, startDate, endDate, end) => {
    expect(readOne({ startDate, endDate })).toMatchObject({ start: startDate, end })
  })

  describe('times in New York', () => {
    const readTimes = (day: string, startTime: string, endTime: string | null) =>
      readOne({ startDate: day, endDate: day, startTime, endTime })

    test.each([
      ['in winter', '2027-03-13', '01:30', '04:00', '06:30', '09:00'],
      ['across the start of daylight saving time', '2027-03-14', '01:30', '04:00', '06:30', '08:00'],
      ['in the skipped hour', '2027-03-14', '02:30', '04:00', '07:30', '08:00'],
      ['in summer', '2027-07-14', '01:30', '04:00', '05:30', '08:00'],
      ['across the end of daylight saving time', '2027-11-07', '00:30', '04:00', '04:30', '09:00'],
      ['in the repeated hour', '2027-11-07', '01:30', '04:00', '05:30', '09:00'],
    ])('%s: on %s, %s to %s is %s to %s in UTC', (_when, day, startTime, endTime, start, end) => {
      expect(readTimes(day, startTime, endTime)).toMatchObject({
        start: `${day}T${start}:00.000Z`,
        end: `${day}T${end}:00.000Z`,
      })
    })

    test('an event over both nights has the offset of each', () => {
      const season = { startDate: '2027-03-13', endDate: '2027-11-08', startTime: '08:00', endTime: '18:00' }
      expect(readOne(season)).toMatchObject({
        start: '2027-03-13T13:00:00.000Z',
        end: '2027-11-08T23:00:00.000Z',
      })
    })

    test('events of ten years have the offsets of their years', () => {
      const days = ['2021-07-01', '2027-03-14', '2030-12-31']
      const events = days.map((day) => ({
        ...event,
        id: day,
        startDate: day,
        endDate: day,
        startTime: '08:00',
        endTime: '09:00',
      }))
      expect(read(fileOf(...events)).events.map(({ start }) => start)).toEqual([
        '2021-07-01T12:00:00.000Z',
        '2027-03-14T12:00:00.000Z',
        '2030-12-31T13:00:00.000Z',
      ])
    })

    test('several days without an end time end with the last day', () => {
      expect(readOne({ startTime: '08:00' })).toMatchObject({
        start: '2027-03-12T13:00:00.000Z',
        end: '2027-03-15T04:00:00.000Z',
      })
    })
  })

  test.each([
    ['America/Phoenix', '2027-07-01', '15:00'],
    ['America/St_Johns', '2027-07-01', '10:30'],
    ['America/Puerto_Rico', '2027-07-01', '12:00'],
    // British Columbia kept daylight saving time from March 2026 on.
    ['America/Vancouver', '2026-01-15', '16:00'],
    ['America/Vancouver', '2027-01-15', '15:00'],
    ['Australia/Sydney', '2027-07-01', '22:00'],
  ])('8 AM in %s on %s is %s in UTC', (timeZone, day, start) => {
    const found = readOne({ startDate: day, endDate: day, startTime: '08:00', endTime: '09:00', timeZone })
    expect(String(found?.start).slice(11, 16)).toBe(start)
  })

  test.each([
    ['UTC', '2027-03-12T08:00:00.000Z', '2027-03-14T09:00:00.000Z'],
    ['+05:30', '2027-03-12T02:30:00.000Z', '2027-03-14T03:30:00.000Z'],
  ])('8 AM to 9 AM in the zone %s is %s to %s', (timeZone, start, end) => {
    expect(readOne({ startTime: '08:00', endTime: '09:00', timeZone })).toMatchObject({ start, end })
  })

  test('events in two zones', () => {
    const times = { startTime: '08:00', endTime: '09:00' }
    const file = fileOf(
      { ...event, ...times, id: '1' },
      { ...event, ...times, id: '2', timeZone: 'America/Denver' },
    )
    expect(read(file).events.map(({ start }) => start)).toEqual([
      '2027-03-12T13:00:00.000Z',
      '2027-03-12T15:00:00.000Z',
    ])
  })

  test('without a time zone, times are those of the reader', () => {
    expect(readOne({ startTime: '08:30', endTime: '17:00', timeZone: null })).toMatchObject({
      start: '2027-03-12T08:30:00',
      end: '2027-03-14T17:00:00',
    })
  })

  test.each([
    ['Published', 'CONFIRMED'],
    ['Completed', 'CONFIRMED'],
    ['Cancelled', 'CANCELLED'],
  ] as const)('the status of a %s event is %s', (status, expected) => {
    expect(readOne({ status, sequence: 4 })).toMatchObject({ status: expected, sequence: 4 })
  })

  test.each([
    ['commas and semicolons', 'Boys, girls; all ages'],
    ['backslashes', String.raw`C:\games\, and \\;`],
    ['colons and quotes', 'Note: "A" bracket'],
    ['emoji', '🏀 Hoops 👨‍👩‍👧‍👦 Día de la Niñez 🏳️‍🌈'],
    ['what looks like a property', 'END:VEVENT'],
    ['500 characters', 'Tournament'.repeat(50)],
    ['500 emoji', '🏀'.repeat(500)],
    ['accents that lines are folded at', `${'x'.repeat(66)}${'é'.repeat(100)}`],
  ])('a name with %s', (_what, name) => {
    expect(readOne({ name })?.name).toBe(name)
  })

  test('line breaks of all systems, empty lines and tabs in a description', () => {
    expect(readOne({ description: 'One\r\nTwo\n\nFour\rFive\tsix\nEND:VEVENT' })?.description).toBe(
      'One\nTwo\n\nFour\nFive\tsix\nEND:VEVENT\n\nhttps://example.com/events/1',
    )
  })

  test('a line break in an address of the web starts no other property', () => {
    expect(readOne({ url: 'https://example.com/\r\nSTATUS:CANCELLED' })?.status).toBe('CONFIRMED')
  })

  test('an empty feed', () => {
    expect(read(feedOf('Hoosier Hoops', []))).toEqual({ name: 'Hoosier Hoops', refresh: 'PT6H', events: [] })
  })

  test('a feed of 400 events', () => {
    const events = Array.from({ length: 400 }, (_, n) => ({
      ...event,
      id: `event-${n}`,
      name: `Game ${n}`,
      startTime: n % 2 === 0 ? '08:00' : null,
    }))
    const feed = read(feedOf('Hoosier Hoops', events))
    expect(feed.name).toBe('Hoosier Hoops')
    expect(feed.events.map(({ uid, name }) => ({ uid, name }))).toEqual(
      events.map(({ id, name }) => ({ uid: id, name })),
    )
  })
})

describe('the file', () => {
  const lines = (file: string) => file.split('\r\n')

  test('has lines of at most 75 octets', () => {
    const long = { ...event, name: '🏀'.repeat(500), description: 'Día '.repeat(200) }
    expect(
      lines(fileOf(long))
        .map((line) => Buffer.byteLength(line))
        .toSorted((a, b) => b - a)[0],
    ).toBe(75)
  })

  test('splits no character', () => {
    expect(fileOf({ ...event, name: '🏀'.repeat(500) })).not.toContain('\uFFFD')
  })

  test('ends every line with CR LF', () => {
    expect(fileOf({ ...event, description: 'One\nTwo\rThree' }).replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  })

  test('has no control characters', () => {
    expect(fileOf({ ...event, name: 'A\u0000B\u0007C\u007F' })).toContain('\r\nSUMMARY:ABC\r\n')
  })

  test('has days without a time, and its end is the day after the last', () => {
    expect(lines(fileOf(event))).toEqual(
      expect.arrayContaining(['DTSTART;VALUE=DATE:20270312', 'DTEND;VALUE=DATE:20270315']),
    )
  })

  test('has no time zone if nothing has a time', () => {
    expect(fileOf(event)).not.toContain('VTIMEZONE')
  })

  test('has times in the zone of the place', () => {
    expect(lines(fileOf({ ...event, startTime: '08:30', endTime: '17:00' }))).toEqual(
      expect.arrayContaining([
        'DTSTART;TZID=America/New_York:20270312T083000',
        'DTEND;TZID=America/New_York:20270314T170000',
      ]),
    )
  })

  test('describes the zone of the place for the year', () => {
    const file = fileOf({ ...event, startTime: '08:30', endTime: '17:00' })
    expect(lines(file.slice(file.indexOf('BEGIN:VTIMEZONE'), file.indexOf('BEGIN:VEVENT')))).toEqual([
      'BEGIN:VTIMEZONE',
      'TZID:America/New_York',
      'BEGIN:STANDARD',
      'DTSTART:20261101T020000',
      'TZOFFSETFROM:-0400',
      'TZOFFSETTO:-0500',
      'END:STANDARD',
      'BEGIN:DAYLIGHT',
      'DTSTART:20270314T020000',
      'TZOFFSETFROM:-0500',
      'TZOFFSETTO:-0400',
      'END:DAYLIGHT',
      'BEGIN:STANDARD',
      'DTSTART:20271107T020000',
      'TZOFFSETFROM:-0400',
      'TZOFFSETTO:-0500',
      'END:STANDARD',
      'END:VTIMEZONE',
      '',
    ])
  })

  test('describes a zone that keeps daylight saving time as standard time', () => {
    const file = fileOf({ ...event, startTime: '08:30', timeZone: 'America/Vancouver' })
    expect(file).not.toContain('BEGIN:DAYLIGHT')
  })

  test('has times in UTC that the end of daylight saving time repeats', () => {
    const night = { startDate: '2027-11-07', endDate: '2027-11-07', startTime: '01:30', endTime: '04:00' }
    expect(lines(fileOf({ ...event, ...night }))).toEqual(
      expect.arrayContaining(['DTSTART:20271107T053000Z', 'DTEND;TZID=America/New_York:20271107T040000']),
    )
  })

  test('escapes backslashes before it adds others', () => {
    expect(fileOf({ ...event, name: String.raw`C:\new; \,` })).toContain(String.raw`SUMMARY:C:\\new\; \\\,`)
  })

  test('has each zone once', () => {
    const timed = { ...event, startTime: '08:30' }
    expect(fileOf(timed, { ...timed, id: '2' }).split('BEGIN:VTIMEZONE')).toHaveLength(2)
  })

  test('has no end for one day without an end time', () => {
    expect(fileOf({ ...event, endDate: event.startDate, startTime: '08:30' })).not.toContain('DTEND')
  })

  test('has no end that the skipped hour moves before the start', () => {
    const night = { startDate: '2027-03-14', endDate: '2027-03-14', startTime: '02:15', endTime: '03:00' }
    expect(fileOf({ ...event, ...night })).not.toContain('DTEND')
  })

  test('is the same for the same event', () => {
    expect(fileOf(event)).toBe(fileOf({ ...event }))
  })

  test('has no name and no interval unless it is a feed', () => {
    expect(fileOf(event)).not.toMatch(/CALNAME|NAME:Venues|REFRESH|TTL/)
  })

  test('has the name and the interval of a feed in their old and new forms', () => {
    expect(lines(feedOf('Hoops, Inc.', [])).slice(0, 7)).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Venues//Events//EN',
      String.raw`NAME:Hoops\, Inc.`,
      String.raw`X-WR-CALNAME:Hoops\, Inc.`,
      'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
      'X-PUBLISHED-TTL:PT6H',
    ])
  })

  test('has a component even without events', () => {
    expect(feedOf('Hoops', [])).toContain('BEGIN:VTIMEZONE\r\nTZID:Etc/UTC\r\n')
  })
})
