import { expect, test } from 'vitest'
import { facilityMarket } from '../kinds/facility/market.ts'
import { emptyQuery } from './query.ts'
import { quickChoices } from './chip-row.tsx'
import { facetsOf } from './search-market.server.ts'
import { queryOf } from './testing/query-of.ts'

const counted = (counts: Record<string, number>) =>
  Object.entries(counts).map(([value, count]) => ({ value, count }))

const sports = counted({ Basketball: 88, Volleyball: 72, Soccer: 37, Baseball: 0 })
const facets = facetsOf(facilityMarket, {
  sports,
  location: counted({ Indoor: 96, Outdoor: 40 }),
  surface: counted({ Turf: 41, Hardwood: 38, 'N/A': 12 }),
  amenities: counted({ Bleachers: 204, Lodging: 38 }),
  availability: counted({ 'Available to host': 60 }),
  rating: counted({ 4.5: 20, 4: 55, 3: 90 }),
  facilityType: counted({ 'Sports Complex': 12, 'Olympic Facility': 0 }),
  spaceType: counted({ Court: 30 }),
})
const choices = (search: string) => quickChoices(facilityMarket, queryOf(search), facets)

test('chosen filters come first, each with its count', () => {
  const search =
    'q=park&near=Carmel, IN&dist=150&sport=Soccer&space=Court&count=8&rating=4&capacity=1500&from=2027-03-12&to=2027-03-14'
  const pressed = choices(search).filter(({ isPressed }) => isPressed)
  expect(pressed.map(({ label, count }) => `${label} ${count ?? '·'}`)).toEqual([
    'Within 150 mi ·',
    'Free · Mar 12 – 14, 2027 ·',
    'Soccer 37',
    '8+ courts 30',
    '1.5K+ seats ·',
    'Rated 4+ 55',
  ])
})

test('pressing a chosen filter removes only that one', () => {
  const [soccer] = choices('sport=Soccer&rating=4')
  expect(soccer?.next).toEqual({ rating: ['4'] })
})

test('a choice keeps its key when it is pressed, so that it keeps the focus', () => {
  for (const choice of choices('')) {
    const after = quickChoices(facilityMarket, choice.next, facets).find(({ key }) => key === choice.key)
    expect(after?.isPressed, choice.label).toBe(true)
  }
})

test('choices without results come last, after those with a single one', () => {
  const few = facetsOf(facilityMarket, { sports, location: counted({ Indoor: 1, Outdoor: 0 }) })
  const counts = quickChoices(facilityMarket, emptyQuery, few).map(({ count }) => count)
  expect(counts).toEqual([1, 88, 72, 37, 0, 0])
})

test('a surface that nobody searches for is not offered', () => {
  expect(facets['surface']?.map(({ value }) => value)).toEqual(['Turf', 'Hardwood'])
})
