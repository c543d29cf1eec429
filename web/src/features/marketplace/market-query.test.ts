import { expect, test } from 'vitest'
import { facilityFilterOf } from './facility-filter-of.server.ts'
import { changed, cleared, everything, withToggled, type MarketQuery } from './market-query.ts'

const near: MarketQuery = { ...everything, near: 'Carmel, IN', dist: 25, sort: 'distance', page: 4 }

test('a change starts at the first page, and takes away what hung on what is gone', () => {
  expect(changed(near, { sport: ['Soccer'] })).toEqual({ ...near, sport: ['Soccer'], page: 1 })
  expect(changed(near, { near: undefined })).toEqual({ ...everything, near: undefined })
  const courts = { ...everything, space: 'Court', count: 8 }
  expect(changed(courts, { space: undefined }).count).toBeUndefined()
})

test('a value of a list is added, and taken out again', () => {
  const both = withToggled(withToggled(everything, 'state', 'Ohio'), 'state', 'Iowa')
  expect(both.state).toEqual(['Ohio', 'Iowa'])
  expect(withToggled(both, 'state', 'Ohio').state).toEqual(['Iowa'])
})

test('clearing keeps the way of looking at the result', () => {
  expect(cleared({ ...near, view: 'map' })).toEqual({ ...everything, view: 'map', sort: undefined })
  expect(cleared({ ...everything, q: 'x', sort: 'rating' }).sort).toBe('rating')
})

test('the filter that the search takes', () => {
  expect(
    facilityFilterOf({ ...near, q: 'park', sport: ['Soccer'], amenity: ['Wifi'], rating: 4, capacity: 500 }),
  ).toEqual({
    text: 'park',
    near: { address: 'Carmel, IN', dist: 25 },
    sports: ['Soccer'],
    amenities: ['Wifi'],
    rating: { from: 4 },
    capacity: { from: 500 },
    sort: 'distance',
  })
})

test('surface and location are of the space where one is wanted', () => {
  const hard = { ...everything, surface: ['Hardwood'], location: 'Indoor' } satisfies MarketQuery
  expect(facilityFilterOf(hard)).toEqual({ surface: ['Hardwood'], location: 'Indoor' })
  expect(facilityFilterOf({ ...hard, space: 'Court', count: 8 })).toEqual({
    space: { name: 'Court', surface: ['Hardwood'], location: 'Indoor', count: 8 },
  })
})

test('dates keep to facilities that say they host, unless one way of hosting is wanted', () => {
  const dates = { ...everything, from: '2027-03-12' }
  expect(facilityFilterOf(dates).availability).toEqual(['Available to host', 'Limited availability to host'])
  expect(facilityFilterOf({ ...dates, availability: ['Available to host'] }).availability).toEqual([
    'Available to host',
  ])
})
