import { expect, test } from 'vitest'
import { createFacilityIndex, type Located } from './facility-index.ts'
import { nameKey } from './name-key.ts'

const here = { lat: 39.77, lng: -86.15 }
/** A position the given miles to the north. */
const away = (miles: number) => ({ lat: here.lat + miles / 69.09, lng: here.lng })
const place = (name: string, more: Partial<Located> = {}): Located => ({
  name,
  address: null,
  city: null,
  state: null,
  postalCode: null,
  ...here,
  ...more,
})

function certaintyOf(existing: Located, sought: Located) {
  const index = createFacilityIndex<string>()
  index.add('it', existing)
  return index.find(sought)?.certainty
}

test.each([
  ['The Oak Hill Centre', 'OAK HILL CTR.'],
  ['St. Mary’s Fieldhouse', 'Saint Marys Field House'],
  ['Université Arena', 'Universite Arena'],
  ['A. J. Smith Gym', 'A.J. Smith Gymnasium'],
  ['Elm Track & Field Park', 'Elm Track and Field Park'],
  ['Fifth Street Ball Park', '5th Street Ballpark'],
  ['John Paul II Arena', 'John Paul 2 Arena'],
])('%s and %s are the same name', (a, b) => {
  expect(nameKey(a)).toBe(nameKey(b))
  expect(certaintyOf(place(a), place(b, away(0.5)))).toBe('same')
})

test.each([
  [0, 'same'],
  [0.9, 'same'],
  [2, 'near'],
  [4.9, 'near'],
  [6, undefined],
])('a distinctive name %d miles away matches as %s', (miles, certainty) => {
  expect(certaintyOf(place('Oak Hill Arena'), place('Oak Hill Arena', away(miles)))).toBe(certainty)
})

const genericNames = ['Community Center', 'Tennis Courts', 'Memorial Park', 'Ice Rink #2']

test.each([
  [0.05, 'same'],
  [0.2, 'near'],
  [0.5, undefined],
  [2, undefined],
])('a generic name %d miles away matches as %s', (miles, certainty) => {
  expect(genericNames.map((name) => certaintyOf(place(name), place(name, away(miles))))).toEqual(
    genericNames.map(() => certainty),
  )
})

test('a namesake on the same street matches despite a distant position', () => {
  const address = { address: '12 Elm St' }
  expect(
    certaintyOf(place('Oak Hill Arena', address), place('Oak Hill Arena', { ...address, ...away(3) })),
  ).toBe('same')
})

const nowhere = { lat: null, lng: null }
const town = { city: 'Gary', state: 'Indiana' }

test('a namesake without a position matches in the same city', () => {
  expect(
    certaintyOf(
      place('Oak Hill Arena', town),
      place('Oak Hill Arena', { ...nowhere, city: 'GARY', state: 'Indiana' }),
    ),
  ).toBe('same')
})

test('a namesake without a position matches in the same postal code', () => {
  expect(
    certaintyOf(
      place('Oak Hill Arena', { ...nowhere, postalCode: '46204' }),
      place('Oak Hill Arena', { postalCode: '46204' }),
    ),
  ).toBe('same')
})

test('a namesake without a position does not match in a city of the same name in another state', () => {
  expect(
    certaintyOf(
      place('Oak Hill Arena', town),
      place('Oak Hill Arena', { ...nowhere, city: 'Gary', state: 'Texas' }),
    ),
  ).toBeUndefined()
})

test('a generic name without a position may match in the same city', () => {
  expect(certaintyOf(place('Ice Rink', town), place('Ice Rink', { ...nowhere, ...town }))).toBe('near')
})

test.each([
  ['Oak Hill Arena', 'Oak Hil Arena'],
  ['Dean Smith Center', 'Dean E. Smith Student Center'],
  ['Arena Oak Hill', 'Oak Hill Arena'],
  ['Oak Hill Ice Arena', 'Oak Hill Arena'],
])('%s may be %s if they are 0.1 miles apart, but not a mile', (a, b) => {
  expect(certaintyOf(place(a), place(b, away(0.1)))).toBe('near')
  expect(certaintyOf(place(a), place(b, away(1)))).toBeUndefined()
})

test.each([
  ['Oak Hill Field 1', 'Oak Hill Field 2'],
  ['Oak Hill North Rink', 'Oak Hill South Rink'],
  ['Alumni Arena', 'Alumni Stadium'],
  ['Oak Hill Pool', 'Oak Hill Gymnasium'],
  ['Lincoln Park', 'Washington Park'],
  ['Community Center', 'Community Garden'],
])('%s is not %s, even next door', (a, b) => {
  expect(certaintyOf(place(a), place(b, away(0.05)))).toBeUndefined()
})

test('a facility with a former name as an alias may match', () => {
  expect(
    certaintyOf(place('Oak Bank Stadium'), place('Elm Insurance Stadium', { aliases: ['OAK BANK STADIUM'] })),
  ).toBe('near')
})

test('returns the most certain match, then the nearest', () => {
  const index = createFacilityIndex<string>()
  index.add('alike', place('Oak Hill Arenas'))
  index.add('far', place('Oak Hill Arena', away(0.8)))
  index.add('near', place('Oak Hill Arena', away(0.3)))
  expect(index.find(place('Oak Hill Arena'))).toMatchObject({
    item: 'near',
    certainty: 'same',
    miles: expect.closeTo(0.3, 1),
  })
})

test.each([39.9999, 69.9999])('matches across the border of two grid cells at latitude %d', (lat) => {
  const index = createFacilityIndex<string>()
  index.add('it', place('Oak Hill Arena', { lat, lng: -86.2001 }))
  expect(index.find(place('Oak Hill Arena', { lat: lat + 0.0002, lng: -86.1999 }))?.certainty).toBe('same')
})
