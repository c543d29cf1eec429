import { expect, test } from 'vitest'
import { facetsOf, type Facets } from './facets.ts'
import { everything, type MarketQuery } from './market-query.ts'
import { quickChoices } from './quick-choices.ts'

const counted = (counts: Record<string, number>) =>
  Object.entries(counts).map(([value, count]) => ({ value, count }))

const facets: Facets = facetsOf({
  sports: counted({ Basketball: 88, Volleyball: 72, Soccer: 37, Baseball: 0 }),
  location: counted({ Indoor: 96, Outdoor: 40 }),
  surface: counted({ Turf: 41, Hardwood: 38, 'N/A': 12 }),
  amenities: counted({ Bleachers: 204, Lodging: 38 }),
  availability: counted({ 'Available to host': 60 }),
  rating: counted({ 4.5: 20, 4: 55, 3: 90 }),
  facilityType: counted({ 'Sports Complex': 12, 'Olympic Facility': 0 }),
  spaceType: counted({ Court: 30 }),
})
const labels = (query: MarketQuery) =>
  quickChoices(query, facets).map(
    ({ label, count, isPressed }) => `${isPressed ? '✓ ' : ''}${label} ${count ?? '·'}`,
  )

test('what is wanted comes first, each with its count', () => {
  const query: MarketQuery = {
    ...everything,
    q: 'park',
    near: 'Carmel, IN',
    dist: 150,
    sport: ['Soccer'],
    space: 'Court',
    count: 8,
    rating: 4,
    capacity: 1500,
    from: '2027-03-12',
    to: '2027-03-14',
  }
  expect(labels(query).filter((label) => label.startsWith('✓'))).toEqual([
    '✓ Within 150 mi ·',
    '✓ Says it hosts events · Mar 12 – 14, 2027 ·',
    '✓ Soccer 37',
    '✓ 8+ courts 30',
    '✓ 1.5K+ seats ·',
    '✓ Rated 4+ 55',
  ])
})

test('pressing a choice again gives it up, and only it', () => {
  const query = { ...everything, sport: ['Soccer'], rating: 4 }
  const [soccer] = quickChoices(query, facets)
  expect(soccer?.next).toEqual({ ...everything, rating: 4 })
})

test('a choice keeps its key when it is pressed, so that the focus stays on it', () => {
  const before = quickChoices(everything, facets)
  for (const choice of before) {
    const after = quickChoices(choice.next, facets).find(({ key }) => key === choice.key)
    expect(after?.isPressed, choice.label).toBe(true)
  }
})

test('what would find nothing comes last', () => {
  const few = facetsOf({ sports: facets.sport, location: counted({ Indoor: 3, Outdoor: 0 }) })
  const counts = quickChoices(everything, few).map(({ count }) => count)
  expect(counts).toEqual([3, 88, 72, 37, 0, 0])
})
