import { expect, test } from 'vitest'
import { eventSummary } from '../kinds/event/summary.ts'
import { facilitySummary } from '../kinds/facility/summary.ts'
import { plainEvent } from '../page/testing/plain-event.ts'
import { plainFacility } from '../page/testing/plain-facility.ts'
import { inDateOrder } from './date-order.ts'

const today = '2027-03-12'
const on = (day: string, status: 'Published' | 'Cancelled' = 'Published') =>
  plainEvent({ name: `${status} ${day}`, startDate: day, endDate: day, status })

test('events to come are first, then those that are over, the latest first', () => {
  const events = [
    on('2027-03-10'),
    on('2027-05-01'),
    on('2027-02-01'),
    on('2027-04-01', 'Cancelled'),
    on('2027-03-12'),
  ]
  expect(inDateOrder(eventSummary, events, today).map(({ name }) => name)).toEqual([
    'Published 2027-03-12',
    'Published 2027-05-01',
    'Cancelled 2027-04-01',
    'Published 2027-03-10',
    'Published 2027-02-01',
  ])
})

test('profiles without dates keep their order', () => {
  const facilities = ['Oak', 'Elm', 'Ash'].map((name) => plainFacility({ name }))
  expect(inDateOrder(facilitySummary, facilities, today)).toEqual(facilities)
})
