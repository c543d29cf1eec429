import { askedByEventNames } from '@app/contract/rules/request-names.ts'
import { expect, test } from 'vitest'
import { plainHost } from '../testing/plain-host.ts'
import { plainAsked, plainRequest } from '../testing/plain-lead.ts'
import { askedRows } from './asked-rows.ts'

const event = plainAsked({ spaceName: 'Court', spaceCount: 6 })

test.each([
  [6, 6, '6 of 6 courts held', 'good'],
  [4, 4, '4 of 6 courts held', 'fair'],
  [6, 2, '6 spaces, 2 of them courts, held', 'fair'],
  [6, 0, '6 spaces, none of them courts, held', 'bad'],
])('%i held spaces of which %i are of the type read "%s"', (all, asked, own, tone) => {
  const row = askedRows(event, null, { all, asked, isBooked: false }).find(({ need }) => need === 'Spaces')
  expect(row).toMatchObject({ own, tone })
})

test('what an award has booked is booked, no longer held', () => {
  const rows = askedRows(event, null, { all: 6, asked: 6, isBooked: true })
  expect(rows.filter(({ need }) => need === 'Spaces' || need === 'Dates').map(({ own }) => own)).toEqual([
    'Booked for them',
    '6 of 6 courts booked',
  ])
})

test('days on which less is held are named, and aren’t as asked', () => {
  const held = { all: 6, asked: 6, isBooked: false }
  const rows = askedRows(event, null, held, 'Sun, Apr 18 not held')
  expect(rows.find(({ need }) => need === 'Dates')).toMatchObject({
    own: 'Held for them. Sun, Apr 18 not held',
    tone: 'fair',
  })
})

test.each([
  ['Required', 'Required', ['Live Streaming'], 'On your page', 'good'],
  ['Required', 'Required', [], 'Not on your page', 'bad'],
  ['Wished', 'Nice to have', [], 'Not on your page', 'fair'],
] as const)(
  'a live stream that is %s reads "%s" for a host that has %j',
  (liveStream, asked, amenities, own, tone) => {
    const match = plainHost({}, { amenities: [...amenities], amenitiesWanted: 1 })
    const rows = askedRows(plainAsked({ liveStream }), { misses: [], match })
    expect(rows.filter(({ name }) => name === 'liveStream' || name === 'amenities')).toEqual([
      { name: 'liveStream', need: 'Live stream', asked, own, tone },
    ])
  },
)

test.each([
  [[], 'None on your page', 'fair'],
  [['Parking'], 'Parking', 'fair'],
  [['Parking', 'Showers', 'Wifi'], 'Parking, Showers', 'good'],
] as const)('of the amenities that are asked, a host that has %j reads "%s"', (amenities, own, tone) => {
  const match = plainHost({}, { amenities: [...amenities] })
  const rows = askedRows(plainAsked({ amenities: ['Parking', 'Showers'] }), { misses: [], match })
  expect(rows.find(({ name }) => name === 'amenities')).toMatchObject({
    need: 'Nice to have',
    asked: 'Parking, Showers',
    own,
    tone,
  })
})

/** What a host by its link reads, besides the dates, the sport and the spaces of every request. */
const textsOf = (changes: object) =>
  askedRows(plainAsked(changes), null)
    .filter(({ name }) => !['sportsList', 'startDate', 'spaceCount'].includes(name))
    .map(({ need, asked }) => `${need}: ${asked}`)

test('shows where, on what and for how many, as far as the request says it', () => {
  expect(
    textsOf({
      surfaces: ['Grass', 'Turf'],
      location: 'Outdoor',
      requestAddress: 'Austin, Texas',
      requestDist: 50,
      teamCount: 24,
      ages: 'U11 to U15',
      attendance: 1500,
    }),
  ).toEqual([
    'Ages: U11 to U15',
    'Place: Within 50 miles of Austin, Texas',
    'Surface: Grass or Turf',
    'Indoor or outdoor: Outdoor',
    'Teams: 24',
    'Spectators: 1,500',
  ])
})

test('shows a place without a distance, and nothing that the request leaves out', () => {
  expect(textsOf({ requestAddress: 'Austin, Texas' })).toEqual(['Place: Austin, Texas'])
  expect(textsOf({})).toEqual([])
})

test.each([
  [1, ['Dates can move: A week either way']],
  [2, ['Dates can move: Up to 2 weeks either way']],
  [0, []],
])('dates that may move by %i weeks read %j', (flexWeeks, texts) => {
  expect(textsOf({ flexWeeks })).toEqual(texts)
})

test.each([
  {},
  { spaceName: 'Rink', surface: 'Ice', spaceCount: 2, location: 'Indoor' },
  { requestAddress: 'Nome, Alaska', requestDist: 40 },
] as const)('a request of %j is read by the names of its event', (changes) => {
  expect(askedByEventNames(plainRequest(changes))).toEqual(plainAsked(changes))
})
