import { expect, test } from 'vitest'
import { dayTitle, shortTime, startOfDay } from './times.ts'

const zone = 'America/Indiana/Indianapolis'
const now = new Date('2026-11-23T22:00:00Z')
const plain = (text: string) => text.replaceAll(/\s/g, ' ')

test.each([
  ['2026-11-23T14:41:00Z', 'Today', '9:41 AM'],
  ['2026-11-23T04:00:00Z', 'Yesterday', 'Yesterday'],
  ['2026-11-19T21:12:00Z', 'Thursday, November 19', 'Thu'],
  ['2026-11-12T21:12:00Z', 'Thursday, November 12', 'Nov 12'],
  ['2025-11-12T21:12:00Z', 'Wednesday, November 12, 2025', 'Nov 12, 2025'],
])('%s is under %j, and %j in a list', (instant, title, short) => {
  expect(dayTitle(instant, now, zone)).toBe(title)
  expect(plain(shortTime(instant, now, zone))).toBe(short)
})

test('a time ahead of the own clock is today', () => {
  expect(dayTitle('2026-11-24T05:30:00Z', now, zone)).toBe('Today')
})

test('a day begins at midnight of the time zone', () => {
  expect(startOfDay('2026-11-23', zone)).toBe('2026-11-23T05:00:00.000Z')
})
