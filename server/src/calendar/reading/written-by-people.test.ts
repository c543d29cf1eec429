import { describe, expect, test } from 'vitest'
import { busyAt, calendar, event, hourAt, readFile } from './testing/written-calendar.ts'

/** One event of these lines. */
const read = (...lines: string[]) => readFile(calendar(event(...lines)))
const wholeDay = (day: number) =>
  `2027-03-${`${day}`.padStart(2, '0')}T05:00 2027-03-${`${day + 1}`.padStart(2, '0')}T05:00`

describe('how long', () => {
  test.each([
    ['no end', []],
    ['an end as the start', ['DTEND:20270310T180000Z']],
    ['an end before the start', ['DTEND:20270310T170000Z']],
    ['no duration', ['DURATION:PT0S']],
    ['a negative duration', ['DURATION:-PT1H']],
    ['a word', ['DTEND:late']],
    ['a duration of two billion years', ['DURATION:P99999999999W']],
  ])('%s is two hours, and the date is named', (_case, lines) => {
    expect(read('DTSTART:20270310T180000Z', ...lines)).toEqual({
      times: ['2027-03-10T18:00 2027-03-10T20:00'],
      remarks: ['1 NoEnd Mar 10, 2027, 6:00 PM UTC'],
    })
  })

  test('a date without a zone is named as it is written', () => {
    expect(read('DTSTART:20261222T100000').remarks).toEqual(['1 NoEnd Dec 22, 2026, 10:00 AM'])
  })

  test.each([
    ['ends on the day that it starts', ['DTEND;VALUE=DATE:20270310'], []],
    ['has no end', [], []],
    ['ends before it starts', ['DTEND;VALUE=DATE:20270301'], ['1 NoEnd Mar 10, 2027']],
    ['lasts some hours', ['DURATION:PT5H'], []],
    ['ends at midnight', ['DTEND:20270311T000000'], []],
  ])('a day that %s is that day', (_case, lines, remarks) => {
    expect(read('DTSTART;VALUE=DATE:20270310', ...lines)).toEqual({ times: [wholeDay(10)], remarks })
  })

  test('each date of a series without an end is counted', () => {
    expect(read('DTSTART:20270301T180000Z', 'RRULE:FREQ=DAILY;COUNT=3').remarks).toEqual([
      '3 NoEnd Mar 1, 2027, 6:00 PM UTC',
    ])
  })

  test('dates outside of the window aren’t counted', () => {
    expect(read('DTSTART:20200301T180000Z').remarks).toEqual([])
  })

  test('a time that ends on its day lasts until midnight', () => {
    expect(read('DTSTART:20270310T180000', 'DTEND;VALUE=DATE:20270310').times).toEqual([
      '2027-03-10T23:00 2027-03-11T05:00',
    ])
  })

  test('a duration of a day is until the same time of the next one, which may be 23 hours later', () => {
    const start = 'DTSTART;TZID=America/New_York:20270313T180000'
    expect(read(start, 'DURATION:P1D').times).toEqual(['2027-03-13T23:00 2027-03-14T22:00'])
    expect(read(start, 'DURATION:PT24H').times).toEqual(['2027-03-13T23:00 2027-03-14T23:00'])
  })
})

describe('how times are written', () => {
  test.each([
    ['20270310T180000z', '2027-03-10T18:00'],
    ['20270310T130000-0500', '2027-03-10T18:00'],
    ['2027-03-10T13:00:00-05:00', '2027-03-10T18:00'],
    ['2027-03-10T18:00:00.000Z', '2027-03-10T18:00'],
    ['20270310T1300', '2027-03-10T18:00'],
    ['20270309T240000Z', '2027-03-10T00:00'],
    ['2027-3-10T9:30:00Z', '2027-03-10T09:30'],
    ['2027/03/10 18:00Z', '2027-03-10T18:00'],
  ])('%s', (time, expected) => {
    expect(read(`DTSTART:${time}`, 'DURATION:PT1H').times[0]).toMatch(expected)
  })

  test.each([
    'DTSTART:20270310',
    'DTSTART:2027-03-10',
    'DTSTART:2027-3-10',
    'DTSTART;VALUE=DATE:20270310T000000',
    'DTSTART;VALUE=DATE-TIME:20270310',
    'DTSTART ; VALUE = DATE : 20270310',
  ])('%s is a day', (start) => {
    expect(read(start)).toEqual({ times: [wholeDay(10)], remarks: [] })
  })

  test('a series of days is kept when dates are removed without VALUE=DATE', () => {
    expect(read('DTSTART;VALUE=DATE:20270301', 'RRULE:FREQ=DAILY;COUNT=3', 'EXDATE:20270302')).toEqual({
      times: [wholeDay(1), wholeDay(3)],
      remarks: [],
    })
  })

  test.each([
    ['TBD', 'DTSTART:TBD'],
    ['03/10/2027 6:00 PM', 'DTSTART:03/10/2027 6:00 PM'],
    ['March 10, 2027 18:00', 'DTSTART;TZID=America/New_York:March 10, 2027 18:00'],
    ['20270231T100000', 'DTSTART:20270231T100000'],
    ['no start', 'DTEND:20270310T180000Z'],
    ['too large', `DTSTART:20270310T180000Z\r\nRDATE:${'20270311T180000Z,'.repeat(7000)}`],
  ])('an entry with %s takes no time, is said, and leaves the others', (example, line) => {
    expect(readFile(calendar(event(line), event(...hourAt('10'))))).toEqual({
      times: busyAt('10'),
      remarks: [`1 Unreadable ${example}`],
    })
  })

  test('three examples are quoted, without control characters, and cut', () => {
    const starts = ['one', 'two\u0007 x', 'y'.repeat(90), 'four', 'one']
    expect(readFile(calendar(...starts.map((start) => event(`DTSTART:${start}`)))).remarks).toEqual([
      `5 Unreadable one | two x | ${'y'.repeat(60)}…`,
    ])
  })

  test('an entry without an end is over when the next one begins', () => {
    const half = ['BEGIN:VEVENT', ...hourAt('10')].join('\r\n')
    expect(readFile(calendar(half, event(...hourAt('11')), half.replaceAll('10T', '12T'))).times).toEqual(
      busyAt('10', '11', '12'),
    )
  })
})

describe('zones', () => {
  test.each([
    ['TZID=(UTC-05:00) Eastern Time (US & Canada)', '23:00'],
    ['TZID="(UTC-05:00) Eastern Time (US and Canada)"', '23:00'],
    ['TZID="tzone://Microsoft/Utc"', '18:00'],
    ['TZID=tzone://Microsoft/Utc', '18:00'],
    ['VALUE=DATE-TIME;TZID=GMT Standard Time', '18:00'],
  ])('%s is read in Denver', (zone, time) => {
    const file = calendar(event(`DTSTART;${zone}:20270301T180000`, 'DURATION:PT1H'))
    expect(readFile(file, 'America/Denver')).toMatchObject({
      times: [expect.stringContaining(`T${time} `)],
      remarks: [],
    })
  })

  test('times in unknown zones are those of the place, and said with the names', () => {
    const dates = ['Gulf League Time', 'tzone://Microsoft/Custom', 'Gulf League Time'].map((zone, at) =>
      event(`DTSTART;TZID="${zone}":2027030${at + 1}T180000`, 'DURATION:PT1H'),
    )
    expect(readFile(calendar(...dates))).toEqual({
      times: [
        '2027-03-01T23:00 2027-03-02T00:00',
        '2027-03-02T23:00 2027-03-03T00:00',
        '2027-03-03T23:00 2027-03-04T00:00',
      ],
      remarks: ['3 UnknownZone Gulf League Time | tzone://Microsoft/Custom'],
    })
  })

  test('an end in an unknown zone is by the clocks of the place, and said', () => {
    const lines = ['DTSTART:20270301T180000Z', 'DTEND;TZID=Gulf League Time:20270301T140000']
    expect(read(...lines)).toEqual({ times: busyAt('01'), remarks: ['1 UnknownZone Gulf League Time'] })
  })

  const custom = [
    'BEGIN:VTIMEZONE',
    'TZID:tzone://Microsoft/Custom',
    'BEGIN:STANDARD',
    'DTSTART:16010101T020000',
    'TZOFFSETFROM:-0500',
    'TZOFFSETTO:-0600',
    'RRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=11',
    'END:STANDARD',
    'BEGIN:DAYLIGHT',
    'DTSTART:16010101T020000',
    'TZOFFSETFROM:-0600',
    'TZOFFSETTO:-0500',
    'RRULE:FREQ=YEARLY;BYDAY=2SU;BYMONTH=3',
    'END:DAYLIGHT',
    'END:VTIMEZONE',
  ]
  test.each([
    ['0301T180000', '2027-03-02T00:00'],
    ['0701T180000', '2027-07-01T23:00'],
    // Skipped, and shown twice.
    ['0314T023000', '2027-03-14T08:30'],
    ['1107T013000', '2027-11-07T06:30'],
  ])('a zone that only the file defines has the clocks of its rules at %s', (time, expected) => {
    const file = calendar(
      ...custom,
      event(`DTSTART;TZID="tzone://Microsoft/Custom":2027${time}`, 'DURATION:PT1H'),
    )
    expect(readFile(file)).toMatchObject({ times: [expect.stringMatching(`^${expected} `)], remarks: [] })
  })

  test('a defined zone whose rules can’t be read has the clocks of the place that it names beside them', () => {
    const zone = ['BEGIN:VTIMEZONE', 'TZID:Ours', 'X-LIC-LOCATION:America/Los_Angeles', 'END:VTIMEZONE']
    const file = calendar(...zone, event('DTSTART;TZID=Ours:20270301T180000', 'DURATION:PT1H'))
    expect(readFile(file)).toEqual({ times: ['2027-03-02T02:00 2027-03-02T03:00'], remarks: [] })
  })

  test('times without a zone are in that of the calendar if it has one', () => {
    const file = calendar(
      'X-WR-TIMEZONE:America/Los_Angeles',
      event('DTSTART:20270301T180000', 'DURATION:PT1H'),
    )
    expect(readFile(file).times).toEqual(['2027-03-02T02:00 2027-03-02T03:00'])
  })
})

describe('series', () => {
  const days = ['DTSTART;VALUE=DATE:20270301', 'RRULE:FREQ=DAILY;COUNT=3']
  test.each([
    'EXDATE:20270302T000000Z',
    'EXDATE:20270302T050000Z',
    'EXDATE;TZID=America/New_York:20270302T000000',
    'EXDATE:20270302T180000',
    'EXDATE;VALUE=DATE:20270302',
    'EXRULE:FREQ=WEEKLY;BYDAY=TU',
  ])('%s removes a day of a series of days', (line) => {
    expect(read(...days, line)).toEqual({ times: [wholeDay(1), wholeDay(3)], remarks: [] })
  })

  const times = ['UID:a', ...hourAt('01'), 'RRULE:FREQ=DAILY;COUNT=3']
  test.each([
    'EXDATE;VALUE=DATE:20270302',
    'EXDATE:20270302',
    'EXDATE;TZID=America/New_York:20270302T130000',
    'EXDATE:20270302T180000',
  ])('%s removes a date of a series of times', (line) => {
    expect(read(...times, line)).toEqual({ times: busyAt('01', '03'), remarks: [] })
  })

  test.each([
    ['20270302T000000', 'Mar 2, 2027, 12:00 AM'],
    ['20270302T180000', 'Mar 2, 2027, 6:00 PM'],
    ['20270301T130001', 'Mar 1, 2027, 1:00 PM'],
  ])(
    'EXDATE:%s, which a series of times has no date at on a day that it has one, removes nothing and is said',
    (time, words) => {
      const series = [
        'DTSTART;TZID=America/Chicago:20270301T120000',
        'DURATION:PT1H',
        'RRULE:FREQ=DAILY;COUNT=3',
      ]
      expect(read(...series, `EXDATE;TZID=America/New_York:${time}`)).toEqual({
        times: busyAt('01', '02', '03'),
        remarks: [`1 PartlyRead ${words}`],
      })
    },
  )

  test('removed dates before and after a series, which splitting it leaves there, aren’t said', () => {
    expect(read(...times, 'EXDATE:20270227T180000Z,20270304T180000Z').remarks).toEqual([])
  })

  test.each([
    ['RDATE;VALUE=PERIOD:20270305T180000Z/PT5H', '2027-03-05T18:00 2027-03-05T23:00'],
    ['RDATE;VALUE=PERIOD:20270305T180000Z/20270306T010000Z', '2027-03-05T18:00 2027-03-06T01:00'],
    ['RDATE;VALUE=DATE:20270305', '2027-03-05T18:00 2027-03-05T19:00'],
  ])('%s adds a date', (line, added) => {
    expect(read(...times, line)).toEqual({ times: [...busyAt('01', '02', '03'), added], remarks: [] })
  })

  test.each(['PT0S', 'late'])(
    'RDATE;VALUE=PERIOD:20270305T180000Z/%s adds a date as long as the others, and is said',
    (length) => {
      const period = `20270305T180000Z/${length}`
      expect(read(...times, `RDATE;VALUE=PERIOD:${period}`)).toEqual({
        times: busyAt('01', '02', '03', '05'),
        remarks: [`1 PartlyRead Mar 5, 2027, 6:00 PM UTC/${length}`],
      })
    },
  )

  test('a period says how long the first date and one of the rule are', () => {
    const periods = 'RDATE;VALUE=PERIOD:20270301T180000Z/PT5H,20270302T180000Z/PT3H'
    expect(read(...times, periods).times).toEqual([
      '2027-03-01T18:00 2027-03-01T23:00',
      '2027-03-02T18:00 2027-03-02T21:00',
      ...busyAt('03'),
    ])
  })

  test.each([
    ['RRULE:FREQ=SOMETIMES', 'FREQ=SOMETIMES'],
    ['RRULE:FREQ=WEEKLY;UNTIL=someday', 'FREQ=WEEKLY;UNTIL=someday'],
    ['RRULE:FREQ=YEARLY;RSCALE=CHINESE', 'FREQ=YEARLY;RSCALE=CHINESE'],
    ['RDATE:soon', 'soon'],
    ['RRULE:FREQ=DAILY;COUNT=0', 'FREQ=DAILY;COUNT=0'],
    ['RRULE:', 'RRULE without a rule'],
    ['EXDATE:never', 'never'],
    ['DTSTART:20270305T180000Z', 'Mar 5, 2027, 6:00 PM UTC'],
    ['DTEND:20270301T200000Z', 'Mar 1, 2027, 8:00 PM UTC'],
  ])('%s leaves the first date, and is said', (line, example) => {
    expect(read(...hourAt('01'), line)).toEqual({ times: busyAt('01'), remarks: [`1 PartlyRead ${example}`] })
  })

  test('a rule may name its property twice', () => {
    expect(read(...hourAt('01'), 'RRULE:RRULE:FREQ=DAILY;COUNT=2')).toEqual({
      times: busyAt('01', '02'),
      remarks: [],
    })
  })

  test('rules with spaces, small letters and an empty part are rules', () => {
    expect(read(...hourAt('01'), 'RRULE:freq=weekly; byday=MO, we;;COUNT=3')).toEqual({
      times: busyAt('01', '03', '08'),
      remarks: [],
    })
  })

  test('the first date counts even if the rule leaves it out', () => {
    expect(read(...hourAt('01'), 'RRULE:FREQ=WEEKLY;BYDAY=TU;COUNT=1').times).toEqual(busyAt('01', '02'))
  })

  const weekly = ['UID:a', ...hourAt('01'), 'RRULE:FREQ=WEEKLY;COUNT=4']
  const change = (range: string, ...lines: string[]) =>
    readFile(calendar(event(...weekly), event('UID:a', `RECURRENCE-ID${range}:20270315T180000Z`, ...lines)))
      .times
  const moved = ['DTSTART:20270315T200000Z', 'DTEND:20270315T220000Z']

  test('THISANDFUTURE moves a date and all later ones, and makes them as long', () => {
    expect(change(';RANGE=THISANDFUTURE', ...moved)).toEqual([
      ...busyAt('01', '08'),
      '2027-03-15T20:00 2027-03-15T22:00',
      '2027-03-22T20:00 2027-03-22T22:00',
    ])
  })

  test('THISANDPRIOR moves a date and all earlier ones', () => {
    expect(change(';RANGE=THISANDPRIOR', ...moved)).toEqual([
      '2027-03-01T20:00 2027-03-01T22:00',
      '2027-03-08T20:00 2027-03-08T22:00',
      '2027-03-15T20:00 2027-03-15T22:00',
      ...busyAt('22'),
    ])
  })

  test.each(['STATUS:CANCELLED', 'STATUS:CANCELED', 'TRANSP:TRANSPARENT'])(
    '%s with THISANDFUTURE frees a date and all later ones',
    (line) => {
      expect(change(';RANGE=THISANDFUTURE', ...hourAt('15'), line)).toEqual(busyAt('01', '08'))
    },
  )

  test('a change of one date may name it by its day', () => {
    expect(change(';VALUE=DATE', ...moved)).toEqual([
      ...busyAt('01', '08'),
      '2027-03-15T20:00 2027-03-15T22:00',
      ...busyAt('22'),
    ])
  })
})

describe('versions', () => {
  const version = (sequence: number, day: string, ...lines: string[]) =>
    event('UID:a', `SEQUENCE:${sequence}`, ...hourAt(day), ...lines)

  test('of two versions, the one with the highest sequence counts, whatever their order', () => {
    expect(readFile(calendar(version(1, '01'), version(2, '02'))).times).toEqual(busyAt('02'))
    expect(readFile(calendar(version(10, '02'), version(9, '01'))).times).toEqual(busyAt('02'))
  })

  test('events with the same UID and sequence both count, as some programs give all events one', () => {
    expect(readFile(calendar(version(0, '01'), version(0, '02'))).times).toEqual(busyAt('01', '02'))
  })

  test('events without a UID all count', () => {
    expect(readFile(calendar(event(...hourAt('01')), event(...hourAt('02'), 'SEQUENCE:1'))).times).toEqual(
      busyAt('01', '02'),
    )
  })

  test('a later version that is cancelled or transparent frees the time', () => {
    for (const line of ['STATUS:CANCELLED', 'TRANSP:TRANSPARENT'])
      expect(
        readFile(calendar(version(1, '01'), version(2, '01', line), event('UID:b', ...hourAt('02')))).times,
      ).toEqual(busyAt('02'))
  })

  test('METHOD:CANCEL frees what an earlier message took, also the changed dates of a series', () => {
    const made = calendar(
      'METHOD:REQUEST',
      version(1, '01', 'RRULE:FREQ=DAILY;COUNT=2'),
      event('UID:a', 'RECURRENCE-ID:20270302T180000Z', ...hourAt('05')),
      event('UID:b', ...hourAt('03')),
    )
    const cancelled = calendar('METHOD:CANCEL', event('UID:a', 'SEQUENCE:2'))
    expect(readFile(made).times).toEqual(busyAt('01', '03', '05'))
    expect(readFile(made + cancelled)).toEqual({ times: busyAt('03'), remarks: [] })
  })

  test('a change that is older than the series, of a date that the series no longer has, doesn’t count', () => {
    const moved = event('UID:a', 'SEQUENCE:1', 'RECURRENCE-ID:20270302T180000Z', ...hourAt('05'))
    const series = (sequence: number) =>
      version(sequence, '01', 'RRULE:FREQ=DAILY;COUNT=3', 'EXDATE:20270302T180000Z')
    expect(readFile(calendar(series(2), moved)).times).toEqual(busyAt('01', '03'))
    // Apple's programs removed the date and changed it as well.
    expect(readFile(calendar(series(1), moved)).times).toEqual(busyAt('01', '03', '05'))
  })
})

describe('busy times without events', () => {
  const busy = (...lines: string[]) =>
    readFile(
      calendar(
        'BEGIN:VFREEBUSY',
        'DTSTART:20270301T000000Z',
        'DTEND:20270401T000000Z',
        ...lines,
        'END:VFREEBUSY',
      ),
    )

  test('periods are busy, of any type but free', () => {
    expect(
      busy(
        'FREEBUSY;FBTYPE=BUSY:20270301T180000Z/PT1H,20270302T180000Z/20270302T190000Z',
        'FREEBUSY:20270303T180000Z/PT1H',
        'FREEBUSY;FBTYPE=BUSY-TENTATIVE:20270304T180000Z/PT1H',
        'FREEBUSY;FBTYPE=FREE:20270305T180000Z/PT1H',
        'FREEBUSY;FBTYPE=X-GYM:20270306T180000Z/PT1H',
      ),
    ).toEqual({ times: busyAt('01', '02', '03', '04', '06'), remarks: [] })
  })

  test('periods are also separated by semicolons', () => {
    expect(busy('FREEBUSY:20270301T180000Z/PT1H;20270302T180000Z/PT1H').times).toEqual(busyAt('01', '02'))
  })

  test('a list may have no period', () => {
    expect(busy('FREEBUSY:', 'FREEBUSY:20270301T180000Z/PT1H,')).toEqual({ times: busyAt('01'), remarks: [] })
  })

  test('a period that can’t be read is said, and leaves the others', () => {
    expect(busy('FREEBUSY:20270301T180000Z,20270302T180000Z/PT1H')).toEqual({
      times: busyAt('02'),
      remarks: ['1 Unreadable Mar 1, 2027, 6:00 PM UTC'],
    })
  })

  test('hours of availability aren’t read, and said', () => {
    expect(
      readFile(
        calendar(
          'BEGIN:VAVAILABILITY',
          'BEGIN:AVAILABLE',
          ...hourAt('01'),
          'END:AVAILABLE',
          'END:VAVAILABILITY',
        ),
      ).remarks,
    ).toEqual(['1 Unreadable VAVAILABILITY'])
  })
})

test('the worst entries that people sent us leave the good one', () => {
  const worst = [
    'RRULE:FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30',
    'RRULE:FREQ=YEARLY;BYWEEKNO=53;BYMONTH=6',
    'RRULE:FREQ=DAILY;INTERVAL=0;COUNT=2',
    'DURATION:P99999999999W',
    'DTEND:99991231T235959Z',
    'RDATE:99991231T235959Z/P100Y',
    'DTSTART:00010101T000000Z',
    'SEQUENCE:9e99',
  ]
  const file = calendar(
    ...worst.map((line) => event('DTSTART:20270301T100000Z', line)),
    event(...hourAt('10')),
  )
  const started = performance.now()
  expect(readFile(file).times.at(-1)).toBeDefined()
  expect(performance.now() - started).toBeLessThan(2000)
})

test('of 150,000 versions and 2,000 changes of an entry, the last version counts', () => {
  const many = Array.from({ length: 150_000 }, (_, at) =>
    event('UID:a', `SEQUENCE:${at % 3}`, 'DTSTART:20200301T100000Z'),
  )
  const changes = Array.from({ length: 2000 }, () =>
    event('UID:a', 'RECURRENCE-ID;RANGE=THISANDFUTURE:20270301T180000Z', ...hourAt('05')),
  )
  const last = event('UID:a', 'SEQUENCE:3', ...hourAt('09'))
  const file = calendar(many.join('\r\n'), changes.join('\r\n'), last, event('UID:b', ...hourAt('10')))
  expect(readFile(file)).toEqual({ times: busyAt('05', '09', '10'), remarks: [] })
})
