import { describe, expect, test } from 'vitest'
import type { Space } from '../../../profile/spaces/space-groups.ts'
import { whatFits } from './what-fits.ts'

const space = (name: Space['name'], count: number, surface: Space['surface'] = null): Space => ({
  name,
  count,
  surface,
  location: null,
  additionalFeatures: null,
})
const here = [space('Court', 6, 'Hardwood'), space('Court', 2, 'Concrete'), space('Rink', 1, 'Ice')]
const venue = (...spaceTypes: Space[]) => ({ sports: ['Volleyball'], spaceTypes })
const neighbor = (name: string, distance: number | null, ...spaceTypes: Space[]) => ({
  name,
  distance,
  ...venue(...spaceTypes),
})

test('counts spaces of one type over all rows', () => {
  expect(whatFits(venue(...here), { name: 'Court', count: 8 })).toEqual({
    isEnough: true,
    sentence: 'All 8 courts fit here.',
  })
  expect(whatFits(venue(...here), { name: 'Court', count: 5 }).sentence).toBe('All 5 courts fit: 8 here.')
  expect(whatFits(venue(...here), { name: 'Rink', count: 1 }).sentence).toBe('The rink fits here.')
})

test('names the missing spaces and the nearest neighbor that has them', () => {
  const nearby = [
    neighbor('Far Gym', 9, space('Court', 4)),
    neighbor('Mudsock Fieldhouse', 4, space('Court', 2)),
    neighbor('Small Gym', 1, space('Court', 1)),
    neighbor('Nowhere', null, space('Court', 9)),
  ]
  expect(whatFits(venue(...here), { name: 'Court', count: 10 }, nearby)).toEqual({
    isEnough: false,
    sentence: '8 of 10 courts here. 2 more at Mudsock Fieldhouse, 4 mi away.',
  })
  expect(whatFits(venue(...here), { name: 'Court', count: 80 }, nearby).sentence).toBe('8 of 80 courts here.')
})

test('counts only the requested surface', () => {
  const wanted = { name: 'Court', count: 8, surface: 'Hardwood' }
  expect(whatFits(venue(...here), wanted).sentence).toBe('6 of 8 hardwood courts here.')
})

test('states that there are none', () => {
  const nearby = [neighbor('Lake Pool', 0.4, space('Pool', 1))]
  expect(whatFits(venue(...here), { name: 'Pool', count: 1 }, nearby).sentence).toBe(
    'No pools here. 1 at Lake Pool, 0.4 mi away.',
  )
  expect(whatFits(venue(), { name: 'Open Water', count: 2 }).sentence).toBe('No open water here.')
})

test('compares a number without a type with all spaces', () => {
  const nearby = [neighbor('Mudsock Fieldhouse', 4, space('Court', 5), space('Field', 2))]
  expect(whatFits(venue(...here), { count: 9 }).sentence).toBe('All 9 spaces fit here.')
  expect(whatFits(venue(...here), { count: 16 }, nearby)).toEqual({
    isEnough: false,
    sentence: '9 of 16 spaces here. 7 more at Mudsock Fieldhouse, 4 mi away.',
  })
})

describe('of the spaces for a sport', () => {
  const sport = { name: 'Volleyball', suits: ({ surface }: Space) => surface !== 'Concrete' }
  const wanted = { name: 'Court', count: 8, sport }

  test('only those that suit it count, here and nearby', () => {
    const nearby = [
      neighbor('Outdoor Courts', 1, space('Court', 4, 'Concrete')),
      { ...neighbor('Tennis Club', 2, space('Court', 4)), sports: ['Tennis'] },
      neighbor('Mudsock Fieldhouse', 4, space('Court', 2, 'Hardwood')),
    ]
    expect(whatFits(venue(...here), wanted, nearby).sentence).toBe(
      '6 of 8 volleyball courts here. 2 more at Mudsock Fieldhouse, 4 mi away.',
    )
  })

  test('a venue that does not list the sport has none', () => {
    expect(whatFits({ ...venue(...here), sports: [] }, wanted).sentence).toBe('No volleyball courts here.')
  })
})
