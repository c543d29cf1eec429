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

const reasons = (change: object, said: Partial<Place> = {}) =>
  similarTo({ ...place, ...said }, [{ ...known, ...change }]).map(({ reason }) => reason)

test('finds the same address however it is written', () => {
  for (const address of ['100 N. Elm St', '100 n elm st', '100 NORTH ELM STREET'])
    expect(reasons({ address })).toEqual(['at this address'])
})

test('finds the same name in the town, without case, accents and article', () => {
  expect(reasons({ name: 'The Élm Street FIELDHOUSE' })).toEqual(['in Westfield'])
})

test('finds what stands at the pin that somebody set, and not what is near the middle of a town', () => {
  expect(reasons({ distance: 0.05, city: 'Carmel' })).toEqual(['0.1 mi from the pin'])
  expect(reasons({ distance: 0.05 }, { pin: { lat: 40, lng: -86, isSetByHand: false } })).toEqual([])
})

test('finds nothing in another town, and nothing for what is not said', () => {
  expect(reasons({ address: '100 N Elm St', city: 'Carmel' })).toEqual([])
  expect(reasons({ name: 'Elm Street Fieldhouse', state: 'Maine' })).toEqual([])
  expect(reasons({ address: null, name: '!' }, { address: '', name: '' })).toEqual([])
})
