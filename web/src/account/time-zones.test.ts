import { expect, test } from 'vitest'
import { zoneOption } from './time-zones.ts'

test.each([
  ['America/New_York', 'New York', 'America'],
  ['America/Indiana/Indianapolis', 'Indianapolis', 'America, Indiana'],
  ['UTC', 'UTC', undefined],
])('%s is found as %s', (value, label, note) => {
  expect(zoneOption(value)).toEqual({ value, label, ...(note && { note }) })
})
