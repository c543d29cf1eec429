import { expect, test } from 'vitest'
import { plainEvent } from '../../../page/testing/plain-event.ts'
import { answerWay, requestedDays, requestedThings, requestText, takesAnswers } from './request-words.ts'

const today = '2027-03-01'
const request = { category: 'RFP' } as const

test.each([
  [{}, true],
  [{ category: 'Marketed' }, false],
  [{ status: 'Draft' }, false],
  [{ isClosed: true }, false],
  [{ endDate: '2027-02-28' }, false],
] as const)('a request with %j takes answers: %s', (changes, expected) => {
  expect(takesAnswers(plainEvent({ ...request, ...changes }), today)).toBe(expected)
})

test.each([
  [
    { email: 'ann@a.org', phone: '555 0100' },
    'mailto:ann@a.org?subject=Proposal%20for%20Elm%20Street%20Open',
  ],
  [{ phone: '(317) 555-0100', website: 'https://a.org' }, 'tel:3175550100'],
  [{ website: 'https://a.org' }, 'https://a.org'],
  [{ organization: { id: 'x', name: 'Crossroads' } }, '/organizations/x'],
  [{}, undefined],
])('hosts answer an organizer with %j at %s', (known, to) => {
  expect(answerWay(plainEvent(known))?.to).toBe(to)
})

test('flexible dates say how many days within them', () => {
  const dates = { startDate: '2027-04-01', endDate: '2027-05-31', hasFlexibleDates: true, dayCount: 3 }
  expect(requestedDays(plainEvent(dates))).toEqual([
    'Flexible b/w Thu, Apr 1st, 2027 - Mon, May 31st, 2027',
    '3 days within these dates',
  ])
})

test('fixed dates have their times', () => {
  expect(requestedDays(plainEvent({ startTime: '08:00' }))).toEqual([
    'Fri, Mar 12th, 2027 - Sun, Mar 14th, 2027',
    'From 8 AM',
  ])
})

const field = { id: '1', name: 'Field', count: 10, surface: 'Turf', location: 'Outdoor' } as const
const space = { ...field, additionalFeatures: null, createdDate: '2026-01-01T00:00:00Z' }

test('the notice says who asks, for what, when and where, and how to answer', () => {
  const search = { requestAddress: 'Gary, IN', requestDist: 50 }
  const profile = plainEvent({ ...request, ...search, organization: { id: 'x', name: 'Crossroads' } })
  expect(requestText({ profile, requirements: [space] })).toBe(
    'Crossroads asks for a venue with 10 fields (turf, outdoor): Fri, Mar 12th, 2027 - Sun, Mar 14th, 2027. Looking within 50 mi of Gary, IN. Contact the organizer to answer.',
  )
})

test('the notice of an organizer without a public page names nobody', () => {
  expect(requestText({ profile: plainEvent(request), requirements: [] })).toMatch(
    /^The organizer asks for a venue: .* Looking Nationally\./,
  )
})

test('lists sports, spaces, teams, facilities and amenities', () => {
  const profile = plainEvent({
    sportsList: ['Soccer', 'Lacrosse'],
    teamCount: 64,
    facilityTypes: ['Sports Complex', 'Stadium'],
  })
  const needs = { profile, requirements: [space], amenities: ['Parking', 'Bleachers'] }
  expect(requestedThings(needs)).toEqual([
    'Soccer and Lacrosse',
    '10 fields (turf, outdoor)',
    'Room for 64 teams',
    'At a facility of the type Sports Complex or Stadium',
    'Parking and Bleachers',
  ])
})

test('lists nothing of an event of which nothing is known', () => {
  expect(requestedThings({ profile: plainEvent(), requirements: [], amenities: [] })).toEqual([])
})
