import { expect, test } from 'vitest'
import { similarTo, type Place } from './similar-to.ts'

const place: Place = {
  name: 'Elm Street Fieldhouse',
  address: '100 North Elm Street',
  city: 'Westfield',
  state: 'Indiana',
  pin: { lat: 40, lng: -86, isSetByHand: true },
}
const known = {
  id: 'k',
  name: 'Another Hall',
  address: '7 Oak Ave',
  city: 'Westfield',
  state: 'Indiana',
  distance: 4,
} as const

const reasons = (change: object, described: Partial<Place> = {}) =>
  similarTo({ ...place, ...described }, [{ ...known, ...change }]).map(({ reason }) => reason)

test('finds the same address in other spellings', () => {
  for (const address of ['100 N. Elm St', '100 n elm st', '100 NORTH ELM STREET'])
    expect(reasons({ address })).toEqual(['at this address'])
})

test('finds the same name in the city, ignoring case, accents and article', () => {
  expect(reasons({ name: 'The Élm Street FIELDHOUSE' })).toEqual(['in Westfield'])
})

test('finds a profile at a pin that was set by hand, but not near a city center', () => {
  expect(reasons({ distance: 0.05, city: 'Carmel' })).toEqual(['0.1 mi from the pin'])
  expect(reasons({ distance: 0.05 }, { pin: { lat: 40, lng: -86, isSetByHand: false } })).toEqual([])
})

test('finds nothing in another city, or for an empty place', () => {
  expect(reasons({ address: '100 N Elm St', city: 'Carmel' })).toEqual([])
  expect(reasons({ name: 'Elm Street Fieldhouse', state: 'Maine' })).toEqual([])
  expect(reasons({ address: null, name: '!' }, { address: '', name: '' })).toEqual([])
})
