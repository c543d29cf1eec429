import { expect, test } from 'vitest'
import type { LandingTopic } from '../../kind/landing/landing-facts.ts'
import { facilityTexts, type Extremes } from './landing-words.ts'

const facet = (entries: Record<string, number>) =>
  Object.entries(entries).map(([value, count]) => ({ value, count }))

const towns = (state: string, entries: Record<string, number>) => {
  const most = Object.entries(entries).map(([city, count]) => ({ city, state, count }))
  return { count: most.length, most }
}

const ohio: LandingTopic = { state: 'Ohio' }
const basketball: LandingTopic = { category: { name: 'Basketball', sports: ['Basketball'] } }
const dome = { name: 'Mesa Dome', city: 'Toledo', state: 'Ohio', capacity: 8000 } as const
const courts = {
  name: 'Court',
  typical: 4,
  facets: { surface: facet({ 'N/A': 90, Hardwood: 71, Concrete: 9 }) },
  most: { facility: { name: 'Mesa Courts', city: 'Toledo', state: 'Ohio' } as const, count: 44 },
}
const found = {
  count: 214,
  towns: towns('Ohio', { Columbus: 38, Akron: 21, Toledo: 17, Dayton: 4 }),
  facets: {
    sports: facet({ Basketball: 124, Soccer: 80 }),
    spaceType: facet({ Court: 120, Field: 88, Diamond: 41, Rink: 3 }),
    location: facet({ Indoor: 151 }),
    availability: facet({ 'Available to host': 96 }),
  },
}

test('a state with many facilities', () => {
  expect(facilityTexts(ohio, found, { largest: dome })).toEqual({
    lead: [
      'Ohio has 214 facilities in four towns, where two sports are played.',
      'Basketball is the most common, at 124 of them.',
      'Columbus has the most (38), followed by Akron (21) and Toledo (17).',
    ],
    about:
      'There are courts at 120 of them, fields at 88, and diamonds at 41. The largest is Mesa Dome in Toledo, with 8,000 seats.',
    figures: [
      { label: 'Sports', value: '2', note: 'basketball at 124' },
      { label: 'Most seats', value: '8K', note: 'Mesa Dome' },
      { label: 'With indoor spaces', value: '151', note: '71% of facilities' },
      { label: 'Open to hosting', value: '96', note: '45% of facilities' },
    ],
  })
})

const leadOf = (topic: LandingTopic, given: Partial<typeof found>, extremes: Extremes = {}) =>
  facilityTexts(topic, { ...found, ...given }, extremes).lead.join(' ')

const nothing = {
  towns: towns('Ohio', {}),
  facets: { sports: [], spaceType: [], location: [], availability: [] },
}

test.each([
  ['one facility without sports', 1, {}, 'Ohio has one facility.'],
  ['one facility with a sport', 1, { Chess: 1 }, 'Ohio has one facility, with room for chess.'],
  ['one sport', 3, { Chess: 3 }, 'Ohio has three facilities, all for chess.'],
  [
    'two sports that lead alike',
    5,
    { Chess: 3, Soccer: 3, Golf: 1 },
    'Ohio has five facilities, where three sports are played. Chess and soccer are the most common, at three each.',
  ],
  [
    'three sports that lead alike',
    5,
    { Chess: 3, Soccer: 3, Golf: 3 },
    'Ohio has five facilities, where three sports are played.',
  ],
  [
    'a sport that all have',
    5,
    { Soccer: 5, Golf: 1 },
    'Ohio has five facilities, where two sports are played. Soccer is the most common, at all of them.',
  ],
])('a state with %s', (_title, count, sports, lead) => {
  expect(leadOf(ohio, { ...nothing, count, facets: { ...nothing.facets, sports: facet(sports) } })).toBe(lead)
})

test('the Virgin Islands are spelled as in the list of states', () => {
  expect(leadOf({ state: 'Virgin Island' }, { ...nothing, count: 28 })).toBe(
    'Virgin Island has 28 facilities.',
  )
})

const states = (entries: Record<string, number>) => ({
  ...found,
  facets: { ...found.facets, state: facet(entries) },
})

test('a sport across states and provinces', () => {
  expect(
    leadOf(basketball, states({ Texas: 402, California: 390, Ontario: 301, Ohio: 12 }), { spaces: courts }),
  ).toBe(
    '214 facilities in four states and provinces host basketball. Texas has the most (402), followed by California (390) and Ontario (301). A typical facility has four courts, and Mesa Courts in Toledo, Ohio, has the most, 44.',
  )
})

test('a sport in one state only', () => {
  expect(leadOf(basketball, { ...states({ Ohio: 3 }), count: 3 })).toBe(
    'Three facilities in Ohio host basketball.',
  )
})

test('a sport in a state leaves the state’s name out after its first mention', () => {
  expect(leadOf({ ...ohio, ...basketball }, {}, { spaces: courts })).toBe(
    'In Ohio, 214 facilities in four towns host basketball. Columbus has the most (38), followed by Akron (21) and Toledo (17). A typical facility has four courts, and Mesa Courts in Toledo has the most, 44.',
  )
})

test('one facility for a sport in a state', () => {
  expect(
    leadOf({ ...ohio, category: { name: 'Ice Hockey', sports: ['Ice Hockey'] } }, { ...nothing, count: 1 }),
  ).toBe('In Ohio, one facility hosts ice hockey.')
})

test.each([
  [
    'a median of one',
    { typical: 1 },
    'A typical facility has one court, and Mesa Courts in Toledo has the most, 44.',
  ],
  ['no median', { typical: 0 }, 'Mesa Courts in Toledo has the most courts, 44.'],
  [
    'a greatest number that is the median',
    { most: { ...courts.most, count: 4 } },
    'A typical facility has four courts.',
  ],
  ['no facility with spaces', { typical: 0, most: undefined }, undefined],
])('spaces with %s', (_title, changes, sentence) => {
  const { lead } = facilityTexts({ ...ohio, ...basketball }, found, { spaces: { ...courts, ...changes } })
  expect(lead[2]).toBe(sentence)
})

test('the surface that most have is named, but not the lack of one', () => {
  const { about } = facilityTexts(basketball, found, { spaces: courts, largest: dome })
  expect(about).toBe(
    'Hardwood is the most common surface, at 71 of them. The largest is Mesa Dome in Toledo, Ohio, with 8,000 seats.',
  )
})

test('surfaces that lead alike are not named', () => {
  const surface = facet({ Hardwood: 3, Concrete: 3 })
  expect(
    facilityTexts(basketball, found, { spaces: { ...courts, facets: { surface } } }).about,
  ).toBeUndefined()
})

test('a sport’s figures are its spaces and seats', () => {
  const { figures } = facilityTexts(basketball, found, { spaces: courts, largest: dome })
  expect(figures.slice(0, 3)).toEqual([
    { label: 'Typical', value: '4', note: 'courts a facility' },
    { label: 'Most courts', value: '44', note: 'Mesa Courts' },
    { label: 'Most seats', value: '8K', note: 'Mesa Dome' },
  ])
})

test('without facilities there is nothing to write', () => {
  expect(facilityTexts(ohio, { ...found, count: 0 }, {})).toEqual({ lead: [], figures: [] })
})

test('a venue without a town is named alone', () => {
  const largest = { ...dome, city: null }
  expect(facilityTexts(ohio, { ...found, ...nothing }, { largest }).about).toBe(
    'The largest is Mesa Dome, with 8,000 seats.',
  )
})
