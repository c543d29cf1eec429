import { expect, test } from 'vitest'
import { countSpacesFor, suitableSpace } from './sport-spaces.ts'

const spaces = [
  { name: 'Court', surface: 'Hardwood', count: 8 },
  { name: 'Court', surface: 'Sand', count: 4 },
  { name: 'Court', surface: null, count: 2 },
  { name: 'Field', surface: 'Turf', count: 6 },
  { name: 'Field', surface: 'Grass', count: 3 },
  { name: 'Rink', surface: 'Concrete', count: 1 },
  { name: 'Pool', surface: 'Water', count: 1 },
  { name: 'Diamond', surface: 'Synthetic', count: 5 },
  { name: 'Diamond', surface: 'Grass', count: 2 },
]

test.each([
  ['Volleyball', 10],
  ['Soccer', 9],
  ['Ice Hockey', 0],
  ['Roller Hockey', 1],
  ['Swimming', 1],
  ['Baseball', 7],
  ['Softball', 7],
  ['Chess Boxing', 0],
])('counts the spaces for %s: %i', (sport, count) => {
  expect(countSpacesFor(sport, spaces)).toBe(count)
})

test('synthetic fields count for soccer, and synthetic courts not for grass', () => {
  expect(countSpacesFor('Soccer', [{ name: 'Field', surface: 'Synthetic', count: 3 }])).toBe(3)
  expect(suitableSpace('Pickleball')?.surfaces).toEqual(['Asphalt', 'Concrete', 'Synthetic'])
})

test.each([
  ['Outdoor', undefined],
  ['Indoor', ['Hardwood', 'Multi-purpose']],
  ['Both', ['Hardwood', 'Multi-purpose']],
])('%s, basketball courts have the surfaces %j', (location, surfaces) => {
  expect(suitableSpace('Basketball', location)?.surfaces).toEqual(surfaces)
})
