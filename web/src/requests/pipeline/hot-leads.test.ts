import { expect, test } from 'vitest'
import { hotReason } from './hot-leads.tsx'

const lead = {
  id: 'one',
  name: 'Spring Cup',
  score: 85,
  startDate: '2027-04-23',
  endDate: '2027-04-25',
  from: '2027-04-23',
  to: '2027-04-25',
  needed: 10,
  own: 10,
  isFree: true,
  facilityName: 'Elm Fields',
  events: 0,
  sports: [],
}

test('a request says how it fits, and where', () => {
  expect(hotReason({ ...lead, kind: 'event' })).toBe(
    'Fits Elm Fields, 85 of 100, 10 of 10 spaces, free Apr 23 – 25',
  )
})

test('a request with a window says which days are free, and not the whole window', () => {
  expect(hotReason({ ...lead, kind: 'event', startDate: '2027-04-01', endDate: '2027-05-31' })).toBe(
    'Fits Elm Fields, 85 of 100, 10 of 10 spaces, free Apr 23 – 25',
  )
})

test('a request with too few spaces only could fit', () => {
  expect(hotReason({ ...lead, kind: 'event', own: 8 })).toBe(
    'Could fit Elm Fields, 85 of 100, 8 of 10 spaces, free Apr 23 – 25',
  )
})

test('a request whose dates nobody knows only could fit', () => {
  expect(hotReason({ ...lead, kind: 'event', isFree: false, from: null, to: null })).toBe(
    'Could fit Elm Fields, 85 of 100, 10 of 10 spaces, not known to be free Apr 23 – 25',
  )
})

test('an organization says what it plans', () => {
  const organization = { ...lead, kind: 'organization' as const, events: 3, sports: ['Soccer' as const] }
  expect(hotReason(organization)).toBe('A manager follows you, plays Soccer, 3 events to come')
})
