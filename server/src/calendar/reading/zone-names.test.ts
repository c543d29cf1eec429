import { expect, test } from 'vitest'
import { exactClock, looseClock } from './zone-names.ts'
import { namedClock } from './zone-clock.ts'

const window = { from: Date.parse('2026-11-01T00:00Z'), to: Date.parse('2028-11-01T00:00Z') }

/** The hours from UTC at noon of a day in January, March (the United States have summer time, Europe hasn't) and July. */
function hours(name: string, place = 'America/New_York') {
  const clock = exactClock(name) ?? looseClock(name, namedClock(place), window)
  return (
    clock &&
    ['2027-01-15', '2027-03-20', '2027-07-15'].map((day) => {
      const wall = Date.parse(`${day}T12:00Z`)
      return (wall - clock(wall)) / 3_600_000
    })
  )
}

test.each([
  // The IANA's names, also behind what programs put before them.
  ['America/New_York', [-5, -4, -4]],
  ['america/new york', [-5, -4, -4]],
  ['US/Eastern', [-5, -4, -4]],
  ['/mozilla.org/20050126_1/Europe/Berlin', [1, 1, 2]],
  ['Etc/GMT+5', [-5, -5, -5]],
  ['GB', [0, 0, 1]],
  ['Zulu', [0, 0, 0]],
  ['utc', [0, 0, 0]],
  ['Z', [0, 0, 0]],
  // Windows, Outlook and Exchange.
  ['GMT Standard Time', [0, 0, 1]],
  ['W. Europe Standard Time', [1, 1, 2]],
  ['eastern standard time', [-5, -4, -4]],
  ['Eastern Standard Time (Mexico)', [-5, -5, -5]],
  ['US Mountain Standard Time', [-7, -7, -7]],
  ['UTC+12', [12, 12, 12]],
  ['Eastern Standard Time 1', [-5, -4, -4]],
  ['Eastern Daylight Time', [-5, -4, -4]],
  ['(UTC-05:00) Eastern Time (US & Canada)', [-5, -4, -4]],
  ['(GMT-05.00) Eastern Time (US and Canada)', [-5, -4, -4]],
  ['Pacific Time (US & Canada), Tijuana', [-8, -7, -7]],
  ['(UTC+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna', [1, 1, 2]],
  ['(UTC-05:00)', [-5, -5, -5]],
  ['tzone://Microsoft/Utc', [0, 0, 0]],
  ['Universal Coordinated Time', [0, 0, 0]],
  ['Sarajevo, Skopje, Sofija, Vilnius, Warsaw, Zagreb', [1, 1, 2]],
  ['(GMT+02:00) Helsinki, Riga, Tallinn', [2, 2, 3]],
  ["Nuku'alofa, Tonga", [13, 13, 13]],
  // Java, JavaScript and POSIX.
  ['GMT-0500 (EST)', [-5, -5, -5]],
  ['Greenwich Mean Time', [0, 0, 0]],
  ['EST5EDT', [-5, -4, -4]],
  ['SystemV/PST8PDT', [-8, -7, -7]],
  ['EST5', [-5, -5, -5]],
  ['<-03>3', [-3, -3, -3]],
  ['EST5EDT,M3.2.0,M11.1.0', [-5, -4, -4]],
  ['EST5EDT4,M4.1.0/2,M10.5.0/2', [-5, -5, -4]],
  ['AEST-10AEDT,M10.1.0,M4.1.0/3', [11, 11, 10]],
  ['CET-1CEST', [1, 1, 2]],
  // Hours before and after the day, and days of the year.
  ['<-02>2<-01>,M3.5.0/-1,M10.5.0/0', [-2, -2, -1]],
  ['IST-2IDT,M3.4.4/26,M10.5.0', [2, 2, 3]],
  ['<-04>4<-03>,M9.1.6/24,M4.1.6/24', [-3, -3, -4]],
  ['EET-2EEST,M3.4.4/50,M10.4.4/50', [2, 2, 3]],
  ['EST5EDT,M3.2.0/02:30:00,M11.1.0/2:00', [-5, -4, -4]],
  ['EST5EDT,J60,J300', [-5, -4, -4]],
  ['EST5EDT,J80/2,J300/2', [-5, -5, -4]],
  ['EST5EDT,59/0,299', [-5, -4, -4]],
  ['GMT-0500', [-5, -5, -5]],
  ['UTC+5:30', [5.5, 5.5, 5.5]],
  ['-08:00', [-8, -8, -8]],
  ['JST', [9, 9, 9]],
  // People.
  ['Chicago', [-6, -5, -5]],
  ['New York', [-5, -4, -4]],
  ['America-New_York', [-5, -4, -4]],
  ['US-Eastern', [-5, -4, -4]],
  ['Eastern', [-5, -4, -4]],
  ['Mountain Time', [-7, -6, -6]],
  ['EST', [-5, -4, -4]],
  ['PDT', [-8, -7, -7]],
])('%s is %j hours from UTC', (name, expected) => {
  expect(hours(name)).toEqual(expected)
})

test('MST means the clocks of a place that has no summer time', () => {
  expect(hours('MST', 'America/Phoenix')).toEqual([-7, -7, -7])
  expect(hours('MST', 'America/Denver')).toEqual([-7, -6, -6])
})

test.each([
  'Gulf League Time',
  'tzone://Microsoft/Custom',
  'Europe/Nowhere',
  'AST',
  'Nowhere City',
  'North_Dakota',
  'constructor',
  '',
  'EST5EDT,J0,J300',
  'EST5EDT,M13.1.0,M11.1.0',
  'EST5EDT,M3.2.0/200,M11.1.0',
  'EST5EDT,366,M11.1.0',
])('“%s” is unknown', (name) => {
  expect(hours(name)).toBeUndefined()
})
