import { expect, test } from 'vitest'
import { keyFacts } from './key-facts.ts'
import type { Space } from '../../profile/spaces/space-groups.ts'
import { plainFacility } from '../../page/testing/plain-facility.ts'

const space = (name: Space['name'], count: number, known: Partial<Space> = {}): Space => ({
  name,
  count,
  surface: null,
  location: null,
  additionalFeatures: null,
  ...known,
})

test('facts are the known figures with their units', () => {
  const facts = keyFacts(
    plainFacility({
      capacity: 3200,
      indoorArea: 261_000,
      yearOpened: 1988,
      spaceTypes: [
        space('Meeting Room', 5),
        space('Court', 6, { surface: 'Hardwood', location: 'Indoor' }),
        space('Court', 2, { surface: 'Concrete', location: 'Outdoor' }),
        space('Pool', 1, { surface: 'N/A', location: 'Indoor' }),
      ],
    }),
  )
  expect(facts).toEqual([
    { label: 'Courts', value: '8', note: 'hardwood and concrete' },
    { label: 'Pools', value: '1', note: 'indoor' },
    { label: 'Meeting rooms', value: '5', note: undefined },
    { label: 'Seats', value: '3,200', note: 'for spectators' },
    { label: 'Indoor area', value: '261K', note: 'square feet' },
    { label: 'Opened', value: '1988' },
  ])
})

test('there are at most six facts, and none for an empty facility', () => {
  const names: Space['name'][] = ['Court', 'Field', 'Rink', 'Pool', 'Track', 'Mat', 'Ring', 'Table']
  const many = plainFacility({
    capacity: 10,
    yearOpened: 2000,
    spaceTypes: names.map((name) => space(name, 1)),
  })
  expect(keyFacts(many).map(({ label }) => label)).toEqual([
    'Courts',
    'Fields',
    'Rinks',
    'Pools',
    'Seats',
    'Opened',
  ])
  expect(keyFacts(plainFacility({ capacity: 0 }))).toEqual([])
})

test('dimensions are facts of the building, and its year gives way to them', () => {
  const facts = keyFacts(
    plainFacility({
      capacity: 900,
      indoorArea: 40_000,
      floorLength: 200,
      floorWidth: 120,
      clearHeight: 30,
      yearOpened: 1988,
      spaceTypes: [space('Court', 6), space('Meeting Room', 1)],
    }),
  )
  expect(facts.map(({ label, value }) => [label, value])).toEqual([
    ['Courts', '6'],
    ['Meeting rooms', '1'],
    ['Seats', '900'],
    ['Indoor area', '40,000'],
    ['Main floor', '200 × 120'],
    ['Clear height', '30'],
  ])
})

test('a length without a width is no fact', () => {
  expect(keyFacts(plainFacility({ floorLength: 200 }))).toEqual([])
})
