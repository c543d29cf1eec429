import { expect, test } from 'vitest'
import { hotReason } from './hot-leads.tsx'

const lead = {
  id: 'one',
  name: 'Spring Cup',
  score: 85,
  startDate: '2027-04-23',
  endDate: '2027-04-25',
  needed: 10,
  own: 8,
  isFree: true,
  facilityName: 'Elm Fields',
  events: 0,
  sports: [],
}

test('a request says how it fits, and where', () => {
  expect(hotReason({ ...lead, kind: 'event' })).toBe(
    'Fits Elm Fields, 85 of 100, 8 of 10 spaces, free Apr 23 – 25',
  )
})

test('an organization says what it plans', () => {
  const organization = { ...lead, kind: 'organization' as const, events: 3, sports: ['Soccer' as const] }
  expect(hotReason(organization)).toBe('A manager follows you, plays Soccer, 3 events to come')
})
