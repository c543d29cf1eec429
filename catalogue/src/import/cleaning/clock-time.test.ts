import { expect, test } from 'vitest'
import { parseClockTime } from './clock-time.ts'

test.each([
  ['15:00', '15:00'],
  ['3 PM', '15:00'],
  ['3:30 p.m.', '15:30'],
  ['11 am', '11:00'],
  ['12 AM', '00:00'],
  ['12 pm', '12:00'],
  ['9:00:00', '09:00'],
  ['25:00', undefined],
  ['13 pm', undefined],
  ['noon', undefined],
])('%s is %s', (text, time) => expect(parseClockTime(text)).toBe(time))
