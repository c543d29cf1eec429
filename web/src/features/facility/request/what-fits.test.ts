import { expect, test } from 'vitest'
import type { Space } from '../space-groups.ts'
import { whatFits } from './what-fits.ts'

const space = (name: Space['name'], count: number, surface: Space['surface'] = null): Space => ({
  name,
  count,
  surface,
  location: null,
  additionalFeatures: null,
})
const here = [space('Court', 6, 'Hardwood'), space('Court', 2, 'Concrete'), space('Rink', 1, 'Ice')]
const neighbour = (name: string, distance: number | null, ...spaceTypes: Space[]) => ({
  name,
  distance,
  spaceTypes,
})

test('counts the spaces of one name over all rows, and says when there are more than wanted', () => {
  expect(whatFits(here, { name: 'Court', count: 8 })).toEqual({
    isEnough: true,
    sentence: 'All 8 courts fit here.',
  })
  expect(whatFits(here, { name: 'Court', count: 5 }).sentence).toBe('All 5 courts fit: 8 here.')
  expect(whatFits(here, { name: 'Rink', count: 1 }).sentence).toBe('The rink fits here.')
})

test('names what is short, and the nearest neighbour that has the rest', () => {
  const nearby = [
    neighbour('Far Gym', 9, space('Court', 4)),
    neighbour('Mudsock Fieldhouse', 4, space('Court', 2)),
    neighbour('Small Gym', 1, space('Court', 1)),
    neighbour('Nowhere', null, space('Court', 9)),
  ]
  expect(whatFits(here, { name: 'Court', count: 10 }, nearby)).toEqual({
    isEnough: false,
    sentence: '8 of 10 courts here. 2 more at Mudsock Fieldhouse, 4 mi away.',
  })
  expect(whatFits(here, { name: 'Court', count: 80 }, nearby).sentence).toBe('8 of 80 courts here.')
})

test('takes only the surface that is asked for', () => {
  const wanted = { name: 'Court', count: 8, surface: 'Hardwood' }
  expect(whatFits(here, wanted).sentence).toBe('6 of 8 hardwood courts here.')
})

test('says so when there is none at all', () => {
  const nearby = [neighbour('Lake Pool', 0.4, space('Pool', 1))]
  expect(whatFits(here, { name: 'Pool', count: 1 }, nearby).sentence).toBe(
    'No pools here. 1 at Lake Pool, 0.4 mi away.',
  )
  expect(whatFits([], { name: 'Open Water', count: 2 }).sentence).toBe('No open water here.')
})

test('weighs a number without a kind against all spaces', () => {
  const nearby = [neighbour('Mudsock Fieldhouse', 4, space('Court', 5), space('Field', 2))]
  expect(whatFits(here, { count: 9 }).sentence).toBe('All 9 spaces fit here.')
  expect(whatFits(here, { count: 16 }, nearby)).toEqual({
    isEnough: false,
    sentence: '9 of 16 spaces here. 7 more at Mudsock Fieldhouse, 4 mi away.',
  })
})
