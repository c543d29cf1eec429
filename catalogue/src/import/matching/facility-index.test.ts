import { expect, test } from 'vitest'
import { facilityIndex, type Located } from './facility-index.ts'
import { nameKey } from './name-key.ts'

const here = { lat: 39.77, lng: -86.15 }
/** So many miles to the north. */
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

function certaintyOf(standing: Located, sought: Located) {
  const index = facilityIndex<string>()
  index.add('it', standing)
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
])('%s and %s are one name', (a, b) => {
  expect(nameKey(a)).toBe(nameKey(b))
  expect(certaintyOf(place(a), place(b, away(0.5)))).toBe('same')
})

test('one name of its own is the same place within a mile, and worth a look within five', () => {
  const certainties = [0, 0.9, 2, 4.9, 6].map((miles) =>
    certaintyOf(place('Oak Hill Arena'), place('Oak Hill Arena', away(miles))),
  )
  expect(certainties).toEqual(['same', 'same', 'near', 'near', undefined])
})

test('a name that says nothing of its own reaches no farther than the street', () => {
  for (const name of ['Community Center', 'Tennis Courts', 'Memorial Park', 'Ice Rink #2'])
    expect([0.05, 0.2, 0.5, 2].map((miles) => certaintyOf(place(name), place(name, away(miles))))).toEqual([
      'same',
      'near',
      undefined,
      undefined,
    ])
})

test('the same street makes a namesake the same place, however the point was set', () => {
  const address = { address: '12 Elm St' }
  expect(
    certaintyOf(place('Oak Hill Arena', address), place('Oak Hill Arena', { ...address, ...away(3) })),
  ).toBe('same')
})

test('a namesake without a position is the same place in the same town', () => {
  const nowhere = { lat: null, lng: null }
  const town = { city: 'Gary', state: 'Indiana' }
  expect(
    certaintyOf(
      place('Oak Hill Arena', town),
      place('Oak Hill Arena', { ...nowhere, city: 'GARY', state: 'Indiana' }),
    ),
  ).toBe('same')
  expect(
    certaintyOf(
      place('Oak Hill Arena', { ...nowhere, postalCode: '46204' }),
      place('Oak Hill Arena', { postalCode: '46204' }),
    ),
  ).toBe('same')
  expect(
    certaintyOf(
      place('Oak Hill Arena', town),
      place('Oak Hill Arena', { ...nowhere, city: 'Gary', state: 'Texas' }),
    ),
  ).toBeUndefined()
  expect(certaintyOf(place('Ice Rink', town), place('Ice Rink', { ...nowhere, ...town }))).toBe('near')
})

test.each([
  ['Oak Hill Arena', 'Oak Hil Arena'],
  ['Dean Smith Center', 'Dean E. Smith Student Center'],
  ['Arena Oak Hill', 'Oak Hill Arena'],
  ['Oak Hill Ice Arena', 'Oak Hill Arena'],
])('%s looks like %s next door, and not a mile away', (a, b) => {
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
])('%s is not %s', (a, b) => {
  expect(certaintyOf(place(a), place(b, away(0.05)))).toBeUndefined()
})

test('a former name is worth a look', () => {
  expect(
    certaintyOf(place('Oak Bank Stadium'), place('Elm Insurance Stadium', { aliases: ['OAK BANK STADIUM'] })),
  ).toBe('near')
})

test('the surest and then the nearest match wins', () => {
  const index = facilityIndex<string>()
  index.add('alike', place('Oak Hill Arenas'))
  index.add('far', place('Oak Hill Arena', away(0.8)))
  index.add('near', place('Oak Hill Arena', away(0.3)))
  expect(index.find(place('Oak Hill Arena'))).toMatchObject({
    item: 'near',
    certainty: 'same',
    miles: expect.closeTo(0.3, 1),
  })
})

test('places on both sides of a cell’s border and of the far north are neighbours', () => {
  for (const lat of [39.9999, 69.9999]) {
    const index = facilityIndex<string>()
    index.add('it', place('Oak Hill Arena', { lat, lng: -86.2001 }))
    expect(index.find(place('Oak Hill Arena', { lat: lat + 0.0002, lng: -86.1999 }))?.certainty).toBe('same')
  }
})
