import { expect, test } from 'vitest'
import { eventCreation } from './creation.ts'

test.each([
  ['2020-03-14', 'These dates are over.'],
  ['2097-03-14', undefined],
  ['', undefined],
])('before an event until %j is created, the question is %s', (endDate, title) => {
  expect(eventCreation.doubt?.({ endDate })?.title).toBe(title)
})
