import { describe, expect, test } from 'vitest'
import { calendarText } from './calendar-text.ts'
import { busyAt, calendar, event, hourAt, readFile } from './testing/written-calendar.ts'

describe('lines', () => {
  const usual = calendar(event('DTSTART:20270310T18', ' 0000Z', 'DTEND:20270310T190000Z'))
  test.each([
    ['end as on the first Macintosh, behind a mark of UTF-8', `\uFEFF${usual}`.replaceAll('\r\n', '\r')],
    ['end as on the first Macintosh but the last', `${usual.replaceAll('\r\n', '\r')}\n`],
    ['have two carriage returns', usual.replaceAll('\r\n', '\r\r\n')],
    ['are all indented', usual.replaceAll(/^(?=.)/gm, '    ')],
    ['are indented by component', usual.replaceAll(/^(?=[BDE])(?!.*VCAL)/gm, '\t')],
    ['have blanks around the colon', usual.replaceAll(/(?<=BEGIN|END|DTSTART)(?=:)|(?<=:)/g, ' ')],
  ])('lines that %s are lines', (_case, file) => {
    expect(readFile(file)).toEqual({ times: busyAt('10'), remarks: [] })
  })

  test('ten million characters of line ends or blanks are no calendar, and don’t take long', () => {
    const started = performance.now()
    for (const one of ['\r', ' ', '\t\n'])
      expect(() => readFile(one.repeat(10_000_000 / one.length))).toThrow('The address has no calendar.')
    expect(performance.now() - started).toBeLessThan(5000)
  })

  test.each([
    ['UTF-8', 'utf8'],
    ['UTF-16, without a mark', 'utf16le'],
  ] as const)('%s is read', (_case, encoding) => {
    const file = Buffer.from(calendar(event(...hourAt('10'))), encoding)
    expect(readFile(calendarText(file)).times).toEqual(busyAt('10'))
    if (encoding === 'utf16le') expect(readFile(calendarText(file.swap16())).times).toEqual(busyAt('10'))
  })
})

describe('around the calendar', () => {
  test.each([
    ['a line of its own', 'X-NOTE:kept copy of 10:00'],
    ['a comment', '<!-- served from a cache in 0.02 s -->'],
    ['a long comment', '<!-- x -->\n'.repeat(500)],
    ['another calendar', calendar(event(...hourAt('11')))],
  ])('%s after the end doesn’t matter', (_case, rest) => {
    expect(readFile(calendar(event(...hourAt('10'))) + rest).times).toContain(busyAt('10')[0])
  })

  test('a warning of the server before the beginning doesn’t matter', () => {
    expect(
      readFile(`Warning: undefined variable in /srv/calendar.php\n\n${calendar(event(...hourAt('10')))}`)
        .times,
    ).toEqual(busyAt('10'))
  })

  test('a second calendar that breaks off is refused', () => {
    expect(() => readFile(`${calendar()}BEGIN:VCALENDAR\r\n`)).toThrow(
      'The calendar breaks off in the middle.',
    )
  })
})

describe('what has a start and is no event', () => {
  test.each([
    ['a component of another name', ['BEGIN:EVENT', ...hourAt('11'), 'END:EVENT'], 'EVENT'],
    [
      'in a component around it',
      ['BEGIN:X-ALL', 'BEGIN:X-ONE', ...hourAt('11'), 'END:X-ONE', 'END:X-ALL'],
      'X-ONE',
    ],
    ['no component', hourAt('11'), 'DTSTART'],
  ])('%s is said', (_case, lines, example) => {
    expect(readFile(calendar(event(...hourAt('10')), ...lines))).toEqual({
      times: busyAt('10'),
      remarks: [`1 Unreadable ${example}`],
    })
  })

  test.each(['VTODO', 'VJOURNAL', 'VTIMEZONE', 'VALARM'])('a %s takes no time, and isn’t said', (name) => {
    expect(readFile(calendar(`BEGIN:${name}`, ...hourAt('10'), `END:${name}`))).toEqual({
      times: [],
      remarks: [],
    })
  })

  test('an event in a component of another name is an event', () => {
    expect(readFile(calendar('BEGIN:X-ALL', event(...hourAt('10')), 'END:X-ALL'))).toEqual({
      times: busyAt('10'),
      remarks: [],
    })
  })
})

describe('the zone of a calendar', () => {
  const floating = (day: string) => event(`DTSTART:202703${day}T180000`, 'DURATION:PT1H')
  const losAngeles = 'X-WR-TIMEZONE:America/Los_Angeles'
  const [inLosAngeles, atPlace] = ['2027-03-02T02:00 2027-03-02T03:00', '2027-03-01T23:00 2027-03-02T00:00']
  test.each([
    ['after the events', calendar(floating('01'), losAngeles), inLosAngeles],
    [
      'twice, of which the first counts',
      calendar(losAngeles, floating('01'), 'X-WR-TIMEZONE:UTC'),
      inLosAngeles,
    ],
    ['in an event', calendar(event('DTSTART:20270301T180000', 'DURATION:PT1H', losAngeles)), atPlace],
    ['after the end of the calendar', `${calendar(floating('01'))}${losAngeles}\r\n`, atPlace],
    ['before the calendar', `${losAngeles}\r\n${calendar(floating('01'))}`, atPlace],
  ])('times without a zone are read with X-WR-TIMEZONE %s', (_where, file, time) => {
    expect(readFile(file)).toEqual({ times: [time], remarks: [] })
  })

  test('X-WR-TIMEZONE of one calendar doesn’t apply to others in the file', () => {
    const file =
      calendar(floating('01'), losAngeles) +
      calendar(floating('05')) +
      calendar(floating('09'), 'X-WR-TIMEZONE:UTC')
    expect(readFile(file).times).toEqual([
      inLosAngeles,
      '2027-03-05T23:00 2027-03-06T00:00',
      '2027-03-09T18:00 2027-03-09T19:00',
    ])
  })
})
