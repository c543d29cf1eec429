import { expect, test } from 'vitest'
import { readInThread } from './read-in-thread.ts'

const window = {
  timeZone: 'America/New_York',
  from: Date.parse('2026-11-01T00:00Z'),
  to: Date.parse('2028-11-01T00:00Z'),
}
const read = (rule: string, timeoutMs?: number) => {
  const lines = [
    'BEGIN:VCALENDAR',
    'BEGIN:VEVENT',
    'UID:1',
    'DTSTART:20270601T100000Z',
    'DURATION:PT1H',
    rule,
  ]
  const file = Buffer.from([...lines, 'END:VEVENT', 'END:VCALENDAR', ''].join('\n'))
  return readInThread(file, window, new AbortController().signal, timeoutMs)
}

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
  await expect(readInThread(file, window, new AbortController().signal)).rejects.toThrow(
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
  await expect(read('TRANSP:OPAQUE', 1)).rejects.toThrow(
    'The calendar takes too much time or memory to read.',
  )
})
