import { expect, test } from 'vitest'
import { comparable } from './comparable.ts'
import { createFacilityIndex } from './facility-index.ts'
import type { ErrorMiles, Located } from './located.ts'
import { nameKey } from './name-key.ts'

const here = { lat: 39.77, lng: -86.15 }
const nowhere = { lat: null, lng: null }
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

function createIndex(errorMiles: ErrorMiles = () => 0) {
  const index = createFacilityIndex<string>()
  return {
    add: (item: string, facility: Located) => index.add(item, comparable(facility, errorMiles)),
    find: (facility: Located) => index.find(comparable(facility, errorMiles)),
  }
}

function certaintyOf(existing: Located, sought: Located) {
  const index = createIndex()
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

const vague = { lat: 39.77, lng: -86.15, city: 'Gary', state: 'Indiana' }
/** Places everything in Gary within 8 miles. */
const inTown = (existing: Located, sought: Located) => {
  const index = createIndex(({ city }) => (city === 'Gary' ? 8 : 0))
  index.add('it', existing)
  return index.find(sought)
}

test.each([
  ['AT&T Park', 'AT & T Park'],
  ['M&T Bank Stadium', 'M & T Bank Stadium'],
  ['Texas A&M Arena', 'Texas A and M Arena'],
  ['Oak Hill Rec Ctr', 'Oak Hill Recreation Center, Inc.'],
  ['St. Mary HS', 'Saint Mary High School'],
  ['PS12 Playground', 'P.S. 12 Playground'],
  ['Martin Luther King Jr. Park', 'MLK Park'],
  ['Aréna Roy', 'Arena Roy'],
  ['Parc Jarry', 'Jarry Park'],
  ['Stadium of Oaks (formerly Elm Field)', 'Stadium of Oaks'],
  ['Oak Stadium (Indiana)', 'Oak Stadium'],
])('%s and %s are compared as one name', (a, b) => {
  expect(inTown(place(a, vague), place(b, vague))?.certainty).toBe(a.startsWith('Parc') ? 'near' : 'same')
})

test.each([2, 7, 12])(
  'a namesake of the same town is the same if its position is vague, %d miles off',
  (miles) => {
    const own = place('Oak Hill Arena', { ...away(miles), city: 'GARY', state: 'Indiana' })
    const index = createIndex(({ city }) => (city === 'Gary' ? 8 : 0))
    index.add('it', own)
    expect(index.find(place('Oak Hill Arena', vague))?.certainty).toBe('same')
  },
)

test.each([
  ['Oak Hill Arena', 7, 'same'],
  ['Hill Arena', 7, 'near'],
  ['Oak Hill Arena', 10, undefined],
])('%s placed by its town, with a namesake of another town %d miles off, is %s', (name, miles, certainty) => {
  expect(
    inTown(place(name, { ...away(miles), city: 'Hobart', state: 'Indiana' }), place(name, vague))?.certainty,
  ).toBe(certainty)
})

const alias = { aliases: ['Oak Bank Stadium'] }

test.each([
  ['the telephone', { phone: '(317) 555-0100' }, { phone: '317-555-0100 x2' }],
  ['the website', { website: 'https://oak.example/' }, { website: 'http://www.oak.example' }],
  ['the address', { address: '12 Elm Street' }, { address: '12 ELM ST, Suite 4' }],
  ['the seats', { capacity: 20_000 }, { capacity: 19_000 }],
])('a former name is the same place if %s agrees', (_, a, b) => {
  const existing = place('Elm Insurance Stadium', { ...vague, ...alias, ...a })
  expect(inTown(existing, place('Oak Bank Stadium', { ...vague, ...b }))?.certainty).toBe('same')
})

test('a former name that a successor may have taken over is doubtful, with the reasons', () => {
  const existing = place('Elm Insurance Stadium', { ...vague, ...alias, capacity: 76_000 })
  expect(inTown(existing, place('Oak Bank Stadium', { ...vague, capacity: 40_000 }))).toMatchObject({
    certainty: 'near',
    reasons: ['same former or other name', 'other number of seats'],
  })
})

test('a namesake with another number in the same street is doubtful', () => {
  const existing = place('Oak Hill Arena', { ...vague, address: '12 Elm St' })
  expect(inTown(existing, place('Oak Hill Arena', { ...vague, address: '480 Elm St' }))).toMatchObject({
    certainty: 'near',
    reasons: ['same name', 'other house number in the same street'],
  })
})

test.each([
  ['Oak Stadium', 'Oak Stadium II', 'near'],
  ['Oak Hill Coliseum', 'Oak-Hill County Coliseum', 'same'],
  ['Hill Coliseum', 'Hill County Coliseum', 'near'],
  ['Oak Field at Hill Stadium', 'Hill Stadium', 'near'],
  ['Lincoln Park', 'Lincoln Park Community Center', undefined],
  ['Lincoln Park', 'Lincoln Park Pool', undefined],
  ['Lincoln Elementary School', 'Lincoln High School', undefined],
  ['Smith Baseball Field', 'Smith Softball Field', undefined],
  ['Oak Field at Hill Stadium', 'Oak Field at Elm Stadium', undefined],
])('%s and %s in one town match as %s', (a, b, certainty) => {
  expect(inTown(place(a, vague), place(b, vague))?.certainty).toBe(certainty)
})

test('two large venues on one spot with the same seats are one, whatever their names', () => {
  const seats = { capacity: 41_000 }
  expect(certaintyOf(place('Oak Park', seats), place('Elm Field', { ...seats, ...away(0.05) }))).toBe('same')
  expect(certaintyOf(place('Oak Park', seats), place('Elm Field', { ...seats, ...away(0.2) }))).toBe('near')
  expect(
    certaintyOf(place('Oak Park', seats), place('Elm Arena', { ...seats, ...away(0.05) })),
  ).toBeUndefined()
})

const nowhereIn = (city: string, more: Partial<Located> = {}) =>
  place('Oak Hill Arena', { ...nowhere, city, state: 'Indiana', ...more })

test.each([
  ['Saint-Victor-de-Beauce', 'Indiana', {}, 'same'],
  ['Saint-Victor (North)', 'Indiana', {}, 'same'],
  ['Hobart', 'Indiana', {}, 'near'],
  ['Hobart', 'Indiana', { address: '12 Elm St' }, 'same'],
  ['Hobart', 'Ohio', { address: '12 Elm St' }, undefined],
  ['Saint-Victor', 'Ohio', { address: '12 Elm St' }, 'same'],
  ['Saint-Victor', 'Ohio', {}, undefined],
])(
  'a namesake in a town that no gazetteer knows, with one in %s, %s, %j, is %s',
  (city, state, more, certainty) => {
    const existing = place('Oak Hill Arena', { city, state, ...more })
    expect(certaintyOf(existing, nowhereIn('Saint-Victor', more))).toBe(certainty)
  },
)

test('a namesake of the same town is the same even if another town of that name was taken for it', () => {
  expect(
    inTown(
      place('Oak Hill Arena', { ...away(90), city: 'Gary', state: 'Indiana' }),
      place('Oak Hill Arena', vague),
    )?.certainty,
  ).toBe('same')
})

test('a namesake far away with the same telephone is doubtful', () => {
  const phone = { phone: '(317) 555-0100' }
  expect(
    certaintyOf(place('Oak Hill Arena', phone), place('Oak Hill Arena', { ...phone, ...away(80) })),
  ).toBe('near')
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
  const index = createIndex()
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
  const index = createIndex()
  index.add('it', place('Oak Hill Arena', { lat, lng: -86.2001 }))
  expect(index.find(place('Oak Hill Arena', { lat: lat + 0.0002, lng: -86.1999 }))?.certainty).toBe('same')
})
