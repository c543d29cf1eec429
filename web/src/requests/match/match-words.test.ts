import type { HostMatch } from '@app/contract/events/match-schema.ts'
import { expect, test } from 'vitest'
import { plainHost as host } from '../testing/plain-host.ts'
import { nearText } from './condition-words.ts'
import { partText, reasonText, sentenceOf } from './match-words.ts'

const said = (match: HostMatch) => {
  const { lead, rest } = sentenceOf(match, 'field')
  return lead + rest
}
const riverside = { id: 'b', name: 'Riverside Fieldhouse', miles: 4, spaces: 2, isFree: true }

test.each([
  [host({}), '10 of 10 fields, all turf, all on one site. 2 more stay free.'],
  [
    host({ sentence: 'withPartners', partners: [riverside] }, { own: 8 }),
    '8 of 10 fields; 2 short, Riverside Fieldhouse 4 mi away has them.',
  ],
  [
    host({ sentence: 'otherDates' }, { own: 10, weeks: 1, from: '2027-04-29', to: '2027-05-02' }),
    '10 of 10 fields, but not on your first dates. Free 1 weekend later, Apr 30 – May 2.',
  ],
  [
    host({ sentence: 'datesUnknown', isFree: false }, { from: null, to: null }),
    '10 of 10 fields. Its calendar doesn’t say whether these dates are free.',
  ],
])('the sentence of a host, %#', (match, text) => {
  expect(said(match)).toBe(text)
})

test.each([
  ['rooms', {}, '610 rooms within 5 mi'],
  ['rooms', { rooms: 480 }, '480 rooms within 5 mi, no spare'],
  ['rooms', { rooms: 490 }, '490 rooms within 5 mi, tight'],
  ['rooms', { rooms: 40, uncounted: 2 }, '2 hotels within 5 mi without a room count'],
  ['record', {}, 'Hosted 14 events, 4.8 stars'],
  ['record', { events: 0, rating: null }, 'New here: no events and no reviews yet'],
  ['dates', { weeks: -2 }, '2 weekends earlier than your first choice'],
  ['record', { inSeason: true }, 'Hosted 14 events (some in April), 4.8 stars'],
  ['record', { inSeason: false, rating: null }, 'Hosted 14 events (none in April)'],
  ['distance', {}, '118 mi away'],
  ['distance', { miles: 1824, reach: 120 }, '1,824 mi away, farther than your 120 mi'],
  ['replies', {}, 'Says it answers within a day'],
  ['replies', { answered: 80 }, 'Answered 80% of requests. Says it answers within a day'],
  ['replies', { answered: 90, responseTime: null }, 'Answered 90% of requests'],
] as const)('%s with %j reads "%s"', (reason, more, text) => {
  expect(reasonText(host({}, more), { reason, tone: 'good' })).toBe(text)
})

test('a part tells what it is made of', () => {
  expect(partText('fields', host({}, { own: 8 }))).toBe('8 on site, 2 at a partner')
  expect(partText('fields', host({}, { amenitiesWanted: 2, amenities: ['Parking'] }))).toBe(
    '12 on site, 1 of 2 amenities you want',
  )
  expect(partText('dates', host({}))).toBe('Free, set-up too')
  expect(partText('distance', host({}))).toBe('118 of 250 mi')
  // The request may still ask for room nights in all.
  expect(partText('rooms', host({}, { roomsNeeded: null }))).toBe('No rooms per night asked for')
})

test('near misses name what would bring them back', () => {
  expect(nearText(54, 'farther', { requestDist: 300 })).toBe('54 are within 300 mi')
  expect(nearText(1, 'fewerSpaces', { spaceCount: 8 })).toBe('1 has 8 or more')
  expect(nearText(1, 'dropDates', {})).toBe('1 fits without the dates')
  expect(nearText(30, 'dropSpaces', {})).toBe('30 fit without the number of spaces')
})

test('a day of which only some hours are free is part of the sentence, and of the part for dates', () => {
  const partDays = [{ day: '2027-04-22', hours: { from: '14:00', to: null } }]
  const found = host({ partDays })
  expect(sentenceOf(found, 'field').rest).toMatch(/ Thu, Apr 22 only from 2 PM\.$/)
  expect(partText('dates', found)).toBe('Free, set-up too, Thu, Apr 22 only from 2 PM')
  expect(sentenceOf(host({}), 'field').rest).not.toContain('only')
})
