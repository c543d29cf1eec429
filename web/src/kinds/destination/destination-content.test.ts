import * as rule from '@app/contract/rules/sport-spaces.ts'
import { expect, test } from 'vitest'
import { plainFacility } from '../../page/testing/plain-facility.ts'
import { sitesOf } from './destination-content.ts'

const court = (count: number) => ({
  name: 'Court' as const,
  count,
  surface: null,
  location: null,
  additionalFeatures: null,
})
const small = plainFacility({ name: 'Small Gym', city: 'Avon', sports: ['Judo'], spaceTypes: [court(1)] })
const large = plainFacility({
  name: 'Large Gym',
  city: 'Avon',
  sports: ['Basketball', 'Judo'],
  spaceTypes: [court(6), court(2)],
})

test('counts facilities, cities and spaces', () => {
  expect(sitesOf([small, large], rule)).toMatchObject({
    count: 2,
    cityCount: 1,
    spaces: [{ name: 'Court', count: 9 }],
    cards: [small, large],
    pins: [],
  })
})

test('sports are in the order of their facilities, each with its spaces and its largest site', () => {
  expect(sitesOf([small, large], rule).sports).toEqual([
    { sport: 'Judo', facilityCount: 2, spaceCount: 0, space: 'Mat', largest: undefined },
    {
      sport: 'Basketball',
      facilityCount: 1,
      spaceCount: 8,
      space: 'Court',
      largest: { name: 'Large Gym', count: 8 },
    },
  ])
})

test('without facilities everything is empty', () => {
  expect(sitesOf([], rule)).toEqual({
    count: 0,
    cityCount: 0,
    cards: [],
    sports: [],
    spaces: [],
    pins: [],
  })
})
